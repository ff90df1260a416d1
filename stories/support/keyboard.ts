/** A key, and what it does. */
export interface KeyRule {
  readonly keys: string;
  readonly does: string;
}

/** What the keyboard does with the elements of a part, by selector. The platform does most of it. */
const RULES: readonly (KeyRule & { readonly where: string })[] = [
  {
    where: 'a[href], button, summary, input, select, textarea, video[controls], [tabindex="0"]',
    keys: 'Tab, Shift + Tab',
    does: 'go on to the next, and back',
  },
  { where: 'a[href]', keys: 'Enter', does: 'follows the link' },
  { where: 'button:not([role="tab"])', keys: 'Enter, Space', does: 'press the button' },
  { where: 'summary', keys: 'Enter, Space', does: 'open and close' },
  {
    where: 'header summary',
    keys: 'Escape',
    does: 'closes the open menu; the focus goes back to its button',
  },
  { where: 'dialog', keys: 'Escape', does: 'closes it' },
  { where: '[role="tab"]', keys: '← →, Home, End', does: 'choose a tab, in the direction of the script' },
  { where: '[role="tab"]', keys: 'Tab', does: 'goes on into the panel' },
  { where: 'input[type="radio"]', keys: '↑ ↓ ← →', does: 'choose; the group is one stop' },
  { where: 'input[type="checkbox"]', keys: 'Space', does: 'ticks and unticks' },
  { where: 'select', keys: '↑ ↓, letters', does: 'choose' },
  { where: 'input[type="file"]', keys: 'Enter, Space', does: 'open the choice of files' },
  { where: '[role="region"][tabindex="0"]', keys: '↑ ↓ ← →', does: 'scroll what is wider than its box' },
];

/** What the keyboard does in a part as it stands in a document. */
export const keyRulesOf = (part: ParentNode): readonly KeyRule[] =>
  RULES.filter(({ where }) => part.querySelector(where) !== null);
