import { css, styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

export const BannerBox = styled.section`
  position: relative;
  overflow: clip;
  /* The band that follows may lie over its end. */
  padding-block: calc(${token('space.section')} * 0.75)
    calc(${token('space.section')} * 0.75 + ${token('radius.band')});
  border-block-end: ${token('border.width')} solid ${token('color.border')};
  background: ${token('color.surface-sunken')};
`;

export const Columns = styled.div<{ readonly $split: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.10')};
  align-items: center;

  /* The picture. Where it is taller than the words, it uses the band's padding above and below them. */
  > [data-part='media'] {
    display: none;
    border-radius: ${token('radius.picture')};
    margin-block: calc(-1 * ${token('space.12')});
  }
  ${({ $split }) =>
    $split &&
    css`
      ${from('tablet')} {
        /* On a tablet, too, a line fits the eight Chinese characters that a large heading keeps together. */
        grid-template-columns: minmax(min(60%, 8.1 * ${token('font-size.display')}), 7fr) minmax(0, 5fr);

        > [data-part='media'] {
          display: block;
        }
      }
    `}
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${token('space.4')};
  max-width: 52rem;

  > [data-part='description'] {
    text-wrap: balance;
  }
`;
