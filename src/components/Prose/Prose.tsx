import type { ComponentPropsWithRef } from 'react';
import type { BoxElement } from '../../primitives/index.ts';
import { Root } from './Prose.styles.ts';

/** Props of {@link Prose}. */
export interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` when missing. */
  readonly as?: BoxElement | undefined;
}

/**
 * Typography for rich text that comes as plain elements, such as what Markdown makes: headings from `<h2>` on, paragraphs, lists,
 * tables, quotations, code, figures and footnotes. Put what may be wider than the text, such as a table or code, into a
 * `ScrollArea`.
 */
export function Prose(props: ProseProps) {
  return <Root {...props} />;
}
