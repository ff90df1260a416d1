import { css, styled } from 'styled-components';
import { Section } from '../../primitives/index.ts';
import { StyledEyebrow } from '../../primitives/Eyebrow/Eyebrow.styles.ts';
import { inBandInk } from '../../primitives/Pattern/Pattern.styles.ts';
import { ink } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/**
 * Everything centred, one below the other, with the pattern on both sides. Content in the picture's place keeps its own
 * alignment.
 */
const centered = css`
  > [data-part='pattern'] {
    -webkit-mask-image: linear-gradient(to left, black, transparent 35% 65%, black);
    mask-image:
      linear-gradient(to left, black, transparent 35% 65%, black), linear-gradient(black 40%, transparent);
  }
  [data-part='screen'] {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;

    > [data-part='words'] {
      justify-items: center;
      max-width: 52rem;
      text-align: center;
    }
    [data-part='description'] {
      text-wrap: balance;
    }
    > [data-part='instead'] {
      width: 100%;
      max-width: 52rem;
    }
  }
  [data-part='words'] > [data-part='actions'] {
    justify-content: center;
  }
  > [data-part='content'] > dl {
    text-align: center;
  }
  /* The line before the eyebrow would move the words off centre. */
  ${StyledEyebrow}::before {
    display: none;
  }
`;

/** Words lie on the pattern, which would be too loud in the page's own colour. */
const onBand = css`
  > [data-part='pattern'] {
    ${inBandInk}
  }
`;

export const Root = styled(Section)<{ readonly $centered: boolean }>`
  overflow: clip;
  padding-block: clamp(1.75rem, 4.5vw, 4.5rem) calc(clamp(1.25rem, 4vw, 3.5rem) + ${token('radius.band')});

  /* The pattern fades towards the words and towards the next section. */
  > [data-part='pattern'] {
    -webkit-mask-image: linear-gradient(to left, black 15%, transparent 62%);
    mask-image: linear-gradient(to left, black 15%, transparent 62%), linear-gradient(black 40%, transparent);
    mask-composite: intersect;
  }
  /* Above the pattern, which is positioned. */
  > [data-part='content'] {
    position: relative;
  }
  [data-part='screen'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.6')} clamp(2rem, 5vw, 4.5rem);
    align-items: center;

    ${from('laptop')} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    }
    > [data-part='words'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${token('space.4')};
      justify-items: start;
    }
    /* The picture: small on a phone, so that it shares the first screen with the actions and the facts. */
    > [data-part='media'] {
      max-width: min(17rem, 60vw);
      margin-inline: auto;
      border-radius: ${token('radius.picture')};
    }
    ${from('tablet')} {
      > [data-part='words'] {
        gap: ${token('space.6')};
      }
      > [data-part='media'] {
        max-width: 34rem;
      }
    }
  }
  /* On a phone the buttons share the row, or fill one each. */
  [data-part='words'] > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
    width: 100%;
    margin-block-start: ${token('space.2')};

    :is(a, button) {
      flex: 1 1 auto;
      padding-inline: ${token('space.4')};
      font-size: ${token('font-size.sm')};
    }
    ${from('tablet')} {
      :is(a, button) {
        flex-grow: 0;
        padding-inline: ${token('space.6')};
        font-size: ${token('font-size.md')};
      }
    }
  }
  /* Each number above its label, side by side where three fit: in letters twice their size each takes a row. */
  > [data-part='content'] > dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.4')};
    margin: ${token('space.6')} 0 0;
    padding-block-start: ${token('space.5')};
    border-block-start: ${token('border.width')} solid ${ink('border')};

    div {
      display: flex;
      flex: 1 1 ${token('space.16')};
      flex-direction: column-reverse;
      gap: ${token('space.1')};
      justify-content: flex-end;
      max-width: 100%;
      overflow-wrap: break-word;
    }
    dt {
      color: ${ink('muted')};
      font-size: ${token('font-size.xs')};
      line-height: 1.45;
    }
    dd {
      margin: 0;
      font-family: ${token('font.display')};
      font-size: ${token('font-size.lg')};
      font-weight: ${token('font-weight.heading')};
      line-height: ${token('line-height.heading')};
      letter-spacing: ${token('tracking.heading')};
    }
    ${from('tablet')} {
      column-gap: ${token('space.8')};
      margin-block-start: ${token('space.8')};
      padding-block-start: ${token('space.6')};

      dt {
        font-size: ${token('font-size.sm')};
      }
      dd {
        font-size: ${token('font-size.3xl')};
      }
    }
  }
  ${({ $centered }) => $centered && centered}
  ${({ tone }) => (tone === 'inverse' || tone === 'accent') && onBand}
`;
