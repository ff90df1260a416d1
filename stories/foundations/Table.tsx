import type { ReactNode } from 'react';
import './foundations.css';

/** A table of the docs pages; a wide one scrolls in its own box. */
export function Table({
  head,
  children,
}: {
  readonly head: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    <div className="plain-table" style={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** A patch of a colour with its value. */
export function Sample({ color }: { readonly color: string }) {
  return (
    <span style={{ display: 'inline-flex', gap: '0.5em', alignItems: 'center' }}>
      <span
        style={{
          flex: 'none',
          inlineSize: '1.6em',
          blockSize: '1.6em',
          border: '1px solid currentColor',
          borderRadius: '0.4em',
          background: color,
        }}
      />
      <code>{color}</code>
    </span>
  );
}
