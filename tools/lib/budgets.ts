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
 * of the others, the API client, and everything. Each is some fifty to a hundred and fifty bytes above the measured size:
 * the same import differs by some thirty from machine to machine. A comment beside a budget says why it was raised.
 */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  // The simplest import.
  Button: { kilobytes: 1.8, packages: [] },
  ProductCard: { kilobytes: 3.6, packages: [] },
  ProcessStep: { kilobytes: 2.9, packages: [] },
  // Half a kilobyte of it is for former prices, currencies and features in groups.
  PriceCard: { kilobytes: 4.2, packages: [] },
  // Half a kilobyte of it lets it be any form: further questions, the browser's own validation, schemas.
  ContactForm: { kilobytes: 4.8, packages: [] },
  useForm: { kilobytes: 1.6, packages: [] },
  FileField: { kilobytes: 3.3, packages: [] },
  // It identifies its options by their values, so that the choice stays when the options change.
  Select: { kilobytes: 1.9, packages: [] },
  Footer: { kilobytes: 3.5, packages: [] },
  ScrollTopCircle: { kilobytes: 1.4, packages: [] },
  Header: { kilobytes: 4.1, packages: [] },
  MessageDialog: { kilobytes: 4.9, packages: [] },
  // Its heading stays in its column at twice the text size; it can also be centred, and take a part of the consumer's.
  Hero: { kilobytes: 5.7, packages: [] },
  ProductSection: { kilobytes: 5.9, packages: [] },
  // Its head takes text of the consumer's.
  PriceSection: { kilobytes: 6.8, packages: [] },
  Accordion: { kilobytes: 1.9, packages: [] },
  Tabs: { kilobytes: 2.2, packages: [] },
  Prose: { kilobytes: 1.5, packages: [] },
  River: { kilobytes: 6, packages: [] },
  ScrollArea: { kilobytes: 0.4, packages: [] },
  Stats: { kilobytes: 4.1, packages: [] },
  Testimonial: { kilobytes: 2.4, packages: [] },
  TestimonialSection: { kilobytes: 5.9, packages: [] },
  ArticleCard: { kilobytes: 3.7, packages: [] },
  AuthorLine: { kilobytes: 2.3, packages: [] },
  MovingLogoWall: { kilobytes: 3, packages: [] },
  ComparisonTable: { kilobytes: 2.4, packages: [] },
  Breadcrumbs: { kilobytes: 1.2, packages: [] },
  Pagination: { kilobytes: 1.8, packages: [] },
  Announcement: { kilobytes: 2.4, packages: [] },
  ConsentBanner: { kilobytes: 5.1, packages: [] },
  Newsletter: { kilobytes: 5.1, packages: [] },
  PeriodSwitch: { kilobytes: 1.5, packages: [] },
  PlanSection: { kilobytes: 7.7, packages: [] },
  Timeline: { kilobytes: 1.8, packages: [] },
  Video: { kilobytes: 4.4, packages: [] },
  createApiClient: { entry: '@plinth/ui/api', kilobytes: 9.8, packages: ['ky'] },
  // With the parts that neither site uses: text, figures, voices, comparison, tabs, rows, navigation, offers, consent.
  '*': { kilobytes: 35.6, packages: [] },
};
