import { Lines } from '../../components/shared/Lines.tsx';
import { repeat } from '../../components/shared/repeat.ts';
import { Testimonial, type TestimonialProps } from '../../components/Testimonial/Testimonial.tsx';
import { Card, Grid, Stack } from '../../primitives/index.ts';
import { warnWithoutItems } from '../../primitives/shared/warnings.ts';
import { type Loading, type SectionBaseProps, SectionFrame } from '../SectionFrame/SectionFrame.tsx';
import { Cell, Wall } from './TestimonialSection.styles.ts';

/** What a {@link TestimonialSection} shows. */
export interface TestimonialSectionProps extends SectionBaseProps {
  /** The quotations, the strongest first. */
  readonly items: readonly TestimonialProps[];
  /** The quotations are loading: cards without words take their place, three unless `count` is given. */
  readonly loading?: Loading | undefined;
}

/** Up to this many stand in rows; more make a wall. */
const MOST_IN_ROWS = 4;

const COLUMNS = [1, 1, 2, 3, 2] as const;

/** What customers say: a single quotation is large, a few stand in a row, and more make a wall. */
export function TestimonialSection({ items, loading, headingLevel = 2, ...rest }: TestimonialSectionProps) {
  if (loading === undefined) warnWithoutItems('TestimonialSection', 'items', items);
  const count = loading === undefined ? items.length : (loading.count ?? 3);
  const [only] = items;
  const cells =
    loading === undefined
      ? items.map((item, index) => (
          <Cell key={index}>
            <Card data-part="card">
              <Testimonial {...item} />
            </Card>
          </Cell>
        ))
      : repeat(count, (index) => (
          <Cell key={index}>
            <Card data-part="card">
              <Stack gap={6}>
                <Lines size="md" widths={['100%', '92%', '60%']} />
                <Lines size="sm" widths={['40%', '55%']} />
              </Stack>
            </Card>
          </Cell>
        ));
  return (
    <SectionFrame headingLevel={headingLevel} loading={loading} {...rest}>
      {loading === undefined && count === 1 && only ? (
        <Testimonial {...only} size={only.size ?? 'lg'} />
      ) : count > MOST_IN_ROWS ? (
        <Wall role="list">{cells}</Wall>
      ) : (
        count > 0 && (
          <Grid as="ul" columns={COLUMNS[count] ?? 3}>
            {cells}
          </Grid>
        )
      )}
    </SectionFrame>
  );
}
