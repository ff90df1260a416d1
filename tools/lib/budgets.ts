/** What an import may cost. */
export interface Budget {
  /** The entry that exports it; the root when missing. */
  readonly entry?: `@plinth/ui/${string}`;
  /** Kilobytes (1000 bytes), minified and compressed, beside React and styled-components. */
  readonly kilobytes: number;
  /** The packages whose code it may bring along at once. */
  readonly packages: readonly string[];
}

/**
 * The budget of each import that the bench prints and the try-out checks: the six components of the design card, the
 * heaviest of the others, the API client, and everything. Up to a tenth above what they need, and never less than a
 * fiftieth: the same import differs by some thirty bytes from machine to machine. Whoever goes beyond says why here.
 */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  // The simplest import.
  Button: { kilobytes: 3, packages: [] },
  ProductCard: { kilobytes: 3.9, packages: [] },
  ProcessStep: { kilobytes: 3.2, packages: [] },
  // Half a kilobyte of it is former prices, currencies and features in groups.
  PriceCard: { kilobytes: 4.3, packages: [] },
  // Half a kilobyte of it is what makes any form: further questions, the platform's own checks, schemas.
  ContactForm: { kilobytes: 4.9, packages: [] },
  useForm: { kilobytes: 2.1, packages: [] },
  FileField: { kilobytes: 3.4, packages: [] },
  // Its answers are known by what they send, so that what was chosen stays where they change.
  Select: { kilobytes: 2, packages: [] },
  Footer: { kilobytes: 3.7, packages: [] },
  ScrollTopCircle: { kilobytes: 1.9, packages: [] },
  Header: { kilobytes: 4.6, packages: [] },
  MessageDialog: { kilobytes: 4.9, packages: [] },
  // Its heading keeps to its column with text of twice its size; it stands in the middle too, around what is handed to it.
  Hero: { kilobytes: 5.7, packages: [] },
  ProductSection: { kilobytes: 6.1, packages: [] },
  // Words that are handed to it stand in its head.
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
  // Parts that the two sites do without: text, figures, voices, comparison, tabs, rows, ways through a site, offers, consent.
  '*': { kilobytes: 36, packages: [] },
};
