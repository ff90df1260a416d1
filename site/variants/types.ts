import type { LangCode } from '@plinth/ui/contract';

/** A text in each language, where it belongs to the company and not to a dictionary. */
export type Localized = Readonly<Record<LangCode, string>>;

/** A link whose label differs by language. */
export interface CompanyLink {
  readonly url: string;
  readonly label: Localized;
}

/** The words of the question whether a visitor may be counted. */
export interface CompanyConsent {
  readonly heading: Localized;
  readonly description: Localized;
  /** What the site cannot do without: told, not asked. */
  readonly needed: { readonly label: Localized; readonly description: Localized };
  /** What is counted, by whom, and for how long. */
  readonly analytics: { readonly label: Localized; readonly description: Localized };
  readonly accept: Localized;
  readonly refuse: Localized;
  readonly choose: Localized;
  readonly save: Localized;
  /** Asks again; stands in the footer. */
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
   * More that every footer leads to, such as a page on privacy that the brand composed: `/main/en/privacy` is that page in the
   * language of the visitor.
   */
  readonly links?: readonly CompanyLink[];
  /** The id of the company's tag manager; nothing is loaded when it is null. */
  readonly tagManagerId: string | null;
  /**
   * Visitors are asked first: no tag manager, and nothing in the analytics data layer, before they have consented. Nobody is asked
   * where it is missing.
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
  /** A drawing that fills a square; also the icon on the browser's tab, so that it is fetched once. */
  readonly logo: DrawingPath;
  readonly pictures: {
    readonly about: PicturePath;
    readonly portrait: PicturePath;
    readonly error: PicturePath;
    /** The packages, beside the title of their page. */
    readonly plan?: PicturePath;
    /** Stands on the share images; rendered by the build. */
    readonly share: PicturePath;
  };
}
