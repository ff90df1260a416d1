import { lexer } from 'css-tree';

/** A colour or a font size that is written out where a role belongs. */
export interface RawValue {
  /** Counted from 1. */
  readonly line: number;
  readonly value: string;
}

/** Whether a word is one of CSS's named colours; `transparent` and `currentcolor` are no colours of their own. */
const isNamedColour = (word: string): boolean => lexer.matchType('named-color', word).error === null;

const COLOUR_PROPERTY = String.raw`(?:[\w-]*color|background(?:-image)?|border(?:-[a-z-]+)?|outline|fill|stroke|[a-z-]*shadow|backgroundColor|borderColor)`;

const PATTERNS: readonly RegExp[] = [
  // A colour's number: `#fff`, `#1a2b3c80`; not an anchor such as `href="#contact"` or a URL's fragment.
  /(?<![\w"'(&/`])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/gi,
  /(?<=["'`])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=["'`])/gi,
  // A colour's function with numbers of its own; `rgb(from ${token(…)} …)` builds on a role.
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]+[^)]*\)?/gi,
  new RegExp(String.raw`(?<=\b${COLOUR_PROPERTY}\s*:[^;{}\n]*?(?<![\w.$-]))[a-z]+(?![\w(-])`, 'gi'),
  new RegExp(String.raw`(?<=\b(?:fill|stroke|color|stopColor)=["'])[a-z]+(?=["'])`, 'gi'),
  /(?<=\bfont-size\s*:\s*|\bfontSize\s*[:=]\s*[{"'`]{0,2})[\d.]+[a-z%]*/gi,
  /(?<=\bfont\s*:[^;{}$]*?)(?<![\w.])[\d.]+(?:px|rem|em|pt)\b/gi,
];

/** Blanks comments out, so that their words do not count; lines stay where they are. */
const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/[^\n]*/g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );

/** Finds colours and font sizes that a component writes itself in place of asking for a role (docs/architecture.md, 'Looks'). */
export function findRawValues(source: string): RawValue[] {
  const text = withoutComments(source);
  return PATTERNS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({
      line: text.slice(0, match.index).split('\n').length,
      value: match[0],
    })).filter(({ value }) => !/^[a-z]+$/i.test(value) || isNamedColour(value)),
  );
}
