const texts = Object.entries(
  import.meta.glob<string>(['../../.changeset/*.md', '../../src/CHANGELOG.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const changelog = texts.find(([path]) => path.endsWith('/CHANGELOG.md'))?.[1] ?? '';

/** The last release of the library. */
export const VERSION = /^## (\S+)/m.exec(changelog)?.[1] ?? '';

/** The unreleased notes: `.changeset/NAME.md`, without the front matter that a release needs. */
const coming = texts
  .filter(([path]) => !/\/(?:README|CHANGELOG)\.md$/.test(path))
  .map(([, text]) => text.replace(/^---[^]*?---/, '').trim());

/** Notes about a new part begin with its name: `Prose`: or `Newsletter`, `Video`: */
const INTRODUCES = /((?:`\w+`(?:, | and ))*`\w+`):/g;
const introduced = new Set(
  coming.flatMap((note) => [...note.matchAll(INTRODUCES)].flatMap(([names]) => names.match(/\w{4,}/g) ?? [])),
);

/** How far a part can be relied on. */
export type Status = 'stable' | 'new' | 'deprecated';

/** What the docs say about a part's life. */
export interface Life {
  readonly status: Status;
  readonly words: string;
  /** The notes of the next release that name it. */
  readonly coming: readonly string[];
}

/**
 * The life of a part.
 *
 * @param description its docstring, which says where it is deprecated
 */
export function lifeOf(name: string, description: string): Life {
  const notes = coming.filter((note) => note.includes(`\`${name}\``));
  const [, instead] = /@deprecated\s*(.*)/.exec(description) ?? [];
  if (instead !== undefined) return { status: 'deprecated', words: `Deprecated. ${instead}`, coming: notes };
  return introduced.has(name)
    ? { status: 'new', words: `New: it comes with the release after ${VERSION}.`, coming: notes }
    : { status: 'stable', words: `Stable, in ${VERSION}.`, coming: notes };
}

/** The changelog, preceded by what the next release brings. */
export const changes = (): string =>
  changelog.replace(
    /^# .*\n/,
    coming.length === 0
      ? ''
      : `## Next\n\n${coming.map((note) => `- ${note.replace(/\n+/g, ' ')}`).join('\n')}\n`,
  );
