/** What a plan costs for a period. */
interface PlanPriceText {
  readonly price: number;
  readonly unit: string;
  /** What it cost before, where it did. */
  readonly former?: number;
}

/** The words of parts with which companies win and keep customers, told as the cloud brand would. */
export interface MarketingText {
  readonly plans: {
    readonly head: { readonly eyebrow: string; readonly heading: string; readonly description: string };
    readonly period: string;
    readonly periods: readonly { readonly label: string; readonly note?: string }[];
    /** Stands before a former price. */
    readonly was: string;
    /** The language in which amounts are written. */
    readonly locale: string;
    readonly ask: string;
    readonly items: readonly {
      readonly heading: string;
      readonly subheading: string;
      readonly prices: readonly PlanPriceText[];
      readonly groups: readonly { readonly heading: string; readonly items: readonly string[] }[];
    }[];
  };
  readonly newsletter: {
    readonly text: Readonly<
      Record<
        'label' | 'hint' | 'submit' | 'submitting' | 'required' | 'invalid' | 'success' | 'failure',
        string
      >
    >;
    readonly consent: { readonly label: string; readonly name: string; readonly required: string };
    /** What a visitor types. */
    readonly sample: string;
  };
  readonly announcement: {
    readonly label: string;
    readonly description: string;
    readonly action: string;
    readonly close: string;
  };
  readonly video: {
    readonly label: string;
    readonly description: string;
    readonly failure: string;
    readonly captions: string;
    readonly notice: string;
    readonly accept: string;
    readonly title: string;
  };
  readonly consent: {
    readonly heading: string;
    readonly description: string;
    readonly items: readonly {
      readonly name: string;
      readonly label: string;
      readonly description: string;
      readonly required?: boolean;
    }[];
    readonly text: Readonly<Record<'accept' | 'refuse' | 'choose' | 'save', string>>;
    /** What opens it again. */
    readonly settings: string;
  };
}
