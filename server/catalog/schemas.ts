import * as v from 'valibot';

/** Characters that nobody types: browsers drop them, replace them, or reverse the text that follows. Pages refuse them too. */
const UNSEEN = /(?!\s)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;

function unseenIn(text: string): string {
  const code = UNSEEN.exec(text)?.[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `an invisible character stands here, U+${code}: write the words again`;
}

const Words = v.pipe(
  v.string(),
  v.check(
    (text) => !/[\uFFFD\p{Surrogate}]/u.test(text),
    "'\uFFFD' stands for a character that was lost: write it again",
  ),
  v.check(
    (text) => !UNSEEN.test(text),
    ({ input }) => unseenIn(input),
  ),
  v.trim(),
);
const Text = v.pipe(Words, v.minLength(1, 'Expected text, but it is empty'));
const OptionalText = v.optional(Words, '');
const Sort = v.optional(v.pipe(v.number(), v.finite()));

/** A picture: relative to the site's base without a slash at its start, or an absolute https address. */
function isImageUrl(url: string): boolean {
  if (url.startsWith('https://')) return URL.canParse(url);
  return /^[A-Za-z0-9][A-Za-z0-9._~/-]*$/.test(url) && !url.split('/').includes('..');
}
const ImageUrl = v.pipe(
  Text,
  v.check(isImageUrl, 'Expected a path such as assets/pictures/name.svg, or an https address'),
);

const Price = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The bullet points of a package are plain lines in the file and objects in the answer. */
const DescItems = v.pipe(
  v.array(Text),
  v.transform((lines) => lines.map((item) => ({ item }))),
);

const ProductItem = v.strictObject({
  title: Text,
  price: Price,
  unit: OptionalText,
  preferFlag: v.optional(v.boolean(), false),
  descItems: DescItems,
  sort: Sort,
});
const PlanItem = v.strictObject({ ...ProductItem.entries, subTitle: OptionalText });
const ProcessItem = v.strictObject({
  title: Text,
  description: OptionalText,
  imageUrl: ImageUrl,
  sort: Sort,
});

const pageTexts = { pageTitle: Text, pageSubTitle: OptionalText, pageContentTitle: OptionalText };
const filled = 'Expected at least one item';

const ServicePage = v.variant('template', [
  v.strictObject({
    template: v.literal('Product'),
    ...pageTexts,
    items: v.pipe(v.array(ProductItem), v.minLength(1, filled)),
  }),
  v.strictObject({
    template: v.literal('Process'),
    ...pageTexts,
    items: v.pipe(v.array(ProcessItem), v.minLength(1, filled)),
  }),
]);

/** `services/<id>-<slug>.yaml`: a service with its entry in the menu, its card on the home page and its page. */
export const ServiceFileSchema = v.strictObject({
  id: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(2, 'Expected 2 or more, because 1 is the favourable plan (plan.yaml)'),
  ),
  sort: v.pipe(v.number(), v.finite()),
  menuName: Text,
  card: v.strictObject({ title: Text, description: OptionalText, imageUrl: ImageUrl }),
  page: ServicePage,
});

/** `plan.yaml`: the favourable plan. */
export const PlanFileSchema = v.strictObject({
  ...pageTexts,
  items: v.pipe(v.array(PlanItem), v.minLength(1, filled)),
});

/** `home.yaml`: what the home page shows besides the services. */
export const HomeFileSchema = v.strictObject({
  mediaItems: v.array(
    v.strictObject({ title: Text, description: OptionalText, imageUrl: ImageUrl, sort: Sort }),
  ),
  brandItems: v.array(v.strictObject({ name: OptionalText, imageUrl: ImageUrl, sort: Sort })),
});

/** `messages.yaml`: the html of the answers to a contact request, one for each way it can end. */
export const MessagesFileSchema = v.strictObject({
  /** It is stored. */
  contactSuccess: Text,
  /** A field is missing, too long or not text. */
  contactInvalid: Text,
  /** Too many requests from one address. */
  contactTooMany: Text,
  /** The body is larger than any form can be. */
  contactTooLarge: Text,
  /** The token against cross-site requests is missing or wrong. */
  contactForbidden: Text,
  /** It could not be stored. */
  contactUnavailable: Text,
});
/** The html of the answers to a contact request. */
export type Messages = v.InferOutput<typeof MessagesFileSchema>;
