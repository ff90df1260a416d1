import * as library from '@plinth/ui';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Guide } from '../.storybook/guide.ts';
import { compilerFindings } from './support/compiled.ts';

/** The code examples of all docs pages, and the props that their guides name, compiled by TypeScript, so that none keeps an old name. */

interface StoryFile {
  readonly default: { readonly title: string; readonly parameters?: { readonly guide?: Guide } };
}
const EXAMPLES = Object.values(
  import.meta.glob<StoryFile>('./{primitives,components,sections}/*.stories.tsx', { eager: true }),
).map(({ default: { title, parameters } }) => ({
  title,
  code: parameters?.guide?.example ?? '',
  props: propsIn(parameters?.guide),
}));

/** The props that a guide's rules for words name, such as `action.label`. */
function propsIn(guide: Guide | undefined): string[] {
  const named = (guide?.content ?? []).flatMap(({ text }) => text.match(/(?<=`)[a-z][\w.]*(?=`)/g) ?? []);
  return [...new Set(named)];
}

/** Does not compile if a part has no such prop. */
const CLAIM = `
type Has<Props, Path extends string> = Path extends \`\${infer Name}.\${infer Rest}\`
  ? Name extends keyof Props ? Has<NonNullable<Props[Name]>, Rest> : false
  : Path extends keyof Props ? true : false;
const claim = <Component extends React.ComponentType<any>, Path extends string>(
  ...said: Has<React.ComponentProps<Component>, Path> extends true ? [] : [never]
) => said;
`;

const claimOf = (title: string, prop: string): string =>
  `claim<typeof library.${title.split('/')[1]}, '${prop}'>();`;

const fileOf = (title: string): string => `${title.replace('/', '-')}.tsx`;

/** What examples import from outside the library. */
const IMPORTS: Readonly<Record<string, string>> = {
  ArrowRight: "import ArrowRight from 'lucide-react/icons/arrow-right';",
  themeCss: "import { themeCss } from '@plinth/ui/tokens';",
  t: "import type { TextKey } from '@plinth/site/text';\ndeclare const t: (key: TextKey, values?: object) => string;",
};

const LIBRARY = new Set(Object.keys(library));

/** Data and parts that belong to the reader of an example. */
const DATA = new Set(
  (
    'AppLink MAIN_ID SiteApp address advantages advice answer bio brandItems cards children close company ' +
    'data description email error errors eyebrow form groups heading href id isLoading isSending item ' +
    'items label langCode languages logos media menu messages name number other paths payload ' +
    'picture points question role send situation src step steps text theme title tooLong value ' +
    'values'
  ).split(' '),
);

/** The example as a component, with imports for the names from the library and elsewhere, and declarations for its data. */
function moduleOf({ title, code, props }: (typeof EXAMPLES)[number]): string {
  const names = [...new Set(code.match(/(?<![.\w'"-])[A-Za-z]\w*/g))];
  const parts = names.filter((name) => LIBRARY.has(name)).join(', ');
  const others = names.flatMap((name) => IMPORTS[name] ?? []);
  const data = names.filter((name) => DATA.has(name)).map((name) => `declare const ${name}: any;`);
  return [
    `import { ${parts} } from '@plinth/ui';`,
    ...others,
    ...data,
    "import type React from 'react';\nimport type * as library from '@plinth/ui';",
    CLAIM,
    ...props.map((prop) => claimOf(title, prop)),
    `export const Example = () => (\n<>\n${code}\n</>\n);`,
  ].join('\n');
}

describe('the code example', () => {
  let findings = '';

  beforeAll(() => {
    const modules = EXAMPLES.map((example) => [fileOf(example.title), moduleOf(example)] as const);
    findings = compilerFindings('examples', new Map(modules), {
      noUnusedLocals: false,
      noImplicitAny: false,
    });
  }, 60_000);

  it.each(EXAMPLES)(
    'of $title compiles as it stands, and its guide names props that there are',
    ({ title, code }) => {
      expect(code).not.toContain('…');
      const lines = findings.split('\n');
      expect(lines.filter((line) => line.includes(fileOf(title)))).toEqual([]);
    },
  );

  it('leaves nothing else for the compiler to say', () => {
    expect(findings).toBe('');
  });
});
