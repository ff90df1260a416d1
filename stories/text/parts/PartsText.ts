/** A question with its answer, a tab with its words. */
interface Titled {
  readonly heading: string;
  readonly text: string;
}

/** The words of parts that the two sites do not use, told as the cloud brand would. */
export interface PartsText {
  readonly faq: readonly Titled[];
  readonly tabs: { readonly label: string; readonly items: readonly Titled[] };
  readonly stats: readonly { readonly value: string; readonly label: string; readonly description: string }[];
  readonly quotes: readonly {
    readonly quote: string;
    readonly name: string;
    readonly role: string;
  }[];
  readonly quoteHead: { readonly eyebrow: string; readonly heading: string; readonly description: string };
  readonly statsHead: { readonly eyebrow: string; readonly heading: string; readonly description: string };
  /** An article with everything that rich text has. */
  readonly prose: {
    readonly heading: string;
    readonly intro: string;
    readonly stress: string;
    readonly afterStress: string;
    readonly note: string;
    readonly notesHeading: string;
    readonly back: string;
    readonly listHeading: string;
    readonly list: readonly string[];
    readonly steps: readonly string[];
    readonly tableHeading: string;
    readonly table: {
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };
    readonly quote: string;
    readonly cite: string;
    readonly codeHeading: string;
    readonly codeIntro: string;
    readonly codeLabel: string;
    readonly code: string;
    readonly figure: string;
  };
  readonly comparison: {
    readonly label: string;
    readonly yes: string;
    readonly no: string;
    readonly columns: readonly { readonly heading: string; readonly subheading: string }[];
    readonly groups: readonly {
      readonly heading: string;
      readonly rows: readonly {
        readonly heading: string;
        readonly description?: string;
        readonly cells: readonly (string | boolean)[];
      }[];
    }[];
  };
  readonly trail: { readonly label: string; readonly items: readonly string[] };
  readonly pages: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: string;
    readonly position: string;
  };
  /** How customers and the company work together. */
  readonly river: {
    readonly head: { readonly eyebrow: string; readonly heading: string; readonly description: string };
    readonly items: readonly {
      readonly heading: string;
      readonly paragraphs: readonly string[];
      readonly action: string;
    }[];
  };
  /** Articles of the company, the one that leads first. */
  readonly articles: {
    readonly head: { readonly eyebrow: string; readonly heading: string; readonly description: string };
    readonly items: readonly {
      readonly eyebrow: string;
      readonly heading: string;
      readonly description: string;
      readonly authors: readonly string[];
      readonly date: string;
      readonly dateTime: string;
      readonly note: string;
    }[];
  };
  /** What the button beside moving logos says. */
  readonly movingLogos: { readonly stop: string; readonly move: string };
  /** The programme of a day. */
  readonly programme: readonly {
    readonly time: string;
    readonly dateTime: string;
    readonly heading: string;
    readonly description: string;
  }[];
}
