import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Check, Minus } from '../../primitives/Icon/marks.tsx';
import { type BoxElement, Icon, ScrollArea } from '../../primitives/index.ts';
import { isBlank } from '../../primitives/shared/isBlank.ts';
import { warn, warnWithoutItems, warnWithoutText } from '../../primitives/shared/warnings.ts';
import {
  Answer,
  Cell,
  ColumnHead,
  Group,
  Head,
  Root,
  Row,
  RowHead,
  Table,
} from './ComparisonTable.styles.ts';

/** One of the things that are compared. */
export interface ComparisonColumn {
  readonly heading: ReactNode;
  /** Its price, or who it is for. */
  readonly subheading?: ReactNode;
}

/** What is compared. */
export interface ComparisonRow {
  readonly heading: ReactNode;
  /** What it means, in a few words. */
  readonly description?: ReactNode;
  /** One for each column: words, or `true` and `false`, which are shown as words with a mark. */
  readonly cells: readonly ReactNode[];
}

/** Rows that belong together. */
export interface ComparisonGroup {
  /** The group's heading; leave it out where there is only one group. */
  readonly heading?: ReactNode;
  readonly rows: readonly ComparisonRow[];
}

/** What a {@link ComparisonTable} shows. */
export interface ComparisonTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element around the table; a `div` when missing. */
  readonly as?: BoxElement | undefined;
  /** The table's name, said by assistive technology. */
  readonly label: string;
  /** The things to compare. Up to four fit side by side on a phone; with more the table scrolls. */
  readonly columns: readonly ComparisonColumn[];
  /** The rows to compare them by, in groups. */
  readonly groups: readonly ComparisonGroup[];
  /** The words for `true` and `false`. */
  readonly answers: { readonly yes: string; readonly no: string };
}

/** How many columns can be read side by side on a phone. */
const MOST_ON_A_PHONE = 4;

/**
 * Plans or products side by side, under a head that sticks below a `Header`. On a phone each row's words stand above its cells.
 */
export function ComparisonTable({ label, columns, groups, answers, ...rest }: ComparisonTableProps) {
  warnAbout({ label, columns, groups, answers });
  const isWide = columns.length > MOST_ON_A_PHONE;
  const table = (
    <Table aria-label={label} $columns={columns.length} $wide={isWide}>
      <Head>
        <Row>
          <Cell data-part="corner" />
          {columns.map(({ heading, subheading }, index) => (
            <ColumnHead key={index} data-part="column">
              <Words heading={heading} note={subheading} />
            </ColumnHead>
          ))}
        </Row>
      </Head>
      {groups.map(({ heading, rows }, group) => (
        <Group key={group}>
          {!isBlank(heading) && (
            <Row data-part="group">
              <RowHead scope="rowgroup" colSpan={columns.length + 1} data-part="groupname">
                <span>{heading}</span>
              </RowHead>
            </Row>
          )}
          {rows.map((row, index) => (
            <Row key={index}>
              <RowHead scope="row" data-part="row">
                <Words heading={row.heading} note={row.description} />
              </RowHead>
              {columns.map((_, column) => (
                <Cell key={column} data-part="cell">
                  <Content content={row.cells[column]} answers={answers} />
                </Cell>
              ))}
            </Row>
          ))}
        </Group>
      ))}
    </Table>
  );
  return (
    <Root $wide={isWide} {...rest}>
      {columns.length > 0 && (isWide ? <ScrollArea label={label}>{table}</ScrollArea> : table)}
    </Root>
  );
}

function Words({ heading, note }: { readonly heading: ReactNode; readonly note: ReactNode }) {
  return (
    <>
      <span data-part="name">{heading}</span>
      {!isBlank(note) && (
        <>
          {' '}
          <span data-part="note">{note}</span>
        </>
      )}
    </>
  );
}

interface ContentProps extends Pick<ComparisonTableProps, 'answers'> {
  readonly content: ReactNode;
}

function Content({ content, answers }: ContentProps) {
  if (typeof content !== 'boolean') return content;
  return (
    <Answer data-answer={content ? 'yes' : 'no'}>
      <Icon icon={content ? Check : Minus} data-part="mark" />
      {content ? answers.yes : answers.no}
    </Answer>
  );
}

function warnAbout({ label, columns, groups, answers }: ComparisonTableProps): void {
  const rows = groups.flatMap((group) => group.rows);
  warnWithoutText('ComparisonTable', 'label', label);
  warnWithoutItems('ComparisonTable', 'columns', columns);
  warnWithoutItems('ComparisonTable', 'groups', rows);
  if (rows.some(({ cells }) => cells.length !== columns.length))
    warn(
      'ComparisonTable',
      `every row of \`groups\` must have as many \`cells\` as there are \`columns\` (${columns.length}).`,
    );
  if (rows.some(({ cells }) => cells.some((cell) => typeof cell === 'boolean'))) {
    warnWithoutText('ComparisonTable', 'answers.yes', answers.yes);
    warnWithoutText('ComparisonTable', 'answers.no', answers.no);
  }
}
