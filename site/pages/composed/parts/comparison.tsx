import {
  SectionFrame,
  type SectionFrameProps,
  ComparisonTable as Table,
  type ComparisonTableProps,
} from '@plinth/ui';
import type { JSX } from 'react';

type Props = Pick<ComparisonTableProps, 'answers' | 'columns' | 'groups' | 'label'> & SectionFrameProps;

/** A table in a band. */
export function ComparisonTable({ label, columns, groups, answers, ...band }: Props): JSX.Element {
  return (
    <SectionFrame {...band}>
      <Table {...{ label, columns, groups, answers }} />
    </SectionFrame>
  );
}
