import { css, styled } from 'styled-components';
import { Link } from '../../primitives/Link.tsx';
import { Press } from '../../primitives/shared/Press.tsx';
import { plainList } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

export const HeaderBox = styled.header`
  position: sticky;
  z-index: 10;
  inset-block-start: 0;
  border-block-end: ${token('border.width')} solid ${token('color.border')};
  background: ${token('color.surface')};
  font-size: ${token('font-size.sm')};
  line-height: 1.4;

  @media print {
    position: static;
  }

  > [data-part='bar'] {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    /* The border is part of the height: anchors and sticky parts rely on 'size.header'. */
    height: calc(${token('size.header')} - ${token('border.width')});
  }
  ul {
    ${plainList}
  }
  /* For wide windows; a phone has the sheet. */
  [data-part='desk'] {
    display: none;

    ${from('laptop')} {
      display: block;
    }
  }
  [data-part='entries'] {
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
  }
  /* Labels that are too long together shrink to share the bar's room, once the name has given way. */
  [data-part='desk'],
  [data-part='entries'] > li {
    min-width: 0;
  }
`;

/**
 * For focusable elements in the bar: they are always in sight, but `scroll-padding` counts them as covered. The margins move them
 * below it, or browsers would scroll the page up by half a window with each Tab through the bar.
 */
export const inBar = css`
  scroll-margin-block: -6rem 6rem;
`;

export const HomeLink = styled(Link)`
  ${inBar}
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')};
  flex-shrink: 9999;
  min-width: 32px;
  height: ${token('size.control')};
  /* It does not shrink in a full bar, nor where a router's link wraps its anchor. */
  min-height: ${token('size.control')};
  margin-inline-end: auto;
  overflow: clip;
  border-radius: ${token('radius.sm')};
  color: ${token('color.text')};
  font-family: ${token('font.display')};
  font-size: ${token('font-size.md')};
  font-weight: ${token('font-weight.heading')};
  line-height: 1.2;
  text-decoration: none;

  img {
    flex: none;
  }
  /* The first line is as high as the link, so what wraps is clipped below it. */
  &::before {
    content: '';
    height: 100%;
    margin-inline-end: calc(-1 * ${token('space.3')});
  }
  /*
   * Two lines at most: the bar's height is fixed. With large text on a phone the mark stands alone (the link's label has the
   * name) rather than beside a few of its letters. Not by a container query: WebKit then keeps the desk's menu in a window that
   * has become narrow.
   */
  [data-part='name'] {
    display: -webkit-box;
    flex: 1 1 0;
    min-width: min-content;
    overflow: hidden;
    overflow-wrap: break-word;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;

    &:lang(zh) {
      min-width: 4em;
    }
  }
`;

/** Words under the label of an entry. */
export const Description = styled.span`
  display: block;
  color: ${token('color.text-muted')};
  font-size: ${token('font-size.xs')};
  font-weight: ${token('font-weight.body')};
`;

/** A line under the current page's words, not under their padding. */
export const currentLine = css`
  background: linear-gradient(${token('color.accent')} 0 0) no-repeat center bottom /
    calc(100% - 2 * ${token('space.3')}) 2px;
  border-radius: 0;
`;

export const EntryLink = styled(Press)`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  min-height: ${token('size.control')};
  padding: ${token('space.2')} ${token('space.3')};
  border-radius: ${token('radius.control')};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${token('font-weight.medium')};
  text-align: start;
  text-decoration: none;

  &:hover {
    background: ${token('color.surface-sunken')};
  }
  &:active {
    background: ${token('color.accent-soft')};
  }
  &[aria-current] {
    color: ${token('color.accent-text')};
  }
  &[data-place='bar'] {
    ${inBar}
    max-height: ${token('size.control')};
    overflow: clip;
  }
  &[data-place='bar'][aria-current] {
    ${currentLine}
  }
  /* Quieter than the page's own first action until hovered. */
  &[data-place='bar'][data-prominent] {
    margin-inline: ${token('space.2')};
    padding-inline: ${token('space.5')};
    background: ${token('color.accent-soft')};
    color: ${token('color.on-accent-soft')};

    &:hover {
      background: ${token('color.accent')};
      color: ${token('color.on-accent')};
    }
  }

  @media (forced-colors: active) {
    &[aria-current] {
      text-decoration: underline 2px;
    }
  }
  &[aria-disabled='true'] {
    background: none;
    color: ${token('color.text-muted')};
    cursor: not-allowed;
  }
`;
