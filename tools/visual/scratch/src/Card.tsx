import type { ReactNode } from 'react';

/** A box with round corners. */
export function Card({ children }: { readonly children: ReactNode }) {
  return (
    <div
      style={{
        border: '2px solid var(--accent)',
        borderRadius: 'var(--radius)',
        padding: 16,
        margin: 16,
        font: '16px sans-serif',
      }}
    >
      {children}
    </div>
  );
}
