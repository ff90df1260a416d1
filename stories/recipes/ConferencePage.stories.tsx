import { Newsletter } from '@plinth/ui';
import { expect, within } from 'storybook/test';
import { wordsFor } from '../../.storybook/words.ts';
import { readGlobals } from '../../.storybook/globals.ts';
import { ConferenceForm } from './ConferenceForm.tsx';
import { RecipePage } from './RecipePage.tsx';
import { RecipeSections } from './RecipeSections.tsx';
import { conferenceWords } from './conferenceWords.ts';
import { type RecipeProps, type RecipeStory, recipe } from './recipeStory.tsx';

/**
 * When and where, who speaks, what happens when, what it costs, the way in, and a letter for those who stay at home. Its sections
 * are page data (`pages/conference.<lang>.yaml`); this file puts two forms, which need a backend, into their bands.
 */
function ConferencePage({ text, look, page }: RecipeProps) {
  const t = conferenceWords[look.locale];
  const { newsletter } = text.marketing;
  const inside = {
    register: <ConferenceForm words={t.form} />,
    letter: (
      <Newsletter text={newsletter.text} consent={newsletter.consent} onSubmit={() => Promise.resolve()} />
    ),
  };
  return (
    <RecipePage company={t.company} text={text} look={look}>
      <RecipeSections page={page} inside={inside} />
    </RecipePage>
  );
}

const meta = {
  title: 'Recipes/Conference page',
  tags: ['!autodocs'],
  ...recipe('conference', ConferencePage),
};
export default meta;

/** From the poster to the registration. */
export const Page: RecipeStory = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('ol time')).toHaveLength(9);
    await expect(canvasElement.querySelectorAll('form')).toHaveLength(2);
  },
};

/** Registered: said, and the form is empty again. */
export const Registered: RecipeStory = {
  parameters: { pictures: { skip: true, reason: 'The page above, with one line more.' } },
  play: async ({ canvasElement, userEvent, globals }) => {
    const [, { locale }] = wordsFor(readGlobals(globals));
    const { form } = conferenceWords[locale];
    const registration = canvasElement.querySelector<HTMLElement>('#register');
    if (registration === null) throw new Error('There is no place to register.');
    const page = within(registration);
    await userEvent.type(page.getByRole('textbox', { name: new RegExp(form.name) }), 'Ya-Ting Wu');
    const email = page.getByRole('textbox', { name: new RegExp(form.email) });
    await userEvent.type(email, 'yating@example.com');
    await userEvent.selectOptions(page.getByRole('combobox'), form.tickets.at(-1) ?? '');
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(page.getByRole('button', { name: form.submit }));
    await expect(await page.findByText(form.done)).toBeVisible();
    await expect(email).toHaveValue('');
  },
};
