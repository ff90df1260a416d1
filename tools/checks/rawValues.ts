/** A colour or a font size that is written out where a role belongs. */
export interface RawValue {
  /** Counted from 1. */
  readonly line: number;
  readonly value: string;
}

/** CSS's named colours, without `transparent` and `currentcolor`, which are no colours of their own. */
const NAMED_COLOURS = [
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood',
  'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray',
  'darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen',
  'darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue',
  'firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew',
  'hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan',
  'lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue',
  'lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine',
  'mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise',
  'mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered',
  'orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple',
  'rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue',
  'slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white',
  'whitesmoke yellow yellowgreen',
].join(' ');

const COLOUR_PROPERTY = String.raw`(?:[\w-]*color|background(?:-image)?|border(?:-[a-z-]+)?|outline|fill|stroke|[a-z-]*shadow|backgroundColor|borderColor)`;

const PATTERNS: readonly RegExp[] = [
  // A colour's number: `#fff`, `#1a2b3c80`; not an anchor such as `href="#contact"` or a URL's fragment.
  /(?<![\w"'(&/`])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/gi,
  /(?<=["'`])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=["'`])/gi,
  // A colour's function with numbers of its own; `rgb(from ${token(…)} …)` builds on a role.
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]+[^)]*\)?/gi,
  new RegExp(
    String.raw`(?<=\b${COLOUR_PROPERTY}\s*:[^;{}\n]*?(?<![\w.$-]))(?:${NAMED_COLOURS.replaceAll(' ', '|')})(?![\w(-])`,
    'gi',
  ),
  new RegExp(
    String.raw`(?<=\b(?:fill|stroke|color|stopColor)=["'])(?:${NAMED_COLOURS.replaceAll(' ', '|')})(?=["'])`,
    'gi',
  ),
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
    })),
  );
}
