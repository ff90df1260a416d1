import { type ComposedPage, HOME_SLUG, plainWords } from '@plinth/site/composed-content';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { readGlobals } from '../../../.storybook/globals.ts';
import { hasOpenCalls } from '../../mocks/openCalls.ts';
import { type Text, textIn } from './translator.ts';
import type { SiteStoryProps } from './SiteStory.tsx';

/** What the play function of a page's story is given. */
export type SitePlay = StoryContext<SiteStoryProps>;

/** The brand's texts in the language that the toolbar has. */
export function textOf({ globals }: Pick<SitePlay, 'globals'>): Text {
  const brand = readGlobals(globals);
  return textIn(brand, brand.locale);
}

/** The texts of the error catalogue (specification, section 8). */
export type CatalogueText = 'ERROR.DATA' | 'ERROR.SYSTEM';

/** Waits for the notice of the error catalogue, with its text and, for a time-out, the line that says so. */
export async function expectNotice(context: SitePlay, text: CatalogueText): Promise<HTMLElement> {
  const t = textOf(context);
  const notice = await context.canvas.findByRole('alertdialog', { name: t('ERROR.NOTICE') });
  await expect(notice).toHaveTextContent(t(text));
  return notice;
}

/** Closes the dialog on screen by its button. */
export async function closeDialog(context: SitePlay, dialog: HTMLElement): Promise<void> {
  const confirm = within(dialog).getByRole('button', { name: textOf(context)('COMMON.CONFIRM') });
  await context.userEvent.click(confirm);
}

/** Chinese headings are split into parts that do not break inside; the borders of parts are no spaces. */
const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

/** Waits for the page whose first heading says this. */
export async function expectPage({ canvas }: SitePlay, heading: string): Promise<void> {
  const name = (found: string) => squeezed(found) === squeezed(heading);
  await canvas.findByRole('heading', { level: 1, name });
}

/** What the brand composed of its home page, in the language that the toolbar has. */
export async function homeContent({ globals }: Pick<SitePlay, 'globals'>): Promise<ComposedPage> {
  const brand = readGlobals(globals);
  const { composedPage } = await import('./composedPage.ts');
  const content = composedPage(brand, HOME_SLUG, brand.locale);
  if (content === undefined) throw new Error(`The brand '${brand.variant}' has no home page.`);
  return content;
}

/** Waits for the home page, in the language that the toolbar has. */
export async function expectHome(context: SitePlay): Promise<void> {
  const { sections } = await homeContent(context);
  await expectPage(context, plainWords(sections[0]?.props['heading']));
}

/** Waits for the error page, which says what the catalogue says and leads home. */
export async function expectErrorPage(context: SitePlay): Promise<void> {
  const t = textOf(context);
  await expectPage(context, t('ERROR.SYSTEM'));
  await expect(context.canvas.getByText(t('ERRORPAGE.TRY_LATER'))).toBeVisible();
  await expect(context.canvas.getByRole('link', { name: t('ERRORPAGE.BACK_HOME') })).toHaveAttribute(
    'href',
    `/main/${readGlobals(context.globals).locale}/index`,
  );
}

/** The one element of the page that a selector names. */
function part(context: SitePlay, selector: string): HTMLElement {
  const element = context.canvasElement.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page has no '${selector}'.`);
  return element;
}

/** The head of the page, where its menus are; the foot has links of the same names. */
export const inHeader = (context: SitePlay) => within(part(context, 'header'));

/** The package entry of the header: dead until the menu is there (rulings, 'Dead package link'). */
export function packageEntry(context: SitePlay): HTMLElement {
  const name = new RegExp(textOf(context)('MENU.PACKAGE'));
  const [entry] = inHeader(context).getAllByRole('link', { name });
  if (entry === undefined) throw new Error('The header has a package entry.');
  return entry;
}

/** The menu could not be loaded: nothing is said about it, and the package entry is dead. */
export async function expectNoMenu(context: SitePlay): Promise<void> {
  await waitFor(() => expect(hasOpenCalls()).toBe(false));
  const entry = packageEntry(context);
  await expect(entry).not.toHaveAttribute('href');
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expect(context.canvas.queryByRole('alertdialog')).toBeNull();
}

/** The application's loader, which says whether something is loading. */
export const loader = (context: SitePlay): HTMLElement => part(context, 'main ~ [role="status"]');

/** Waits until the loader says that something is on its way. */
export const expectLoading = (context: SitePlay): Promise<void> =>
  waitFor(() => expect(loader(context)).toHaveTextContent(textOf(context)('COMMON.LOADING')));

/** Waits until nothing is on its way. */
export const expectLoaded = (context: SitePlay): Promise<void> =>
  waitFor(() => expect(loader(context)).toBeEmptyDOMElement());
