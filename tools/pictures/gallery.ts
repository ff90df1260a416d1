import { stripTypeScriptTypes } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shot } from './plan.ts';

/**
 * Writes the page on which all pictures are seen at a glance. It works from the file system, without a server.
 *
 * @param folder where the pictures are
 */
export function writeGallery(folder: string, shots: readonly Shot[]): void {
  const part = (name: string) => readFileSync(join(import.meta.dirname, 'gallery', name), 'utf8');
  const facts = shots.map(({ file, variant, language, theme, width, page }) => ({
    file,
    variant,
    language,
    theme,
    width: String(width),
    page,
  }));
  const html = part('page.html')
    .replace('/* style */', () => part('page.css'))
    .replace('/* pictures */', () => JSON.stringify(facts).replaceAll('<', '\\u003c'))
    .replace('/* script */', () => stripTypeScriptTypes(part('page.ts')));
  writeFileSync(join(folder, 'index.html'), html);
}
