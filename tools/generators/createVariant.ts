import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTheme, neutralDecisions } from '@plinth/ui/tokens';
import { variantPictures } from './variantPictures.ts';
import { variantSources } from './variantSources.ts';

/** What a new brand begins with. */
export interface NewVariant {
  /** The repository in which it is made, absolute. */
  readonly root: string;
  /** The brand's name: small letters, digits and hyphens; the value of `SITE_VARIANT`. */
  readonly name: string;
  /** The one colour of action, as CSS. */
  readonly accent?: string;
}

const TEMPLATE = join(import.meta.dirname, 'variant');

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Copies a folder of the template and puts the brand's name where it belongs. */
function copyTemplate(from: string, to: string, name: string): void {
  cpSync(join(TEMPLATE, from), to, { recursive: true });
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('__NAME__', name));
  }
}

/**
 * Writes a new brand that builds and passes every check as it stands, with placeholder words in both languages and placeholder
 * pictures in its own colours: `site/variants/NAME` and `server/content/NAME`.
 *
 * @returns the folders that were written
 * @throws Error when the name is no name for a folder or is taken, or when the accent fails contrast
 */
export function createVariant({ root, name, accent = neutralDecisions.accent }: NewVariant): string[] {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `'${name}' cannot be a brand's name: use small letters, digits and hyphens, such as acme-labs.`,
    );
  }
  const site = join(root, 'site/variants', name);
  const content = join(root, 'server/content', name);
  const taken = [site, content].find((folder) => existsSync(folder));
  if (taken !== undefined) throw new Error(`There is a brand '${name}' already: ${taken}.`);
  // Before anything is written: a colour that cannot be read leaves nothing behind.
  const theme = createTheme({ ...neutralDecisions, name, accent });
  for (const [file, source] of Object.entries(variantSources(name, accent))) write(join(site, file), source);
  for (const [file, svg] of variantPictures(theme)) write(join(site, file), svg);
  copyTemplate('assets/i18n', join(site, 'assets/i18n'), name);
  copyTemplate('pages', join(site, 'pages'), name);
  copyTemplate('content', content, name);
  return [site, content];
}
