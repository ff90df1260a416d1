import {
  Button,
  Container,
  Link,
  SECTION_TONES,
  Section,
  SectionHeader,
  Stack,
  Text,
  TextField,
  type SectionTone,
} from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { wordsFor } from '../../.storybook/words.ts';
import type { StoryText } from '../text/index.ts';

const bands = (t: StoryText, tones: readonly SectionTone[]) =>
  tones.map((tone, index) => (
    <Section key={index} tone={tone}>
      <Container>
        <SectionHeader {...t.section} headingLevel={3} />
      </Container>
    </Section>
  ));

const meta = {
  title: 'Primitives/Section',
  component: Section,
  argTypes: {
    tone: { control: 'inline-radio', options: SECTION_TONES },
    children: { control: false },
  },
  parameters: {
    guide: {
      use: ['For each band of a page; tones alternate so that scrolling has a rhythm.'],
      avoid: ['`accent` twice on a page.', 'For a card or a box inside a band.'],
      looks: {
        isPage: true,
        do: {
          words: 'Backgrounds alternate, and `accent` appears once, where there is something to do.',
          draw: (t) => bands(t, ['surface', 'sunken', 'accent']),
        },
        dont: {
          words: '`accent` under everything: nothing is louder than anything else.',
          draw: (t) => bands(t, ['accent', 'inverse', 'accent']),
        },
      },
      accessibility: [
        'With `labelledBy` it is a region that assistive technology can jump to.',
        'Text, links and focus rings inside follow the tone; each pair has its contrast measured.',
      ],
      content: [],
      example:
        '<Section tone="sunken" labelledBy={id}>\n  <Container>\n    <SectionHeader headingId={id} heading={title} />\n  </Container>\n</Section>',
    },
  },
  render: (args, { globals }) => {
    const [{ section, action }] = wordsFor(readGlobals(globals));
    const isDark = args.tone === 'inverse' || args.tone === 'accent';
    return (
      <Section {...args} labelledBy="section-heading">
        <Container>
          <Stack gap={6} align="start">
            <SectionHeader headingId="section-heading" {...section} />
            <Link href="#more">{action.prices}</Link>
            <Button variant={isDark ? 'inverse' : 'primary'}>{action.consult}</Button>
          </Stack>
        </Container>
      </Section>
    );
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof Section>;

/** The page itself. */
export const Surface: Story = { args: { tone: 'surface' } };
/** A band that alternates with the page. */
export const Sunken: Story = { args: { tone: 'sunken' } };
/** A band that stands against the page. */
export const Inverse: Story = { args: { tone: 'inverse' } };
/** The loudest band. */
export const Accent: Story = { args: { tone: 'accent' } };

/** What went wrong can be read on every band, and so can the asterisk of a required field. */
export const Errors: Story = {
  render: (_args, { globals }) => {
    const [{ dialog, field }] = wordsFor(readGlobals(globals));
    return (
      <>
        {SECTION_TONES.map((tone) => (
          <Section key={tone} tone={tone}>
            <Container>
              <Stack gap={6}>
                <Text tone="danger">{dialog.system}</Text>
                <TextField label={field.company} required error={field.required} hint={field.phoneHint} />
              </Stack>
            </Container>
          </Section>
        ))}
      </>
    );
  },
};

/** A band may have the other scheme: light in a dark page, dark in a light one, with all that stands in it. */
export const OwnScheme: Story = {
  name: 'Scheme of its own',
  render: (_args, { globals }) => {
    const [{ section, field, paragraph }] = wordsFor(readGlobals(globals));
    return (
      <>
        {(['light', 'dark'] as const).map((scheme) => (
          <Section key={scheme} data-theme={scheme}>
            <Container>
              <Stack gap={6}>
                <SectionHeader heading={section.heading} description={section.description} />
                <p>{paragraph}</p>
                <Text tone="muted">{paragraph}</Text>
                <TextField label={field.company} required error={field.required} />
              </Stack>
            </Container>
          </Section>
        ))}
        <Section tone="accent">
          <Container>
            <div data-theme="dark">
              <Text>{paragraph}</Text>
            </div>
          </Container>
        </Section>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const [light, dark] = ['light', 'dark'].map((scheme) => {
      const band = canvasElement.querySelector(`section[data-theme=${scheme}]`);
      const plain = band?.querySelector('p:not([class])');
      return [band, plain].map((element) => element && getComputedStyle(element));
    });
    await expect(light?.[0]?.backgroundColor).not.toBe(dark?.[0]?.backgroundColor);
    // What is inherited was computed outside, in the page's scheme.
    await expect(light?.[1]?.color).not.toBe(dark?.[1]?.color);
  },
};
