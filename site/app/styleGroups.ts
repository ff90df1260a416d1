/** The rules of one styled component in a document's style sheet, where they follow those of the group before. */
export interface StyleGroup {
  /** The component's id, as styled-components knows it. */
  readonly id: string;
  /** The class names that its rules are for; a group of keyframes has the name of the animation. */
  readonly names: readonly string[];
  /** How many rules it has. */
  readonly rules: number;
}

/** A class that styled-components made: letters only, unlike the ids of components. */
const CLASS = /(?<=\.)[a-z][a-z-]*(?![\w-])/gi;
const KEYFRAMES = 'sc-keyframes-';
const ENTRY = /^(@)?([^*+]+)(?:\*(\d+))?(?:\+(\d+))?$/;

/** Every class in a style sheet, in the order in which they first appear. */
const classesOf = (css: string): readonly string[] => [...new Set(css.match(CLASS))];

const count = (sign: string, value: number): string => (value === 1 ? '' : `${sign}${value}`);

/** Writes groups down: `id*names+rules`, where a count of one is left out; `@name` are keyframes. */
export const writeStyleGroups = (groups: readonly StyleGroup[]): string =>
  groups
    .map(({ id, names, rules }) =>
      id.startsWith(KEYFRAMES)
        ? `@${id.slice(KEYFRAMES.length)}${count('+', rules)}`
        : `${id}${count('*', names.length)}${count('+', rules)}`,
    )
    .join(' ');

/**
 * Reads groups that {@link writeStyleGroups} wrote.
 *
 * @param css the style sheet; the names are not written twice but taken from it, in order
 */
export function readStyleGroups(text: string, css: string): StyleGroup[] {
  const classes = classesOf(css);
  let taken = 0;
  return text.split(' ').map((entry) => {
    const [, isKeyframes, name = '', names = '1', rules = '1'] = ENTRY.exec(entry) ?? [];
    if (isKeyframes !== undefined) return { id: `${KEYFRAMES}${name}`, names: [name], rules: Number(rules) };
    const first = taken;
    taken += Number(names);
    return { id: name, names: classes.slice(first, taken), rules: Number(rules) };
  });
}
