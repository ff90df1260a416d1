/** The custom property that stands for a dotted name: `color.accent` is `--color-accent`. */
export function propertyName(name: string): `--${string}` {
  return `--${name.replace('.', '-')}`;
}
