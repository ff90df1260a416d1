import type { ReactNode } from 'react';
import type { Action, PressTarget } from '../../primitives/shared/index.ts';

/** A link of the header, or a button where `onClick` takes the place of `href`. */
export type HeaderLink = PressTarget & {
  readonly label: ReactNode;
  /** A few words under the label; in a menu only. */
  readonly description?: ReactNode;
  /** Leads to the page one is on. */
  readonly current?: boolean | undefined;
  /** Read out after the label of a link that leads nowhere yet. */
  readonly unavailableLabel?: string | undefined;
};

/** Links of a menu that belong together. */
export interface HeaderGroup {
  /** Stands above the links. */
  readonly heading?: ReactNode;
  readonly items: readonly HeaderLink[];
}

/** A menu of the header. */
export interface HeaderMenuEntry {
  readonly label: ReactNode;
  readonly groups: readonly HeaderGroup[];
  /** Said in place of links while there are none. */
  readonly emptyLabel?: ReactNode;
}

/** An entry of the header: a menu where it has `groups`, else a link. */
export type HeaderEntry = HeaderLink | HeaderMenuEntry;

/** Something to do, set as a button; the phone's menu ends with it. */
export type HeaderAction = Action & {
  /** Leads to the page one is on. */
  readonly current?: boolean | undefined;
};

/** A language in which the page can be had. */
export interface LanguageLink {
  /** In the language itself. */
  readonly label: string;
  readonly href: string;
  /** The BCP 47 tag. */
  readonly lang: string;
  readonly current?: boolean | undefined;
}

/** The menu of languages. */
export interface HeaderLanguages {
  /** What the menu is called. */
  readonly label: string;
  /** The current language in short. */
  readonly shortLabel: string;
  /** With fewer than two there is nothing to choose, and no menu. */
  readonly items: readonly LanguageLink[];
}
