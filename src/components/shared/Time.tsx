import type { ComponentPropsWithoutRef } from 'react';

/** A time in the page's language. HTML allows words in a `<time>` only where `datetime` says the same to machines. */
export const Time = (props: ComponentPropsWithoutRef<'time'>) =>
  props.dateTime === undefined ? <span {...props} /> : <time {...props} />;
