/**
 * The custom property that stands for a dotted name: `color.accent` is `--color-accent`.
 *
 * A module of its own, so that a bundler can put shorter names in its place; nothing else may build such a name.
 */
export function propertyName(name: string): `--${string}` {
  return `--${name.replace('.', '-')}`;
}
