import { problemOf } from '@plinth/server/content';
import { forLanguages } from '@plinth/site/composed-languages';
import type { DrawingPath, PicturePath, Variant } from '@plinth/site/variants';
import * as v from 'valibot';
import { PICTURES } from './pictureSize.ts';

const Words = v.pipe(v.string(), v.trim(), v.minLength(1, 'expected words, but there are none'));

const Localized = v.strictObject(forLanguages(() => Words));

const Address = v.pipe(
  Words,
  v.check(
    (url) => /^https?:/.test(url) && URL.canParse(url),
    'expected an address that begins with https://',
  ),
);

const Link = v.strictObject({ url: Address, label: Localized });

const FooterLink = v.strictObject({
  url: v.union(
    [v.pipe(Words, v.regex(/^(?:\/|tel:[+\d][\d().-]*$)/)), Address],
    'expected a path such as /main/en/privacy, or an address that begins with https:// or tel:',
  ),
  label: Localized,
});

const Choice = v.strictObject({ label: Localized, description: Localized });

const Consent = v.strictObject({
  heading: Localized,
  description: Localized,
  needed: Choice,
  analytics: Choice,
  accept: Localized,
  refuse: Localized,
  choose: Localized,
  save: Localized,
  settings: Localized,
});

const Company = v.strictObject({
  name: Localized,
  shortName: Localized,
  address: Localized,
  email: v.pipe(Words, v.email('expected an e-mail address such as hello@tea.example')),
  social: Link,
  messaging: Link,
  links: v.optional(v.array(FooterLink)),
  tagManagerId: v.nullable(
    v.pipe(Words, v.regex(/^GTM-\w+$/, 'expected the id of a container such as GTM-AB12CD3, or null')),
  ),
  consent: v.optional(Consent),
});

const isPicture = (path: unknown): path is PicturePath =>
  typeof path === 'string' && path.startsWith(PICTURES);
const Picture = v.custom<PicturePath>(isPicture, `expected a path such as ${PICTURES}name.svg`);

const brandSchema = (folder: string): v.GenericSchema<Variant> =>
  v.strictObject({
    name: v.literal(folder, `expected '${folder}', as the folder is called`),
    company: Company,
    logo: v.custom<DrawingPath>(
      (path) => isPicture(path) && path.endsWith('.svg'),
      `expected a drawing: a path such as ${PICTURES}name.svg`,
    ),
    pictures: v.strictObject({
      about: Picture,
      portrait: Picture,
      error: Picture,
      plan: v.optional(Picture),
      share: Picture,
    }),
  });

/**
 * Finds the faults in a brand's own description. Its types catch the same, but only for those who run the compiler: without this
 * check, a build would silently publish a link without words, or an address that leads nowhere.
 *
 * @param folder the brand's folder, whose name is the brand's
 * @returns a line for each fault: file, field, and what was expected
 */
export function faultsOfBrand(variant: unknown, folder: string): readonly string[] {
  const path = `site/variants/${folder}`;
  return (v.safeParse(brandSchema(folder), variant).issues ?? []).map((issue) => {
    const field = v.getDotPath(issue) ?? 'variant';
    const [, fact] = /^company\.(.*)/.exec(field) ?? [];
    return `${path}/${fact === undefined ? 'index.ts' : 'company.ts'}: ${fact ?? field}: ${problemOf(issue)}`;
  });
}
