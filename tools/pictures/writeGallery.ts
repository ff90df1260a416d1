import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';

/** Writes the page on which all pictures are seen at a glance. It works from the file system, without a server. */
export default function writeGallery({ projects }: FullConfig): void {
  const folder = projects[0]?.outputDir ?? '';
  const figures = globSync('*/*/*.png', { cwd: folder })
    .toSorted()
    .map((name) => {
      const file = name.replaceAll('\\', '/');
      const facts = file.replace('.png', '').replaceAll(/\/|-(?=(?:light|dark)-\d)|-(?=\d+$)/g, ' ');
      return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="" /></a><figcaption>${facts}</figcaption></figure>`;
    });
  const page = readFileSync(join(import.meta.dirname, 'gallery.html'), 'utf8');
  writeFileSync(
    join(folder, 'index.html'),
    page.replace('<!-- pictures -->', () => figures.join('\n')),
  );
  console.log(`${figures.length} pictures: ${join(folder, 'index.html')}`);
}
