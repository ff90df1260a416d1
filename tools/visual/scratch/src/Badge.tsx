/** A small label. */
export function Badge({ label }: { readonly label: string }) {
  return (
    <span
      style={{
        background: 'rgb(40 120 60)',
        color: 'white',
        padding: '4px 10px',
        font: '16px sans-serif',
        marginLeft: 20,
      }}
    >
      {label}
    </span>
  );
}
