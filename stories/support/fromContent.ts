import type {
  Advantage,
  ArticleCardProps,
  Detail,
  Media,
  MediaItemProps,
  PlanSectionProps,
  PriceCardProps,
  ProcessStepProps,
  ProductCardProps,
  RiverItem,
  TestimonialProps,
} from '@plinth/ui';
import type { PriceItemData } from '@plinth/ui/contract';
import type { Look } from '../../.storybook/words.ts';
import type { StoryText } from '../text/index.ts';

const SERVICE_PICTURE = { width: 600, height: 400 };
const MEDIA_PICTURE = { width: 640, height: 360 };
const STEP_PICTURE = { width: 480, height: 360 };
const LOGO = { width: 180, height: 48 };

/** The brand's services as cards. */
export const productCards = (t: StoryText, { content, contentPicture }: Look): ProductCardProps[] =>
  content.home.productItems.map(({ id, title, description, imageUrl }) => ({
    heading: title,
    description,
    media: contentPicture(imageUrl, '', SERVICE_PICTURE),
    action: {
      label: t.action.more,
      href: `#service-${id}`,
      accessibleLabel: t.action.of(t.action.more, title),
    },
  }));

/** The reports about the brand. */
export const mediaItems = (_: StoryText, { content, contentPicture }: Look): MediaItemProps[] =>
  content.home.mediaItems.map(({ title, description, imageUrl }) => ({
    heading: title,
    description,
    media: contentPicture(imageUrl, '', MEDIA_PICTURE),
  }));

/** The logos of the brand's clients. */
export const logos = (_: StoryText, { content, contentPicture }: Look): Media[] =>
  content.home.brandItems.map(({ name, imageUrl }) => contentPicture(imageUrl, name, LOGO));

const priceCard = (
  t: StoryText,
  { title, subTitle, price, unit, descItems, preferFlag }: PriceItemData,
): PriceCardProps => ({
  heading: title,
  price,
  unit,
  features: descItems.map(({ item }) => item),
  action: { label: t.price.contact, href: '#contact', accessibleLabel: t.action.of(t.price.contact, title) },
  note: t.price.tax,
  ...(subTitle === '' ? {} : { subheading: subTitle }),
  ...(preferFlag ? { preferred: { label: t.badge.popular, badge: t.badge.best } } : {}),
});

/** The packages of a service with prices. */
export const priceCards = (t: StoryText, { content }: Look): PriceCardProps[] =>
  content.productPage.items.map((item) => priceCard(t, item));

/** The packages of the favourable plan, which say for whom they are. */
export const planCards = (t: StoryText, { content }: Look): PriceCardProps[] =>
  content.plan.items.map((item) => priceCard(t, item));

/** Plans whose price depends on the period. */
export const periodPlans = ({ action, marketing: { plans }, badge, price }: StoryText) =>
  ({
    ...plans.head,
    currency: { code: 'TWD', locale: plans.locale },
    periods: { label: plans.period, items: plans.periods },
    items: plans.items.map(({ heading, subheading, prices, groups }, index) => ({
      heading,
      subheading,
      prices: prices.map(({ former, ...terms }) => ({
        ...terms,
        ...(former === undefined ? {} : { former: { label: plans.was, price: former } }),
      })),
      features: groups,
      action: { label: plans.ask, href: '#contact', accessibleLabel: action.of(plans.ask, heading) },
      note: price.tax,
      ...(index === 1 ? { preferred: { label: badge.popular } } : {}),
    })),
  }) satisfies PlanSectionProps;

/** The steps of a service with steps. */
export const processSteps = (t: StoryText, { content, contentPicture }: Look): ProcessStepProps[] =>
  content.processPage.items.map(({ title, description, imageUrl }, index) => ({
    number: index + 1,
    numberLabel: t.step.number(index + 1),
    heading: title,
    description,
    media: contentPicture(imageUrl, '', STEP_PICTURE),
  }));

/** Three reasons, told with the brand's service pictures. */
export const advantages = (t: StoryText, look: Look): Advantage[] =>
  productCards(t, look)
    .slice(0, 3)
    .map(({ heading, description, media }) => ({ heading, description, media }));

/** The way to write to the brand. */
export const emailDetail = (t: StoryText): Detail => ({
  label: t.company.emailLabel,
  text: t.company.email,
  link: { href: `mailto:${t.company.email}` },
});

/** What customers say; all portraits are the same one, which every brand has. */
export const testimonials = (t: StoryText, { picture }: Look): TestimonialProps[] =>
  t.parts.quotes.map(({ quote, name, role }, index) => ({
    quote,
    name,
    subheading: role,
    ...(index % 3 === 0 ? { media: picture('portrait', '') } : {}),
  }));

/** The brand's articles, with its service pictures; the one person who has a portrait wrote the first. */
export const articles = (t: StoryText, look: Look): ArticleCardProps[] => {
  const pictures = productCards(t, look);
  return t.parts.articles.items.map(({ authors, date, dateTime, note, ...words }, index) => ({
    ...words,
    media: pictures[index]?.media,
    link: { href: `#article-${index}` },
    byline: {
      authors: authors.map((name, place) => ({
        name,
        ...(index + place === 0 ? { media: look.picture('portrait', '') } : {}),
      })),
      date,
      dateTime,
      note,
    },
  }));
};

/** How customers and the brand work together, with the brand's service pictures. */
export const riverRows = (t: StoryText, look: Look): RiverItem[] => {
  const pictures = productCards(t, look);
  return t.parts.river.items.map(({ heading, paragraphs, action }, index) => ({
    heading,
    paragraphs,
    action: { label: action, href: `#row-${index}` },
    media: pictures[index]?.media,
  }));
};

/** The first entry of a list that fixtures are known to fill. */
export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('The fixture has no entry.');
  return item;
}
