/** An entry of the header. */
export interface HeaderLink {
  readonly label: string;
  /** Missing while nobody knows where it leads: the entry is in sight, announced as unavailable, and does nothing. */
  readonly href?: string;
  /** Leads to the page one is on. */
  readonly current?: boolean;
  /** Read out after the label of an entry without `href`. */
  readonly unavailableLabel?: string;
  /** Set as a button: the one thing that visitors should do. */
  readonly prominent?: boolean;
}

/** A language in which the page can be had. */
export interface HeaderLanguage {
  /** In the language itself. */
  readonly label: string;
  readonly href: string;
  /** The BCP 47 tag. */
  readonly lang: string;
  readonly current: boolean;
}

/** The menu of services. */
export interface HeaderServices {
  readonly label: string;
  readonly items: readonly HeaderLink[];
  /** Said in place of an empty list. */
  readonly emptyLabel: string;
}

/** The menu of languages. */
export interface HeaderLanguages {
  /** What the menu is called. */
  readonly label: string;
  /** The current language in short. */
  readonly shortLabel: string;
  readonly items: readonly HeaderLanguage[];
}
