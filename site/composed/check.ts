import { CONTACT_ID, MAIN_ID } from '../routes/index.ts';
import { anchorsOf, deadLink } from './links.ts';
import { isRecord } from './content.ts';
import { type CheckContext, type Problem, Reader, type ValuePath, found, unknownName } from './reader.ts';
import { type RawProps, SECTIONS, type SectionName, migrated, schemaOf } from './sections.ts';

/** A section as its file has it: its name, and its props beside it. */
export interface PageSection extends RawProps {
  readonly section: SectionName;
}

/** A page as its file has it. */
export interface Page {
  readonly title: string;
  readonly description: string;
  /** The picture on the page's share image, below the site's base. */
  readonly picture?: string;
  readonly sections: readonly PageSection[];
}

/** A section as a browser gets it: its words parsed, its pictures and addresses resolved. */
export interface SectionContent {
  readonly section: SectionName;
  readonly props: RawProps;
}

/** A page as a browser gets it. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly SectionContent[];
}

/** The result of checking a page. */
export interface CheckedPage {
  /** What has to be mended; without problems the page can be shown. */
  readonly problems: readonly Problem[];
  /** The page as its file has it, with today's names. */
  readonly page: Page;
  /** The page as a browser gets it; what has a problem is left out. */
  readonly content: PageContent;
}

/** What is shown of a file that holds no page. */
export const EMPTY_PAGE = { title: '', description: '', sections: [] } as const satisfies PageContent;

const PAGE_KEYS = ['title', 'description', 'picture', 'sections'] as const;

/** An anchor that links and style sheets can name. */
const ANCHOR = /^[a-z][a-z\d-]*$/;

/** A section that could be read, as its file has it and as a browser gets it. */
interface ReadSection {
  readonly written: PageSection;
  readonly content: SectionContent;
}

/** The picture on the page's share image, if the file names one. */
function sharePicture(reader: Reader, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const src = reader.text(value, ['picture'], 'the path of a picture');
  if (src !== undefined) reader.picture(src, '', ['picture']);
  return src;
}

/** Refuses an id that links cannot name, or that something else on the page has. */
function checkId(reader: Reader, id: string, path: ValuePath, taken: ReadonlySet<string>): void {
  if (!ANCHOR.test(id))
    reader.refuse(path, 'expected lower-case letters, digits and hyphens, a letter first');
  if (id === MAIN_ID) reader.refuse(path, `the id '${id}' is that of the whole page: choose another`);
  if (taken.has(id)) reader.refuse(path, `another section has the id ${found(id)}`);
}

/**
 * Reads a section.
 *
 * @param taken the ids of the sections before it, to which its own is added
 * @returns undefined when nobody can tell which section it is
 */
function readSection(
  reader: Reader,
  entry: unknown,
  path: ValuePath,
  taken: Set<string>,
): ReadSection | undefined {
  if (!isRecord(entry)) return reader.refuse(path, `expected a section, found ${found(entry)}`);
  const { section: name, ...older } = entry;
  const schema = schemaOf(name);
  if (schema === undefined)
    return reader.refuse(
      'section' in entry ? [...path, 'section'] : path,
      typeof name === 'string' && name !== ''
        ? unknownName(name, Object.keys(SECTIONS))
        : "expected the section's name: section: Hero",
    );
  const section = name as SectionName;
  const props = migrated(schema, older);
  const written = { section, ...props };
  // A contact section has its id even when the file gives none.
  const [id] = anchorsOf([written]);
  if (id !== undefined) {
    checkId(reader, id, [...path, 'id'], taken);
    taken.add(id);
  }
  return { written, content: { section, props: reader.section(schema.fields, props, path) } };
}

function readSections(reader: Reader, list: unknown): readonly ReadSection[] {
  const path = ['sections'];
  if (!Array.isArray(list)) {
    reader.refuse(path, `expected a list, found ${found(list)}`);
    return [];
  }
  if (list.length === 0) reader.refuse(path, 'expected at least one section');
  const taken = new Set<string>();
  return list.flatMap((entry: unknown, index) => readSection(reader, entry, [...path, index], taken) ?? []);
}

/** Reports the links that lead nowhere, where it is known where links can lead. */
function checkLinks({ links, problems, context }: Reader, anchors: readonly string[]): void {
  const { langCode, targets } = context;
  if (targets === undefined) return;
  for (const { path, href } of links) {
    const message = deadLink(href, { langCode, anchors, targets });
    if (message !== undefined) problems.push({ path, message, about: 'link' });
  }
}

/** Checks a page that was read from a file or made in an editor, and turns it into what a browser gets. */
export function checkPage(value: unknown, context: CheckContext): CheckedPage {
  const reader = new Reader(context);
  const { problems } = reader;
  if (!isRecord(value)) {
    reader.refuse([], `expected a page: title, description and sections; found ${found(value)}`);
    return { problems, page: EMPTY_PAGE, content: EMPTY_PAGE };
  }
  reader.unknown(value, [], PAGE_KEYS);
  const title = reader.text(value['title'], ['title']) ?? '';
  const description = reader.text(value['description'], ['description']) ?? '';
  const picture = sharePicture(reader, value['picture']);
  const read = readSections(reader, value['sections']);
  const sections = read.map(({ written }) => written);
  checkLinks(reader, anchorsOf(sections));
  // Every page links to the contact section.
  const contact = sections.filter(({ section }) => section === 'ContactSection');
  if (context.isHome === true && !anchorsOf(contact).includes(CONTACT_ID))
    reader.refuse(
      ['sections'],
      `the home page needs the section ContactSection, with the id '${CONTACT_ID}'`,
    );
  return {
    problems,
    page: { title, description, ...(picture !== undefined && { picture }), sections },
    content: { title, description, sections: read.map(({ content }) => content) },
  };
}
