import type { ReactNode } from 'react';
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

/** The columns in which a few stand, by their number; more make a wall. */
const COLUMNS = [1, 1, 2, 3, 2] as const;

/** What customers say: a single quotation is large, a few stand in a row, and more make a wall. */
export function TestimonialSection({ items, loading, headingLevel = 2, ...rest }: TestimonialSectionProps) {
  if (loading === undefined) warnWithoutItems('TestimonialSection', 'items', items);
  const [first] = items;
  const only = loading === undefined && items.length === 1 && first;
  const cells =
    loading === undefined
      ? items.map((item, index) => (
          <Cell key={index}>
            <Card data-part="card">
              <Testimonial {...item} />
            </Card>
          </Cell>
        ))
      : repeat(loading.count ?? 3, (index) => (
          <Cell key={index}>
            <Card data-part="card">
              <Stack gap={6}>
                <Lines size="md" widths={['100%', '92%', '60%']} />
                <Lines size="sm" widths={['40%', '55%']} />
              </Stack>
            </Card>
          </Cell>
        ));
  const columns = COLUMNS[cells.length];
  let content: ReactNode;
  if (only) content = <Testimonial {...only} size={only.size ?? 'lg'} />;
  else if (columns === undefined) content = <Wall role="list">{cells}</Wall>;
  else if (cells.length > 0) {
    content = (
      <Grid as="ul" columns={columns}>
        {cells}
      </Grid>
    );
  }
  return (
    <SectionFrame headingLevel={headingLevel} loading={loading} {...rest}>
      {content}
    </SectionFrame>
  );
}
