type Style = Readonly<Record<string, string | number>>;

/** A box for the renderer of share images, which takes objects such as React's. */
export function box(own: Style, children: unknown) {
  const style: Style = { display: 'flex', ...own };
  return { type: 'div', key: null, props: { style, children } };
}
