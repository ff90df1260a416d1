import type { LangCode } from '@plinth/ui/contract';

/** A text in each language that belongs to the company, not to a dictionary. */
export type Localized = Readonly<Record<LangCode, string>>;

/** A link whose label differs by language. */
export interface CompanyLink {
  readonly url: string;
  readonly label: Localized;
}

/** The words that ask whether a visitor may be counted. */
export interface CompanyConsent {
  readonly heading: Localized;
  readonly description: Localized;
  /** What the site cannot work without: shown, but not asked. */
  readonly needed: { readonly label: Localized; readonly description: Localized };
  /** What is counted, by whom, and for how long. */
  readonly analytics: { readonly label: Localized; readonly description: Localized };
  readonly accept: Localized;
  readonly refuse: Localized;
  readonly choose: Localized;
  readonly save: Localized;
  /** The label of the footer's button that asks again. */
  readonly settings: Localized;
}

/** Everything that is a fact about the company; all of a variant's facts stand in its `company.ts`. */
export interface Company {
  readonly name: Localized;
  readonly shortName: Localized;
  readonly address: Localized;
  readonly email: string;
  readonly social: CompanyLink;
  readonly messaging: CompanyLink;
  /**
   * Further links of every footer, such as to a composed page on privacy: `/main/en/privacy` leads to that page in the visitor's
   * language. A telephone number is one, too: `tel:+886-4-2345-6789`.
   */
  readonly links?: readonly CompanyLink[];
  /** The id of the company's tag manager; nothing is loaded when it is null. */
  readonly tagManagerId: string | null;
  /**
   * Visitors are asked first: no tag manager, and nothing in the analytics data layer, before they have consented. When missing,
   * nobody is asked.
   */
  readonly consent?: CompanyConsent;
}

/** The path of a picture below the site's base. */
export type PicturePath = `assets/pictures/${string}`;

/** The address of a picture that is drawn at any size. */
export type DrawingPath = `${PicturePath}.svg`;

/** A brand as data. */
export interface Variant {
  readonly name: string;
  readonly company: Company;
  /** A drawing that fills a square; also the icon of the browser's tab, so that it is fetched only once. */
  readonly logo: DrawingPath;
  readonly pictures: {
    readonly about: PicturePath;
    readonly portrait: PicturePath;
    readonly error: PicturePath;
    /** The packages, beside the title of their page. */
    readonly plan?: PicturePath;
    /** Shown on the share images; rendered by the build. */
    readonly share: PicturePath;
  };
}
