import { Card, Grid, Heading, type Media, Picture, Text } from '../../primitives/index.ts';
import { type SectionBaseProps, SectionFrame, itemLevel } from '../SectionFrame/index.ts';
import { Item } from './Advantages.styles.ts';

/** One reason to choose the company. */
export interface Advantage {
  readonly heading: string;
  readonly description?: string;
  /** A small picture of it, with a ground of its own. */
  readonly media?: Media;
}

/** What {@link Advantages} shows. */
export interface AdvantagesProps extends SectionBaseProps {
  /** The reasons; the specification has three. */
  readonly items: readonly Advantage[];
}

/** Why this company: three reasons with pictures. */
export function Advantages({ items, headingLevel = 2, tone = 'sunken', ...rest }: AdvantagesProps) {
  return (
    <SectionFrame headingLevel={headingLevel} tone={tone} {...rest}>
      <Grid as="ul" columns={3}>
        {items.map(({ heading, description, media }, index) => (
          <Item key={index}>
            <Card>
              {media && <Picture media={media} fit="contain" />}
              <Heading level={itemLevel(headingLevel)} size="xl">
                {heading}
              </Heading>
              {description && <Text tone="muted">{description}</Text>}
            </Card>
          </Item>
        ))}
      </Grid>
    </SectionFrame>
  );
}
