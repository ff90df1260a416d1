/** A coloured surface, in the accent of the tokens. */
export function Panel({ height }: { readonly height: number }) {
  return <div style={{ background: 'var(--accent)', borderRadius: 8, height, margin: 16 }} />;
}
