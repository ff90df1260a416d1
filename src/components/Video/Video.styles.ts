import { styled } from 'styled-components';
import { focusRing, ink, raisedSurface } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

export const Root = styled.figure`
  min-width: 0;
  margin: 0;

  > figcaption {
    margin-block-start: ${token('space.3')};
    color: ${ink('muted')};
    font-size: ${token('font-size.sm')};
    overflow-wrap: anywhere;
  }
`;

/** All layers lie on top of each other; words that need more room than the picture make the frame taller. */
export const Frame = styled.div<{ readonly $ratio: string }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${token('radius.picture')};
  background: ${token('color.surface-sunken')};

  /* The ratio belongs to a layer of its own: WebKit would not let a box with a ratio grow with its words. */
  &::before {
    grid-area: 1 / 1;
    width: 100%;
    aspect-ratio: ${({ $ratio }) => $ratio};
    content: '';
  }
  > :is(video, iframe, [data-part='poster']) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
  > video {
    background: ${token('color.surface-inverse')};
    object-fit: contain;
  }
`;

export const Play = styled.a`
  position: relative;
  display: grid;
  grid-area: 1 / 1;
  place-items: center;
  min-width: 0;
  border-radius: inherit;
  color: inherit;
  text-decoration: none;

  [data-part='mark'] {
    display: grid;
    place-items: center;
    width: 4.5rem;
    height: 4.5rem;
    border: 2px solid ${token('color.on-accent')};
    border-radius: 50%;
    background: ${token('color.accent')};
    box-shadow: ${token('shadow.raised')};
    color: ${token('color.on-accent')};
    transition: scale ${token('duration.fast')} ${token('easing.standard')};
  }
  &:hover [data-part='mark'] {
    background: ${token('color.accent-hover')};
    scale: 1.06;
  }
  [data-part='duration'] {
    position: absolute;
    inset-block-end: ${token('space.3')};
    inset-inline-end: ${token('space.3')};
    padding: 0 ${token('space.2')};
    border-radius: ${token('radius.sm')};
    background: ${token('color.surface-inverse')};
    color: ${token('color.text-inverse')};
    font-size: ${token('font-size.sm')};
    font-variant-numeric: tabular-nums;
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -4px;
  }
  &:focus-visible [data-part='mark'] {
    outline: 3px solid ${token('color.focus')};
    outline-offset: 3px;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-part='mark'] {
      transition: none;
    }
    &:hover [data-part='mark'] {
      scale: 1;
    }
  }
  /* On paper nothing can be played. */
  @media print {
    display: none;
  }
`;

/** The question before anything is fetched from elsewhere, in place of the picture. */
export const Notice = styled.div`
  ${raisedSurface}
  position: relative;
  display: grid;
  grid-area: 1 / 1;
  gap: ${token('space.4')};
  align-content: center;
  justify-items: center;
  padding: ${token('space.6')};
  text-align: center;

  > p {
    max-width: 34rem;
    overflow-wrap: anywhere;
  }
`;

export const Failure = styled.p`
  margin-block-start: ${token('space.3')};
  color: ${ink('danger')};
  font-weight: ${token('font-weight.medium')};
  overflow-wrap: anywhere;
`;
