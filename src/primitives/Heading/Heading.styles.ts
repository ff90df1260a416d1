import { css, styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { ink } from '../shared/index.ts';
import type { HeadingSize } from './Heading.tsx';

// Latin letters leave more air between large lines than Chinese characters do.
const large = css`
  line-height: 1.12;
  &:lang(zh) {
    line-height: ${token('line-height.heading')};
  }
  /*
   * A large line breaks after its punctuation, not in the middle of a word, where each phrase is shorter than a line. A
   * longer one would break before a comma or leave one character alone. In a column that is narrower still it breaks inside.
   */
  &[data-phrases='short']:lang(zh) {
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
`;

export const StyledHeading = styled.h2<{ readonly $size: HeadingSize }>`
  margin: 0;
  color: ${ink('text')};
  font-family: ${token('font.display')};
  font-size: ${({ $size }) => token(`font-size.${$size}`)};
  font-weight: ${({ $size }) => token($size === 'display' ? 'font-weight.display' : 'font-weight.heading')};
  line-height: ${token('line-height.heading')};
  letter-spacing: ${token('tracking.heading')};
  ${({ $size }) => ($size === 'display' || $size === '3xl') && large}
`;
