import { Mark } from './MessageDialog.styles.ts';

/** A tick in a circle, or an exclamation mark in an octagon: told apart by shape, not by colour alone. Decoration. */
export function ToneMark({ tone }: { readonly tone: 'success' | 'error' }) {
  return (
    <Mark $tone={tone} viewBox="0 0 56 56" fill="none" aria-hidden="true">
      {tone === 'success' ? (
        <>
          <circle cx="28" cy="28" r="26" />
          <path d="m18 29 7 7 14-15" />
        </>
      ) : (
        <>
          <path d="M18 3h20l15 15v20L38 53H18L3 38V18z" />
          <path d="M28 17v14m0 7v.5" />
        </>
      )}
    </Mark>
  );
}
