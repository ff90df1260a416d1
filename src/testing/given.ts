/** Attributes that every component passes on to an element of its own. */
export interface Given {
  readonly as?: 'aside';
  readonly className?: string;
  readonly 'data-given'?: string;
  readonly ref?: (element: Element | null) => void;
}

/** Part of every text that a component is given, so that a text of its own stands out. */
export const MARK = '※';

/** Words that can be told from a part's own. */
export const say = (words: string): string => `${MARK} ${words}`;
