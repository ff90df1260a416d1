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

/** Two lines at most: the height of the header's bar is a promise. */
const BAR = 'header :is(a, button, summary, [data-part="name"])';

/**
 * Every exported part, one below the other, with what editors and backends send when nobody looks. What is inert takes no
 * focus and is passed over by axe: that each part's own stories see to.
 */
export const EveryPart = (filling: Filling) => (
  <Page inert data-may-cut={BAR}>
    {Object.entries(EVERY_COMPONENT).map(([name, make]) => (
      <Fragment key={name}>{filledWith(make({}, 2), filling)}</Fragment>
    ))}
  </Page>
);
