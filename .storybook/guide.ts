import type { ReactNode } from 'react';
import type { StoryText } from '../stories/text/index.ts';
import type { Look } from './words.ts';

/** A rule for what an editor writes into a part. */
export interface ContentRule {
  /** The prop, and what it contains. */
  readonly text: string;
  /** The limit in Chinese, in characters. */
  readonly chinese: string;
  /** The limit in English, in characters, spaces included. */
  readonly english: string;
}

/** A part in use, rendered in the toolbar's language. */
export interface Drawn {
  readonly words: string;
  readonly draw: (text: StoryText, look: Look) => ReactNode;
}

/** A right and a wrong use, as pictures side by side. */
export interface Looks {
  readonly do: Drawn;
  readonly dont: Drawn;
  /** For a part as wide as a page: the two are drawn smaller, one above the other. */
  readonly isPage?: true;
}

/** What a docs page says about a part besides its props and stories; every part has all of it but `looks`. */
export interface Guide {
  readonly use: readonly string[];
  readonly avoid: readonly string[];
  /** What keyboard and assistive technology get, and what whoever uses the part has to provide. */
  readonly accessibility: readonly string[];
  /** Where looks matter: one right use, and one wrong use. */
  readonly looks?: Looks;
  /** Empty for parts without text of their own. */
  readonly content: readonly ContentRule[];
  /** How the part is put together in code. */
  readonly example: string;
}
