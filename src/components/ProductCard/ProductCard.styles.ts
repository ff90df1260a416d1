import { styled } from 'styled-components';
import { Card } from '../../primitives/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/**
 * From a tablet on the picture stands over the words. On a phone, where six such cards would be a long way, it is small and
 * stands beside the name and the link, the description under them.
 */
export const Root = styled(Card)`
  display: grid;
  grid-template: 1fr auto / minmax(0, 7rem) minmax(6.5rem, 1fr);
  gap: ${token('space.1')} ${token('space.4')};
  align-items: end;
  height: 100%;
  padding: ${token('space.4')};

  ${from('tablet')} {
    grid-template: auto 1fr / minmax(0, 1fr);
    gap: 0;
    align-items: normal;
    padding: 0;
  }
  /* The picture. The card itself does not clip, or it would cut off its focus ring. */
  > [data-part='media'] {
    grid-row: span 2;
    align-self: center;
    border-radius: ${token('radius.sm')};

    ${from('tablet')} {
      grid-row: auto;
      border-radius: calc(${token('radius.card')} - ${token('border.width')});
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
  &[data-interactive]:active {
    border-color: ${token('color.accent')};
  }

  > [data-part='words'] {
    display: contents;

    > [data-part='description'] {
      grid-column: 1 / -1;
      order: 1;
      margin-block-start: ${token('space.2')};
      font-size: ${token('font-size.sm')};
    }
    ${from('tablet')} {
      display: flex;
      flex-direction: column;
      gap: ${token('space.3')};
      padding: ${token('space.6')};
      > [data-part='description'] {
        order: 0;
        margin: 0;
        font-size: ${token('font-size.md')};
      }
    }
  }

  /* The link's words, and an arrow that points on. */
  [data-part='more'] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    color: ${token('color.accent-text')};
    font-size: ${token('font-size.sm')};
    font-weight: ${token('font-weight.medium')};

    /* At the foot of the card. */
    ${from('tablet')} {
      margin-block-start: auto;
      padding-block-start: ${token('space.2')};
    }
    svg {
      transition: translate ${token('duration.base')} ${token('easing.standard')};
    }
  }
  /* It points in the direction of the script, and its drawing moves that way. */
  [dir='rtl'] & [data-part='arrow'] {
    scale: -1 1;
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &[data-interactive]:hover [data-part='more'] svg {
      translate: 0.25em 0;
    }
  }
`;
