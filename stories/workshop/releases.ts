const texts = Object.entries(
  import.meta.glob<string>(['../../.changeset/*.md', '../../src/CHANGELOG.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
    // A build leaves directories out whose name begins with a dot.
    exhaustive: true,
  }),
);
const changelog = texts.find(([path]) => path.endsWith('/CHANGELOG.md'))?.[1] ?? '';

/** The last release of the library. */
export const VERSION = /^## (\S+)/m.exec(changelog)?.[1] ?? '';

/** An unreleased note, `.changeset/NAME.md`: its subject, and mostly a list with an item for each change. */
interface Note {
  readonly bump: string;
  readonly text: string;
  readonly subject: string;
  /** The changes, each on one line; a note without a list is one change. */
  readonly items: readonly string[];
}

function noteOf(file: string): Note {
  const [, frontMatter = '', text = ''] = /^---([^]*?)\n---\s*([^]*?)\s*$/.exec(file) ?? [];
  const [subject = '', ...items] = text.split(/\n+- /).map((part) => part.replaceAll(/\s*\n\s*/g, ' '));
  const [, bump = ''] = /: (\w+)/.exec(frontMatter) ?? [];
  return { bump, text, subject, items: items.length > 0 ? items : [subject] };
}

const notes = texts
  .filter(([path]) => !/\/(?:README|CHANGELOG)\.md$/.test(path))
  .map(([, file]) => noteOf(file));

/** In a note whose subject begins with 'New', items begin with the names of the parts: `Prose`: or `Select`, `Checkbox`: */
const INTRODUCES = /^((?:`\w+`(?:, | and ))*`\w+`):/;
const introduced = new Set(
  notes
    .filter(({ subject }) => /^\**New\b/.test(subject))
    .flatMap(({ items }) => items)
    .flatMap((item) => INTRODUCES.exec(item)?.[1]?.match(/\w+/g) ?? []),
);

/** How far a part can be relied on. */
export type Status = 'stable' | 'new' | 'deprecated';

/** What the docs say about a part's life. */
export interface Life {
  readonly status: Status;
  readonly words: string;
  /** What the notes of the next release say about it. */
  readonly coming: readonly string[];
}

/**
 * The life of a part.
 *
 * @param description its docstring, which says where it is deprecated
 */
export function lifeOf(name: string, description: string): Life {
  const coming = notes.flatMap(({ items }) => items).filter((item) => item.includes(`\`${name}\``));
  const [, instead] = /@deprecated\s*(.*)/.exec(description) ?? [];
  if (instead !== undefined) return { status: 'deprecated', words: `Deprecated. ${instead}`, coming };
  return introduced.has(name)
    ? { status: 'new', words: `New: it comes with the release after ${VERSION}.`, coming }
    : { status: 'stable', words: `Stable, in ${VERSION}.`, coming };
}

/** The notes of one kind, as `changeset version` writes them. */
function group(heading: string, bump: string): string {
  const entries = notes
    .filter((note) => note.bump === bump)
    .map(({ text }) => `- ${text.replaceAll(/\n(?=.)/g, '\n  ')}`);
  return entries.length === 0 ? '' : `### ${heading}\n\n${entries.join('\n\n')}\n\n`;
}

/** The changelog, preceded by what the next release brings. */
export const changes = (): string =>
  changelog.replace(
    /^# .*\n/,
    // A function: in a text `$&` would mean what was found.
    () =>
      notes.length === 0
        ? ''
        : `## Next\n\n${group('Major Changes', 'major')}${group('Minor Changes', 'minor')}${group('Patch Changes', 'patch')}`,
  );
