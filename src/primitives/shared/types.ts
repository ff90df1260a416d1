/** One more encoding of a picture, for `<source>`. */
export interface MediaSource {
  /** The media type, such as `image/avif`. */
  readonly type: string;
  readonly srcSet: string;
  readonly sizes?: string;
}

/** A picture. */
export interface Media {
  readonly src: string;
  /** What the picture says; empty for decoration. */
  readonly alt: string;
  /** In CSS pixels; reserves the space together with `height`. */
  readonly width?: number;
  readonly height?: number;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Better encodings, best first. */
  readonly sources?: readonly MediaSource[];
  /** A CSS colour to show until the picture has come. */
  readonly placeholderColor?: string;
}

/** Where a press leads. */
export interface Action {
  readonly label: string;
  /** Without it the action is announced as unavailable and does nothing. */
  readonly href?: string;
  /** Said instead of the label where it stands alone, such as 'More about cloud hosting' for 'More'. */
  readonly accessibleLabel?: string;
}

/** The rank of a heading in the page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** A step of the space scale. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** Elements that a layout primitive may be rendered as. */
export type BoxElement =
  'div' | 'ul' | 'ol' | 'li' | 'dl' | 'article' | 'section' | 'header' | 'footer' | 'nav' | 'main' | 'aside';
