import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTheme, neutralDecisions } from '@plinth/ui/tokens';
import { fillTemplates } from './fillTemplates.ts';
import { variantPictures } from './variantPictures.ts';

/**
 * Writes a new brand that builds and passes every check as it is, with placeholder texts in both languages and placeholder
 * pictures in its own colours: `site/variants/NAME` and `server/content/NAME`.
 *
 * @param root the repository in which it is made, absolute
 * @param name small letters, digits and hyphens; the value of `SITE_VARIANT`
 * @param accent the one colour of action, as CSS
 * @returns the folders that were written
 * @throws Error when the name is not valid for a folder or is taken, or when the accent lacks contrast
 */
export function createVariant(
  root: string,
  name: string,
  accent: string = neutralDecisions.accent,
): string[] {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `'${name}' cannot be a brand's name: use small letters, digits and hyphens, such as acme-labs.`,
    );
  }
  const site = join(root, 'site/variants', name);
  const content = join(root, 'server/content', name);
  const taken = [site, content].find((folder) => existsSync(folder));
  if (taken !== undefined) throw new Error(`There is a brand '${name}' already: ${taken}.`);
  // Before anything is written, so that an unreadable colour leaves nothing behind.
  const theme = createTheme({ ...neutralDecisions, name, accent });
  const files = [
    ...fillTemplates('variant', { NAME: name, ACCENT: accent }),
    ...variantPictures(name, theme),
  ];
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [site, content];
}
