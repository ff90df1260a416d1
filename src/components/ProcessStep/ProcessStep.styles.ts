import { css, styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';
import { PicturePanel } from '../shared/index.ts';

/** The width of the column in which the path runs; where a phone shows the page at twice its size, words need the room. */
const PATH = 'min(3.25rem, 16vw)';

export const Marker = styled.div`
  display: grid;
  grid-area: marker;
  grid-template-rows: 0 auto 1fr;
  justify-items: center;

  /* The path from the step before and to what comes next. */
  &::before,
  &::after {
    width: 2px;
    background: linear-gradient(${token('color.gradient-from')}, ${token('color.gradient-to')});
    opacity: 0.45;
    content: '';
    forced-color-adjust: none;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
  &[data-begins]::before,
  &[data-ends]::after {
    visibility: hidden;
  }
  ${from('tablet')} {
    grid-template-rows: 1fr auto 1fr;
  }
`;

export const Number = styled.span`
  display: grid;
  place-items: center;
  width: ${PATH};
  height: ${PATH};
  /* Visible in forced colours, which remove the background. */
  border: ${token('border.width')} solid transparent;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  border-radius: ${token('radius.control')};
  background: ${token('color.accent')};
  color: ${token('color.on-accent')};
  font-weight: ${token('font-weight.heading')};
  font-size: ${token('font-size.lg')};
  font-family: ${token('font.display')};
  font-variant-numeric: tabular-nums;
`;

export const Words = styled.div`
  display: grid;
  grid-area: words;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
  align-content: center;
  padding-block: 0.6rem ${token('space.5')};
`;

export const Panel = styled(PicturePanel)`
  grid-area: picture;
`;

const mirrored = css`
  grid-template-areas: 'words marker picture';
`;

/** On a phone the path runs at the left; on a desk words and pictures stand on either side of it. */
export const Root = styled.div<{ readonly $mirrored: boolean }>`
  display: grid;
  grid-template-areas: 'marker words' 'marker picture';
  grid-template-columns: ${PATH} minmax(0, 1fr);
  column-gap: ${token('space.4')};

  ${Panel} {
    margin-block-end: ${token('space.12')};
  }
  ${from('tablet')} {
    grid-template-areas: 'picture marker words';
    grid-template-columns: minmax(0, 1fr) ${PATH} minmax(0, 1fr);
    column-gap: clamp(1.25rem, 4vw, 4rem);
    ${({ $mirrored }) => $mirrored && mirrored}

    ${Panel} {
      align-self: center;
      margin-block: ${token('space.5')};
    }
    ${Words} {
      padding-block: ${token('space.5')};
    }
  }
`;
