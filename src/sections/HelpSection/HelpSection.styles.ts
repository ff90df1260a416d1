import { styled } from 'styled-components';
import { ink, plainList } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

export const List = styled.ul`
  ${plainList}

  [data-part='mark'] {
    margin-block-start: 0.15em;
    color: ${ink('accent')};
  }
  [dir='rtl'] & [data-part='mark'] {
    scale: -1 1;
  }
`;

/** The whole case in a sentence. */
export const Case = styled.li`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: ${token('space.4')};
  padding-block: ${token('space.5')};
  border-block-start: ${token('border.width')} solid ${ink('border')};
`;

/** The situation on the left, what to choose on the right; one above the other where there is no room, as on a phone. */
export const Choice = styled(Case)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.8')};
  align-items: center;

  > span {
    flex: 999 1 14rem;
  }
`;

export const Advice = styled.strong`
  display: grid;
  /* A fixed column beside the situation; the whole width on a line of its own. */
  flex: 1 1 11rem;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: ${token('space.2')};
  font-weight: ${token('font-weight.heading')};
  font-size: ${token('font-size.lg')};
  font-family: ${token('font.display')};
  line-height: ${token('line-height.heading')};
`;
