import { Drawing } from './Picture.styles.ts';

/** A drawing in place of a picture: two hills and a sun in thin lines. Silent without a label. */
export function PictureFallback({ label }: { readonly label: string | undefined }) {
  const meaning =
    label === undefined || label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawing {...meaning} viewBox="-90 -68 300 226" fill="none" stroke="currentColor" strokeWidth="1.5">
      <circle cx="82" cy="30" r="8" />
      <path d="M18 68 46 38l18 19 12-11 26 22M12 68h96" strokeLinecap="round" strokeLinejoin="round" />
    </Drawing>
  );
}
