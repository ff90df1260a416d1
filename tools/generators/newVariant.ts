import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createVariant } from './createVariant.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const USAGE = "npm run new:variant NAME [-- --accent '#0b7a53']";

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { accent: { type: 'string' } },
  });
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new Error(`Give one name: ${USAGE}`);
  const folders = createVariant({ root, name, ...values });
  process.stdout.write(
    [
      `Wrote ${folders.map((folder) => relative(root, folder)).join(' and ')}.`,
      `See it: SITE_VARIANT=${name} npm run dev, or in the workshop's toolbar: npm run storybook`,
      'Then replace, in this order: company.ts, theme.ts, pages, assets/i18n, the content, the pictures.',
      '',
    ].join('\n'),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
