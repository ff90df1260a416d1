import type { ReactNode } from 'react';
import type { Action, PressTarget } from '../../primitives/shared/index.ts';

/** A link of the header, or a button where `onClick` takes the place of `href`. */
export type HeaderLink = PressTarget & {
  readonly label: ReactNode;
  /** A few words under the label; in a menu only. */
  readonly description?: ReactNode;
  /** Leads to the page one is on. */
  readonly current?: boolean | undefined;
  /** Read out after the label of a link that has no address yet. */
  readonly unavailableLabel?: string | undefined;
};

/** A group of links in a menu. */
export interface HeaderGroup {
  /** The heading above the links. */
  readonly heading?: ReactNode;
  readonly items: readonly HeaderLink[];
}

/** A menu of the header. */
export interface HeaderMenuEntry {
  readonly label: ReactNode;
  readonly groups: readonly HeaderGroup[];
  /** Shown in place of links while there are none. */
  readonly emptyLabel?: ReactNode;
}

/** An entry of the header: a menu if it has `groups`, otherwise a link. */
export type HeaderEntry = HeaderLink | HeaderMenuEntry;

/** An action, shown as a button; the phone's menu ends with it. */
export type HeaderAction = Action & {
  /** Leads to the page one is on. */
  readonly current?: boolean | undefined;
};

/** A language of the page. */
export interface LanguageLink {
  /** The language's name, in that language. */
  readonly label: string;
  readonly href: string;
  /** The BCP 47 tag. */
  readonly lang: string;
  readonly current?: boolean | undefined;
}

/** The menu of languages. */
export interface HeaderLanguages {
  /** The menu's name. */
  readonly label: string;
  /** The current language, abbreviated. */
  readonly shortLabel: string;
  /** The languages; with fewer than two there is no menu. */
  readonly items: readonly LanguageLink[];
}
