/** What an import may cost. */
export interface Budget {
  /** The entry that exports it; the root when missing. */
  readonly entry?: `@plinth/ui/${string}`;
  /** Kilobytes (1000 bytes), minified and compressed, beside React and styled-components. */
  readonly kilobytes: number;
  /** The packages whose code it may load at once. */
  readonly packages: readonly string[];
}

/**
 * The budget of each import that the bench prints and the try-out checks: the components of the try-out's page, the heaviest
 * of the others, the API client, and everything. Each is between a fiftieth and a tenth above the measured size: the same
 * import differs by some thirty bytes from machine to machine. A comment beside a budget says why it was raised.
 */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  // The simplest import.
  Button: { kilobytes: 3, packages: [] },
  ProductCard: { kilobytes: 3.9, packages: [] },
  ProcessStep: { kilobytes: 3.2, packages: [] },
  // Half a kilobyte of it is for former prices, currencies and features in groups.
  PriceCard: { kilobytes: 4.3, packages: [] },
  // Half a kilobyte of it lets it be any form: further questions, the browser's own validation, schemas.
  ContactForm: { kilobytes: 4.9, packages: [] },
  useForm: { kilobytes: 2.1, packages: [] },
  FileField: { kilobytes: 3.4, packages: [] },
  // It identifies its options by their values, so that the choice stays when the options change.
  Select: { kilobytes: 2, packages: [] },
  Footer: { kilobytes: 3.7, packages: [] },
  ScrollTopCircle: { kilobytes: 1.9, packages: [] },
  Header: { kilobytes: 4.6, packages: [] },
  MessageDialog: { kilobytes: 4.9, packages: [] },
  // Its heading stays in its column at twice the text size; it can also be centred, and take a part of the consumer's.
  Hero: { kilobytes: 5.7, packages: [] },
  ProductSection: { kilobytes: 6.1, packages: [] },
  // Its head takes text of the consumer's.
  PriceSection: { kilobytes: 6.8, packages: [] },
  Accordion: { kilobytes: 2.1, packages: [] },
  Tabs: { kilobytes: 2.4, packages: [] },
  Prose: { kilobytes: 1.8, packages: [] },
  River: { kilobytes: 6.3, packages: [] },
  ScrollArea: { kilobytes: 0.4, packages: [] },
  Stats: { kilobytes: 4.3, packages: [] },
  Testimonial: { kilobytes: 2.7, packages: [] },
  TestimonialSection: { kilobytes: 6, packages: [] },
  ArticleCard: { kilobytes: 4, packages: [] },
  AuthorLine: { kilobytes: 2.6, packages: [] },
  MovingLogoWall: { kilobytes: 3.5, packages: [] },
  ComparisonTable: { kilobytes: 2.5, packages: [] },
  Breadcrumbs: { kilobytes: 1.5, packages: [] },
  Pagination: { kilobytes: 2.2, packages: [] },
  Announcement: { kilobytes: 2.4, packages: [] },
  ConsentBanner: { kilobytes: 5.3, packages: [] },
  Newsletter: { kilobytes: 5.3, packages: [] },
  PeriodSwitch: { kilobytes: 1.9, packages: [] },
  PlanSection: { kilobytes: 7.8, packages: [] },
  Timeline: { kilobytes: 2.6, packages: [] },
  Video: { kilobytes: 4.6, packages: [] },
  createApiClient: { entry: '@plinth/ui/api', kilobytes: 10.4, packages: ['ky'] },
  // With the parts that neither site uses: text, figures, voices, comparison, tabs, rows, navigation, offers, consent.
  '*': { kilobytes: 36, packages: [] },
};
