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
}
