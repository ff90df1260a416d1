/** One picture to take: a story in a mode. Plain data, so that it can be kept and reported. */
export interface Picture {
  /** `components-button--primary.en-light`; its files are named after it. */
  readonly id: string;
  readonly storyId: string;
  /** The story's title, `Components/Button`. */
  readonly title: string;
  /** The story's name below its title. */
  readonly name: string;
  /** The file that has the story, relative to the checkout. */
  readonly file: string;
  readonly mode: string;
  /** The other properties of its mode, such as a language or a colour scheme. */
  readonly facts: Readonly<Record<string, string>>;
  /** The viewport, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The value of Storybook's `globals` URL parameter. */
  readonly globals: string;
}

/** A story that is left out of the pictures, and why. */
export interface LeftOut extends Pick<Picture, 'storyId' | 'title' | 'name'> {
  readonly reason: string;
}

/** The pictures to take of one build of the workshop. */
export interface PictureList {
  readonly pictures: readonly Picture[];
  readonly leftOut: readonly LeftOut[];
}

/** The name of a story in reports. */
export const storyName = ({ title, name }: Pick<Picture, 'title' | 'name'>): string => `${title} / ${name}`;
