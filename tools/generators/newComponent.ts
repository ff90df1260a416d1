import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createComponent } from './newComponentFiles.ts';

/** `npm run new:component NAME`: a component with its story, its docs page and its export, in the house style. */
const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new Error('Give one name: npm run new:component NAME');
  const files = await createComponent({ root, name });
  // The library's public shape has grown, and its report has to say so.
  execFileSync(process.execPath, [join(root, 'tools/lib/updateApiReport.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  process.stdout.write(
    [
      ...[...files, 'src/api-report.md'].map((file) => `wrote ${file}`),
      `See it: npm run storybook, Components/${name}.`,
      'Then replace, in this order: its docstrings and props, its styles, its stories, its guide. `npx changeset` tells consumers.',
      '',
    ].join('\n'),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
