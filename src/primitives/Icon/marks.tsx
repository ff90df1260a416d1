import type { ComponentPropsWithRef } from 'react';

type MarkProps = ComponentPropsWithRef<'svg'>;

/** Lines of two pixels with round ends, on a field of 24 by 24. */
function Lines(props: MarkProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  );
}

/*
 * The few marks that the library itself shows, as Lucide draws them (ISC License, Copyright (c) Lucide Icons and Contributors,
 * https://lucide.dev/license). They are a dozen lines; its package would add more than a kilobyte to every page.
 */
/** Leads on. */
export const ArrowRight = (props: MarkProps) => (
  <Lines {...props}>
    <path d="M5 12h14M12 5l7 7-7 7" />
  </Lines>
);
/** Contained, chosen. */
export const Check = (props: MarkProps) => (
  <Lines {...props}>
    <path d="M20 6 9 17l-5-5" />
  </Lines>
);
/** Opens. */
export const ChevronDown = (props: MarkProps) => (
  <Lines {...props}>
    <path d="m6 9 6 6 6-6" />
  </Lines>
);
/** Back. */
export const ChevronLeft = (props: MarkProps) => (
  <Lines {...props}>
    <path d="m15 18-6-6 6-6" />
  </Lines>
);
/** On. */
export const ChevronRight = (props: MarkProps) => (
  <Lines {...props}>
    <path d="m9 18 6-6-6-6" />
  </Lines>
);
/** Languages. */
export const Globe = (props: MarkProps) => (
  <Lines {...props}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" />
  </Lines>
);
/** A menu. */
export const MenuLines = (props: MarkProps) => (
  <Lines {...props}>
    <path d="M4 5h16M4 12h16M4 19h16" />
  </Lines>
);
/** Not contained. */
export const Minus = (props: MarkProps) => (
  <Lines {...props}>
    <path d="M5 12h14" />
  </Lines>
);
/** Plays. */
export const PlayMark = (props: MarkProps) => (
  <Lines {...props}>
    <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
  </Lines>
);
/** Opens more. */
export const Plus = (props: MarkProps) => (
  <Lines {...props}>
    <path d="M5 12h14M12 5v14" />
  </Lines>
);
/** Takes files. */
export const Upload = (props: MarkProps) => (
  <Lines {...props}>
    <path d="M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4" />
  </Lines>
);
/** Closes, takes away. */
export const X = (props: MarkProps) => (
  <Lines {...props}>
    <path d="M18 6 6 18M6 6l12 12" />
  </Lines>
);
