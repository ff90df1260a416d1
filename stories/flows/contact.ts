import { CONTACT_FIELDS } from '@plinth/ui/contract';
import { expect, waitFor } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import type { PicturesParameter } from '../../.storybook/modes.ts';
import { wordsFor } from '../../.storybook/words.ts';
import { type SitePlay, closeDialog, textOf } from '../support/site/plays.ts';
import { type PagesAtHand, type PathOf, sitePage } from '../support/site/sitePage.ts';

/** Why flows have no pictures. */
const pictures: PicturesParameter = {
  skip: true,
  reason: 'A flow ends on a page that has its own stories and pictures.',
};

/** What all flows have in common: they begin on a page of the site and are played, not pictured. */
export function flow(pages: PagesAtHand, path: PathOf) {
  const { parameters, ...rest } = sitePage(pages, path);
  return { ...rest, parameters: { ...parameters, pictures } };
}

/** A field of the contact form. */
export function field({ canvasElement }: SitePlay, name: string): HTMLInputElement | HTMLTextAreaElement {
  const element = canvasElement.querySelector(`#contact [name="${name}"]`);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
  throw new Error(`The contact form has no field '${name}'.`);
}

/** Waits until the page has brought the visitor to the form: it moves the focus there, which would interrupt typing. */
export const expectContact = ({ canvasElement }: SitePlay): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector('#contact')).toHaveFocus());

/** What the visitor writes, in the toolbar's language. */
const samplesOf = ({ globals }: SitePlay) => wordsFor(readGlobals(globals))[0].form.samples;

/** Writes something into every field. */
export async function fillForm(context: SitePlay): Promise<void> {
  const { userEvent } = context;
  for (const [name, text] of Object.entries(samplesOf(context))) {
    await userEvent.click(field(context, name));
    await userEvent.paste(text);
  }
}

/** Waits until every field holds what {@link fillForm} wrote. */
export const expectFilled = (context: SitePlay): Promise<void> =>
  waitFor(async () => {
    for (const [name, text] of Object.entries(samplesOf(context)))
      await expect(field(context, name)).toHaveValue(text);
  });

/** Presses the button that sends. */
export async function submit(context: SitePlay): Promise<void> {
  const name = textOf(context)('HOME.CONTACT.SUBMIT');
  await context.userEvent.click(context.canvas.getByRole('button', { name }));
}

/** Waits for the success, closes it, and finds the form empty. */
export async function expectSent(context: SitePlay): Promise<void> {
  const name = textOf(context)('HOME.CONTACT.SUCCESS_TITLE');
  const dialog = await context.canvas.findByRole('dialog', { name });
  await expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'submit' }));
  await closeDialog(context, dialog);
  await waitFor(async () => {
    for (const empty of CONTACT_FIELDS) await expect(field(context, empty)).toHaveValue('');
  });
}
