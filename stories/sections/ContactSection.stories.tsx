import { ContactSection, type ContactSectionProps, ContactForm } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { contactFormProps } from '../support/contactForm.ts';
import { DETAILS, HEAD, entries, ruleFor } from '../support/contentRules.ts';
import { NAMED_BY_HEADING, NAMED_REGION, ON_A_PHONE, SECTION_CONTROLS } from '../support/section.ts';
import { emailDetail } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';

const full = (t: StoryText) =>
  ({
    ...t.section,
    points: [t.card.description, t.section.description],
    details: [emailDetail(t)],
    children: <ContactForm {...contactFormProps(t)} onSubmit={fn()} />,
  }) satisfies ContactSectionProps;

const meta = {
  title: 'Sections/ContactSection',
  component: ContactSection,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<ContactSectionProps>(full),
    guide: {
      use: ['Once on a page, at the end of the home page or of a campaign’s; its id is `contact`.'],
      avoid: ['On pages of services and prices: link to the one on the home page.'],
      accessibility: [NAMED_BY_HEADING, 'What happens after sending is told before the form, as a list.'],
      content: [
        ...HEAD,
        entries('points', '2 to 4'),
        ruleFor('ContactSection', 'points', 'one of `points`: what happens next'),
        DETAILS,
      ],
      example: `<ContactSection id="contact" heading={heading} points={points} details={[{ label, text: email, link: { href } }]}>
  <ContactForm text={text} requiredMessages={messages} tooLongMessage={tooLong} onSubmit={(payload) => send(payload)} />
</ContactSection>`,
    },
  },
} satisfies Meta<typeof ContactSection>;
export default meta;
type Story = StoryObj<typeof ContactSection>;

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** The form alone beside its heading. */
export const Minimal: Story = {
  parameters: words<ContactSectionProps>((t) => {
    const { heading, children } = full(t);
    return { heading, children };
  }),
};

/** On a phone. */
export const Phone: Story = ON_A_PHONE;

/** More to say than there should be, beside the form; an address whose words are not all alike. */
export const Long: Story = {
  parameters: words<ContactSectionProps>((t) => ({
    ...full(t),
    ...t.long,
    points: [t.section.description, t.long.heading, t.paragraph],
    details: [
      {
        ...emailDetail(t),
        text: (
          <>
            {t.card.heading} <strong>{t.company.email}</strong>
          </>
        ),
      },
    ],
  })),
  play: async ({ canvas }) => {
    // The words as they are seen: the space between them is kept.
    await expect(canvas.getByRole('link', { name: /@/ }).innerText).toMatch(/\S \S+@\S+$/);
  },
};
