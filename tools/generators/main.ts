import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import { parseArgs, refuse } from '../args.ts';
import { createComponent } from './createComponent.ts';
import { createVariant } from './createVariant.ts';

/** `npm run new:component NAME` and `npm run new:variant NAME [-- --accent '#0b7a53']`, in the house style. */

async function component(name: string): Promise<readonly string[]> {
  const wrote = (await createComponent(root, name)).map((file) => `wrote ${file}`);
  // The library's public API has grown, and its report has to include that.
  const update = join(root, 'tools/lib/updateApiReport.ts');
  const { status } = spawnSync(process.execPath, [update], { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    throw new Error([...wrote, 'but not src/api-report.md: mend that, then npm run api:update'].join('\n'));
  return [
    ...wrote,
    'wrote src/api-report.md',
    `See it: npm run storybook, Components/${name}.`,
    'Then replace, in this order: its docstrings and props, its styles, its stories, its guide.',
    'Tell consumers of it in a note: .changeset/README.md.',
  ];
}

function variant(name: string, accent: string | undefined): readonly string[] {
  const folders = createVariant(root, name, accent);
  return [
    `Wrote ${folders.map((folder) => relative(root, folder)).join(' and ')}.`,
    `See it: SITE_VARIANT=${name} npm run dev, or in the workshop's toolbar: npm run storybook`,
    'Then replace, in this order: company.ts, theme.ts, pages, assets/i18n (add COMMON.APP_TITLE, in which every title ends), the content, the pictures.',
  ];
}

async function main(): Promise<readonly string[]> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { accent: { type: 'string' } },
  });
  const [kind, name, ...rest] = positionals;
  const more = kind === 'variant' ? " [-- --accent '#0b7a53']" : '';
  if (name === undefined || rest.length > 0)
    throw new Error(`Give one name: npm run new:${kind} NAME${more}`);
  if (kind === 'component' && values.accent !== undefined) throw new Error('Only a brand has an --accent.');
  return kind === 'variant' ? variant(name, values.accent) : component(name);
}

process.stdout.write(`${(await main().catch(refuse)).join('\n')}\n`);
