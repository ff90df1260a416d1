import { Container, Section, SectionHeader, type SectionTone } from '@plinth/ui';
import type { Looks } from '../../../.storybook/guide.ts';
import type { StoryText } from '../../text/index.ts';

const bands = (t: StoryText, tones: readonly SectionTone[]) =>
  tones.map((tone, index) => (
    <Section key={index} tone={tone}>
      <Container>
        <SectionHeader {...t.section} headingLevel={3} />
      </Container>
    </Section>
  ));

/** The grounds of a page. */
export const SECTION_LOOKS: Looks = {
  isPage: true,
  do: {
    words: 'Grounds take turns, and `accent` stands once, where something is to be done.',
    draw: (t) => bands(t, ['surface', 'sunken', 'accent']),
  },
  dont: {
    words: '`accent` under everything: nothing is louder than anything else.',
    draw: (t) => bands(t, ['accent', 'inverse', 'accent']),
  },
};
