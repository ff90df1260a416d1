/** Fields that are not text for people. */
const NOT_WORDS = new Set(['id', 'productId', 'processId', 'imageUrl', 'template']);
/** Names of companies and people, and e-mail addresses, keep their length in any language; so does the name of a logo's link. */
const PROPER_NAMES = new Set(['company.name', 'company.email', 'menu.home', 'ABOUT.MEMBER.NAME']);
/** What a visitor writes, what no page shows, and patterns that join words which are doubled already. */
const NOT_OURS = ['form.samples.', 'kit.fileName', 'META.', 'action.of'];

const isKept = (path: string): boolean =>
  NOT_WORDS.has(path.split('.').at(-1) ?? '') ||
  PROPER_NAMES.has(path) ||
  NOT_OURS.some((start) => path.startsWith(start));

/** A word, or a placeholder, which will be filled with doubled words. */
const PART = /\{+[^}]*\}+|[^\s{]+/g;

/**
 * Every word twice, one after the other: a text that began with another text still does, as an accessible name has to begin with
 * the visible label. HTML is doubled as a whole.
 */
const doubledText = (text: string): string =>
  text.includes('<')
    ? `${text} ${text}`
    : text.replaceAll(PART, (part) => (part.startsWith('{') ? part : `${part} ${part}`));

function doubled(value: unknown, path = ''): unknown {
  if (isKept(path)) return value;
  if (typeof value === 'string') return doubledText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => doubled(item));
  if (typeof value === 'function')
    return (...args: unknown[]) => doubled(Reflect.apply(value, undefined, args));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      doubled(item, path === '' ? name : `${path}.${name}`),
    ]),
  );
}

/**
 * A copy with every word twice, to see what breaks when a label doubles. It has the same structure as the original, in the
 * same order.
 */
export const withDoubledWords = <T extends object>(value: T): T =>
  Object.assign({ ...value }, doubled(value));
