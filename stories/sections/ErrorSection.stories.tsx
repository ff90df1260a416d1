import { ErrorSection, type ErrorSectionProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Look, words } from '../../.storybook/words.ts';
import { ACTION, DETAILS } from '../support/contentRules.ts';
import { emailDetail } from '../support/fromContent.ts';
import { NAMED_REGION, ON_A_PHONE, SECTION_CONTROLS, sectionStates } from '../support/section.ts';
import type { StoryText } from '../text/index.ts';
import { broken } from '../support/items.ts';

const full = (t: StoryText, look: Look) =>
  ({
    eyebrow: t.dialog.notice,
    heading: t.dialog.system,
    description: t.dialog.later,
    action: { label: t.action.backHome, href: '#home' },
    secondaryAction: { label: t.action.consult, href: '#contact' },
    details: [emailDetail(t)],
    media: look.picture('error', ''),
    children: t.company.address,
  }) satisfies ErrorSectionProps;

const meta = {
  title: 'Sections/ErrorSection',
  component: ErrorSection,
  argTypes: SECTION_CONTROLS,
  parameters: {
    ...words<ErrorSectionProps>(full),
    guide: {
      use: ['On the error page, and where an application fails as a whole.'],
      avoid: ['For a mistake in a form.', 'For a list that is empty.'],
      accessibility: ['It holds the page’s heading of level 1.', 'Its picture is decoration.'],
      content: [
        { text: '`eyebrow`', chinese: '2 to 10', english: '4 to 24' },
        { text: '`heading`: what happened', chinese: '6 to 20', english: '16 to 60' },
        { text: '`description`: what to do', chinese: '10 to 60', english: '24 to 180' },
        ACTION,
        { ...ACTION, text: '`secondaryAction.label`: the other way out' },
        DETAILS,
        { text: '`children`: more help', chinese: '10 to 60', english: '24 to 180' },
      ],
      example: `<ErrorSection heading={t('ERROR.SYSTEM')} description={t('ERRORPAGE.TRY_LATER')} action={{ label: t('ERRORPAGE.BACK_HOME'), href: paths.home(langCode) }} />`,
    },
  },
} satisfies Meta<typeof ErrorSection>;
export default meta;
type Story = StoryObj<typeof ErrorSection>;
const states = sectionStates(full);

/** As a page shows it: a region named by its heading. */
export const Default: Story = NAMED_REGION;

/** A head as long as it may get. */
export const Long: Story = states.long;

/** Words and the way out. */
export const Minimal: Story = {
  parameters: words<ErrorSectionProps>((t) => ({
    heading: t.dialog.system,
    action: { label: t.action.backHome, href: '#home' },
  })),
};

/** On a phone. */
export const Phone: Story = ON_A_PHONE;

/** Even the picture fails: words and the way out stand. */
export const BrokenPicture: Story = {
  name: 'Broken picture',
  parameters: words<ErrorSectionProps>((t, look) => ({
    ...full(t, look),
    media: broken(look.picture('error', '')),
  })),
};
