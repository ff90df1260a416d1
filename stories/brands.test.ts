import { HOME_SLUG } from '@plinth/site/composed-content';
import { HomeDataSchema, LANG_CODES, MenuSchema, ServicePageSchema } from '@plinth/ui/contract';
import { createTheme, neutralDecisions } from '@plinth/ui/tokens';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brandCss, fontsOf } from '../.storybook/brandStyle.ts';
import { brandOf } from '../.storybook/brands.ts';
import { VARIANT_NAMES } from '../.storybook/brandNames.ts';
import { INITIAL_GLOBALS, LENGTHS, readGlobals } from '../.storybook/globals.ts';
import { MODES, STATE_MODES, modesFor } from '../.storybook/modes.ts';
import { globalTypes } from '../.storybook/toolbar.ts';
import { wordsFor } from '../.storybook/words.ts';
import { contentOf } from './mocks/fixtures/index.ts';
import { composedPage } from './support/site/composedPage.ts';
import { dictionaryOf } from './support/site/dictionaries.ts';
import { storyText } from './text/index.ts';

/** The generator's own test also runs this, with a new brand. */
describe.each(VARIANT_NAMES)('the brand %s', (name) => {
  it('is in the toolbar under its company’s name', () => {
    const { toolbar } = globalTypes['variant'] ?? {};
    expect(toolbar?.items).toContainEqual({
      value: name,
      title: brandOf(name).variant.company.shortName.en,
      right: name,
    });
    expect(readGlobals({ variant: name }).variant).toBe(name);
  });

  it('has modes, and pictures of its pages and their states', () => {
    const own = MODES.filter(({ variant }) => variant === name).map((mode) => mode.name);
    expect(own.length * VARIANT_NAMES.length).toBe(MODES.length);
    expect(modesFor('Pages/Home').filter((mode) => own.includes(mode))).toHaveLength(8);
    expect(STATE_MODES.filter((mode) => own.includes(mode))).toHaveLength(LANG_CODES.length);
  });

  it('shows its own font beside other brands', () => {
    const { face } = brandOf(name).theme;
    expect(brandCss(INITIAL_GLOBALS.variant)).toContain(
      face === undefined ? '' : `@font-face{font-family:"${face.family}"`,
    );
  });

  it.each(LANG_CODES)('has words and answers for its pages in %s', (locale) => {
    const brand = { variant: name, length: 'real' } as const;
    const { menu, home, productId, productPage, processId, processPage, plan } = contentOf(brand, locale);
    expect(v.is(MenuSchema, menu) && v.is(HomeDataSchema, home)).toBe(true);
    for (const page of [productPage, processPage, plan]) expect(v.is(ServicePageSchema, page)).toBe(true);
    expect(menu.items.map(({ id }) => id)).toEqual(expect.arrayContaining([productId, processId]));
    expect(dictionaryOf(brand, locale)).toHaveProperty('ABOUT.TITLE');
    expect(composedPage(brand, HOME_SLUG, locale)?.sections).not.toEqual([]);
  });
});

describe('the brands', () => {
  it('begin with the one that a site is built for by default', () => {
    expect(INITIAL_GLOBALS.variant).toBe('cloud');
  });

  it.each(LANG_CODES)('that have a story of their own name no other company in it, in %s', (locale) => {
    const nameOf = (name: string) => brandOf(name).variant.company.shortName[locale];
    const storyOf = (name: string) =>
      JSON.stringify(wordsFor({ ...INITIAL_GLOBALS, variant: name, locale })[0]);
    expect(storyOf('cloud')).toContain(nameOf('cloud'));
    expect(storyOf('cloud')).not.toContain(nameOf('agency'));
    expect(storyOf('agency')).toContain(nameOf('agency'));
    // Chinese prose leaves out what kind of company it is.
    expect(storyOf('agency')).not.toMatch(/層雲|Strata/);
  });

  it.each(LANG_CODES)('that have none yet tell cloud’s as their own, in %s', (locale) => {
    const facts = { name: '', shortName: 'Inkwell', address: '', email: '', social: '', messaging: '' };
    const story = JSON.stringify(storyText(locale, 'a brand of this test', facts));
    expect(story).toContain('Inkwell');
    expect(story).not.toMatch(/層雲|Strata/);
  });

  it('that chose faces of the machine are shown in them, and their Chinese in the bundled one', () => {
    const type = { ...neutralDecisions.type, body: ['Georgia'] };
    const fonts = fontsOf(createTheme({ ...neutralDecisions, name: 'inkwell', type }));
    expect(fonts['--font-body']).toMatch(/^Georgia, "Noto Sans TC Variable", "PingFang TC"/);
    expect(fontsOf(brandOf('cloud').theme)['--font-body']).toMatch(/^"Geist", "Noto Sans TC Variable", /);
  });

  it('share no mode', () => {
    expect(new Set(MODES.map(({ name }) => name)).size).toBe(MODES.length);
  });
});

describe('doubled words', () => {
  const [real, doubled] = LENGTHS.map((length) => ({ variant: 'cloud', length }) as const);
  const texts = (brand: typeof real) => JSON.stringify(brand && dictionaryOf(brand, 'en'));

  it('reach the dictionary of pages and what the backend answers', () => {
    expect(texts(real)).toContain('"Book a consultation"');
    expect(texts(doubled)).toContain('"Book Book a a consultation consultation"');
    const home = doubled && composedPage(doubled, HOME_SLUG, 'en');
    expect(JSON.stringify(home)).toContain(
      '"label":"See See pricing pricing","href":"/main/en/favorablePlan"',
    );
    expect(doubled && contentOf(doubled, 'en').menu.items[0]?.name).toBe('Cloud Cloud hosting hosting');
  });

  it('begin with the doubled words of what is to be seen, as the names of links do', () => {
    expect(texts(doubled)).toContain('"Contact Contact us us about about {{title}}"');
  });

  it('leave alone what is no label: addresses, ids, names of people', () => {
    const content = doubled && contentOf(doubled, 'en');
    expect(content?.menu.items[0]?.id).toBe('2');
    expect(content?.home.productItems[0]?.imageUrl).toBe('assets/pictures/service-cloud-hosting.svg');
    expect(texts(doubled)).toContain('"NAME":"Yi-Ning Chou"');
  });
});
