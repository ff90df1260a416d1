import {
  Card,
  ContactSection,
  Grid,
  Heading,
  Hero,
  Newsletter,
  Picture,
  PriceSection,
  SectionFrame,
  Stack,
  Tabs,
  Text,
  Timeline,
} from '@plinth/ui';
import { expect, within } from 'storybook/test';
import { wordsFor } from '../../.storybook/words.ts';
import { readGlobals } from '../../.storybook/globals.ts';
import { ConferenceForm } from './ConferenceForm.tsx';
import { RecipePage } from './RecipePage.tsx';
import { conferenceWords } from './conference/words.ts';
import { portrait } from './portrait.ts';
import { type RecipeProps, type RecipeStory, recipe } from './recipeStory.tsx';

/** When and where, who speaks, what happens when, what it costs, the way in, and a letter for those who stay at home. */
function ConferencePage({ text, look }: RecipeProps) {
  const t = conferenceWords[look.locale];
  const { newsletter } = text.marketing;
  return (
    <RecipePage company={t.company} text={text} look={look}>
      <Hero
        {...t.hero}
        tone="inverse"
        action={{ label: t.register, href: '#register' }}
        secondaryAction={{ label: t.see, href: '#programme' }}
        media={look.picture('hero', t.heroAlt)}
      />
      <SectionFrame id="speakers" eyebrow={t.speakers.eyebrow} heading={t.speakers.heading}>
        <Grid as="ul" columns={4} role="list">
          {t.speakers.items.map(({ heading, role, talk }, index) => (
            <Card as="li" key={heading}>
              <Stack gap={3}>
                <Picture media={portrait(index)} ratio="1" />
                <Heading level={3} size="lg">
                  {heading}
                </Heading>
                <Text size="sm" tone="muted">
                  {role}
                </Text>
                <Text>{talk}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </SectionFrame>
      <SectionFrame id="programme" tone="sunken" eyebrow={t.programme.eyebrow} heading={t.programme.heading}>
        <Tabs
          label={t.programme.label}
          items={t.programme.days.map(({ label, items }) => ({
            label,
            content: <Timeline items={items} />,
          }))}
        />
      </SectionFrame>
      <PriceSection
        id="tickets"
        eyebrow={t.tickets.eyebrow}
        heading={t.tickets.heading}
        description={t.tickets.description}
        items={t.tickets.items.map(({ former, ...ticket }, index) => ({
          ...ticket,
          former: { label: t.tickets.was, price: former },
          currency: { code: 'TWD', locale: t.tickets.locale },
          action: {
            label: t.tickets.action,
            href: '#register',
            accessibleLabel: `${t.tickets.action}: ${ticket.heading}`,
          },
          ...(index === 1 ? { preferred: { label: text.badge.popular } } : {}),
        }))}
      />
      <ContactSection
        id="register"
        heading={t.form.heading}
        description={t.form.description}
        points={t.form.points}
      >
        <ConferenceForm words={t.form} tickets={t.tickets.items.map(({ heading }) => heading)} />
      </ContactSection>
      <SectionFrame {...t.letter} split="center">
        <Newsletter text={newsletter.text} consent={newsletter.consent} onSubmit={() => Promise.resolve()} />
      </SectionFrame>
    </RecipePage>
  );
}

const meta = { title: 'Recipes/Conference page', ...recipe(ConferencePage) };
export default meta;

/** From the poster to the registration. */
export const Page: RecipeStory = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('form')).toHaveLength(2);
  },
};

/** Registered: said, and the form is empty again. */
export const Registered: RecipeStory = {
  parameters: { pictures: { skip: true, reason: 'The page above, with one line more.' } },
  play: async ({ canvasElement, userEvent, globals }) => {
    const [, { locale }] = wordsFor(readGlobals(globals));
    const { form, tickets } = conferenceWords[locale];
    const registration = canvasElement.querySelector<HTMLElement>('#register');
    if (registration === null) throw new Error('There is no place to register.');
    const page = within(registration);
    await userEvent.type(page.getByRole('textbox', { name: new RegExp(form.name) }), 'Ya-Ting Wu');
    const email = page.getByRole('textbox', { name: new RegExp(form.email) });
    await userEvent.type(email, 'yating@example.com');
    await userEvent.selectOptions(page.getByRole('combobox'), tickets.items.at(-1)?.heading ?? '');
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(page.getByRole('button', { name: form.submit }));
    await expect(await page.findByText(form.done)).toBeVisible();
    await expect(email).toHaveValue('');
  },
};
