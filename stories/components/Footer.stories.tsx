import { Footer, type FooterProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Look, words } from '../../.storybook/words.ts';
import { entries } from '../support/contentRules.ts';
import { emailDetail } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';
import { many } from '../support/items.ts';

const footerProps = (t: StoryText, { content, picture }: Look) =>
  ({
    logo: { src: picture('logo-mark', '').src, name: t.company.name },
    label: t.company.footer,
    details: [{ label: t.company.addressLabel, text: t.company.address }, emailDetail(t)],
    groups: [
      {
        heading: t.menu.services,
        items: content.menu.items.map(({ id, name }) => ({ label: name, href: `#service-${id}` })),
      },
      {
        heading: t.company.follow,
        items: [
          { label: t.company.social, href: 'https://social.example' },
          { label: t.company.messaging, href: 'https://line.example' },
        ],
      },
    ],
    copyright: t.company.copyright,
  }) satisfies FooterProps;

const meta = {
  title: 'Components/Footer',
  component: Footer,
  argTypes: { groups: { control: 'object' }, children: { control: false } },
  parameters: {
    ...words<FooterProps>(footerProps),
    guide: {
      use: ['Once, at the end of every page.'],
      avoid: ['For what a visitor needs to decide: that belongs on the page.'],
      accessibility: [
        'It is a landmark; each group of links is named by its heading.',
        'The e-mail address is written out.',
      ],
      content: [
        { text: '`logo.name`, `label`', chinese: '2 to 8', english: '4 to 28' },
        { text: '`details`: an address in one line', chinese: '10 to 30', english: '20 to 80' },
        { text: '`details`, a label', chinese: '2 to 6', english: '4 to 16' },
        entries('groups', '2 or 3'),
        { text: '`groups`, a heading', chinese: '2 to 6', english: '4 to 16' },
        { text: '`groups`, a link', chinese: '2 to 12', english: '4 to 28' },
        { text: '`copyright`: with its year', chinese: '10 to 40', english: '20 to 80' },
      ],
      example:
        "<Footer\n  logo={{ src, name }}\n  label={t('FOOTER.LABEL')}\n  details={[\n    { label: t('FOOTER.ADDRESS'), text: address },\n    { label: t('FOOTER.EMAIL'), text: email, link: { href } },\n  ]}\n  groups={[{ heading: t('MENU.SERVICE'), items: [{ label, href }] }]}\n  copyright={t('FOOTER.COPYRIGHT')}\n/>",
    },
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof Footer>;

/** Company, address, e-mail, links and copyright. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveAccessibleName(args.label);
    const email = canvas.getByRole('link', { name: /@/ });
    await expect(email).toHaveAttribute('href', `mailto:${email.textContent}`);
    // As tall as a thumb, on a desk too.
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Before the menu has loaded there are no services to list. */
export const OneGroup: Story = {
  name: 'One group',
  parameters: words<FooterProps>((t, look) => {
    const props = footerProps(t, look);
    return { ...props, groups: props.groups.slice(1) };
  }),
};

/** A long address and long labels. */
export const Long: Story = {
  parameters: words<FooterProps>((t, look) => ({
    ...footerProps(t, look),
    details: [{ label: t.company.addressLabel, text: t.long.description }],
    copyright: `${t.company.copyright} ${t.section.description}`,
  })),
};

/** On a phone the columns stand below each other. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: { add: ['zh-tw-cloud-light-phone'] } },
};

/** Company and copyright alone: there is nothing to lead to. */
export const Minimal: Story = {
  parameters: words<FooterProps>((t, look) => ({ ...footerProps(t, look), groups: [] })),
};

/** More groups, and more links in them, than there should be. */
export const ManyLinks: Story = {
  name: 'Many links',
  parameters: words<FooterProps>((t, look) => {
    const props = footerProps(t, look);
    return {
      ...props,
      groups: many(props.groups, 4).map((group, index) => ({
        ...group,
        heading: `${group.heading} ${index + 1}`,
        items: many(group.items, 9).map((item, at) => ({ ...item, label: `${item.label} ${at + 1}` })),
      })),
    };
  }),
};

/** A link under the pointer. */
export const Hovered: Story = { parameters: { pointer: { over: 'li:first-child a' } } };

/** A link with the keyboard's focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')).toContain(document.activeElement);
  },
};

/** With the page's languages and an action. */
export const WithMore: Story = {
  name: 'With languages and an action',
  parameters: words<FooterProps>((t, look) => ({
    ...footerProps(t, look),
    languages: {
      heading: t.menu.language,
      items: [
        { label: '繁體中文', href: '#zh-tw', lang: 'zh-Hant-TW', current: true },
        { label: 'English', href: '#en', lang: 'en' },
      ],
    },
    actions: [{ label: t.action.consult, href: '#contact' }],
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en');
  },
};
