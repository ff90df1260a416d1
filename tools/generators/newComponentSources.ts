/** The files of a new component by path below the repository; the smallest part that has everything a part has. */
export function componentSources(name: string): Readonly<Record<string, string>> {
  const folder = `src/components/${name}`;
  return {
    [`${folder}/${name}.styles.ts`]: `import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

export const Root = styled.div\`
  display: grid;
  gap: \${token('space.2')};
\`;
`,
    [`${folder}/${name}.tsx`]: `import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type BoxElement, Heading, type HeadingLevel, Text } from '../../primitives/index.ts';
import { Root } from './${name}.styles.ts';

/** Props of {@link ${name}}. */
export interface ${name}Props extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element; a \`div\` when missing. */
  readonly as?: BoxElement;
  /** What it is about. */
  readonly heading: ReactNode;
  /** What there is to say about it. */
  readonly description?: ReactNode;
  /** The level of the heading in the page's outline; 3 when missing. */
  readonly headingLevel?: HeadingLevel;
}

/** A heading and a sentence: say here in one line what it is for. */
export function ${name}({ heading, description, headingLevel = 3, ...rest }: ${name}Props) {
  return (
    <Root {...rest}>
      <Heading level={headingLevel} size="xl">
        {heading}
      </Heading>
      {description && <Text tone="muted">{description}</Text>}
    </Root>
  );
}
`,
    [`stories/components/${name}.stories.tsx`]: `import { ${name}, type ${name}Props } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { plain } from '../support/plain.ts';

const meta = {
  title: 'Components/${name}',
  component: ${name},
  argTypes: { heading: { control: 'text' }, description: { control: 'text' } },
  parameters: {
    layout: 'padded',
    ...words<${name}Props>((t) => t.card),
    guide: {
      use: ['Say for what it is made.'],
      avoid: ['Say what to take in its place, and when.'],
      accessibility: ['Its heading stands in the outline of the page: give \`headingLevel\` where 3 is wrong.'],
      content: [
        { text: '\`heading\`', chinese: '4 to 16', english: '12 to 48' },
        { text: '\`description\`', chinese: '20 to 60', english: '60 to 160' },
      ],
      example: '<${name} heading={item.title} description={item.description} />',
    },
  },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof ${name}>;

/** As it is meant to be. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(plain(args.heading));
  },
};

/** More text than there should be. */
export const Long: Story = {
  parameters: words<${name}Props>(({ long: { heading, description } }) => ({ heading, description })),
};

/** The heading alone. */
export const Minimal: Story = {
  parameters: words<${name}Props>((t) => ({ heading: t.card.heading })),
};
`,
  };
}
