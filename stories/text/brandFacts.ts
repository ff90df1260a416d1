/** What the words of stories tell of the chosen brand, in the chosen language. */
export interface BrandFacts {
  readonly name: string;
  readonly shortName: string;
  readonly address: string;
  readonly email: string;
  /** What the links to its pages elsewhere are called. */
  readonly social: string;
  readonly messaging: string;
}
