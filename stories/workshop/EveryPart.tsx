import { token } from '@plinth/ui/tokens';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { type Filling, filledWith } from '../../src/testing/changedProps.tsx';
import { EVERY_COMPONENT } from '../../src/testing/everyComponent.tsx';

/** Bands reach from edge to edge, and the others stand in the page's column. */
const Page = styled.div`
  padding-inline: ${token('space.gutter')};

  > :is(section, header, footer) {
    margin-inline: calc(-1 * ${token('space.gutter')});
  }
`;

/** At most two lines, and may be cut: the header's bar promises a fixed height. */
const BAR = 'header :is(a, button, summary, [data-part="name"])';

/**
 * Every exported part, one below the other, with what editors and backends send when nobody checks. All of it is inert, so it
 * takes no focus and axe skips it: each part's own stories cover both.
 */
export const EveryPart = (filling: Filling) => (
  <Page inert data-may-cut={BAR}>
    {Object.entries(EVERY_COMPONENT).map(([name, make]) => (
      <Fragment key={name}>{filledWith(make({}, 2), filling)}</Fragment>
    ))}
  </Page>
);
