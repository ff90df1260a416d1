import { Grid, Heading, Text } from '../../primitives/index.ts';
import { type SectionBaseProps, SectionFrame, itemLevel } from '../SectionFrame/index.ts';
import { Value } from './ValueSection.styles.ts';

/** Something that the company stands for. */
export interface ValueItem {
  readonly heading: string;
  readonly description?: string;
}

/** What a {@link ValueSection} shows. */
export interface ValueSectionProps extends SectionBaseProps {
  /** The values, in the order of display. */
  readonly items: readonly ValueItem[];
}

/** How the company works, in a few short texts side by side. */
export function ValueSection({ items, headingLevel = 2, tone = 'sunken', ...rest }: ValueSectionProps) {
  return (
    <SectionFrame headingLevel={headingLevel} tone={tone} {...rest}>
      <Grid as="ul" columns={3} gap={10}>
        {items.map(({ heading, description }) => (
          <Value key={heading}>
            <Heading level={itemLevel(headingLevel)} size="xl">
              {heading}
            </Heading>
            {description && <Text tone="muted">{description}</Text>}
          </Value>
        ))}
      </Grid>
    </SectionFrame>
  );
}
