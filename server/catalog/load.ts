import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { isSideFile } from '../settings/sideFiles.ts';
import { PROJECT_ROOT } from '../settings/variants.ts';
import { type LanguageContent, makeAnswers } from './answers.ts';
import { ContentError, readYaml } from './readYaml.ts';
import { HomeFileSchema, MessagesFileSchema, PlanFileSchema, ServiceFileSchema } from './schemas.ts';

/** A variant's answers in every language. */
export type Content = Readonly<Record<LangCode, LanguageContent>>;

/** The files `<id>-<slug>.yaml` of a folder, in the order of their names; any other file is refused by name, except side files. */
function serviceFiles(directory: string, shown: string): string[] {
  let names: string[];
  try {
    names = readdirSync(directory).filter((name) => !isSideFile(name));
  } catch (error) {
    throw new ContentError(`${shown}: the folder cannot be read`, { cause: error });
  }
  const odd = names.find((name) => !/^\d+-[a-z0-9-]+\.yaml$/.test(name));
  if (odd !== undefined) throw new ContentError(`${shown}/${odd}: expected a name such as 2-cloud.yaml`);
  return names.toSorted();
}

function loadLanguage(directory: string, shown: string): LanguageContent {
  const read = <TSchema extends Parameters<typeof readYaml>[2]>(name: string, schema: TSchema) =>
    readYaml(join(directory, name), `${shown}/${name}`, schema);
  const files = new Map<number, string>();
  const services = serviceFiles(join(directory, 'services'), `${shown}/services`).map((file) => {
    const name = `services/${file}`;
    const service = read(name, ServiceFileSchema);
    const twin = files.get(service.id);
    if (twin !== undefined) {
      throw new ContentError(`${shown}/${name}: id: ${service.id} is also the id of ${twin}`);
    }
    if (Number.parseInt(file, 10) !== service.id) {
      throw new ContentError(
        `${shown}/${name}: id: Expected the number in the file's name, found ${service.id}`,
      );
    }
    files.set(service.id, name);
    return service;
  });
  return makeAnswers(
    services,
    read('plan.yaml', PlanFileSchema),
    read('home.yaml', HomeFileSchema),
    read('messages.yaml', MessagesFileSchema),
  );
}

/** Both languages have the same services with the same template; a visitor can switch the language on each page. */
function checkParity(content: Content, shown: string): void {
  const [first, ...others] = LANG_CODES;
  const template = (lang: LangCode, id: string) => {
    const answer = content[lang].services.get(id);
    return answer?.isError === false ? answer.template : 'no page';
  };
  for (const other of others) {
    const ids = new Set([...content[first].services.keys(), ...content[other].services.keys()]);
    for (const id of ids) {
      const [here, there] = [template(first, id), template(other, id)];
      if (here !== there) {
        throw new ContentError(`${shown}: service ${id} is ${here} in ${first}, but ${there} in ${other}`);
      }
    }
  }
}

/** A folder's name in messages: its path in the repository. */
function shownName(directory: string): string {
  const path = relative(PROJECT_ROOT, directory);
  return path.startsWith('..') ? directory : path.split(sep).join('/');
}

/**
 * Reads and checks all content files of a variant.
 *
 * @param directory where its content is (`contentDirectory`), with one folder for each language
 * @returns the answers of the calls, for each language
 * @throws ContentError naming the file, the line, the field and what was expected
 */
export function loadContent(directory: string): Content {
  const shown = shownName(directory);
  const content: Content = {
    'zh-tw': loadLanguage(join(directory, 'zh-tw'), `${shown}/zh-tw`),
    en: loadLanguage(join(directory, 'en'), `${shown}/en`),
  };
  checkParity(content, shown);
  return content;
}
