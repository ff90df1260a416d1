import { styled } from 'styled-components';
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

  /* The bar. */
  > div {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    /* The border is part of the height that 'size.header' promises to whoever scrolls to an anchor. */
    height: calc(${token('size.header')} - ${token('border.width')});
  }
  /* The way home. */
  > div > a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.3')};
    min-width: 0;
    min-height: ${token('size.control')};
    margin-inline-end: auto;
    border-radius: ${token('radius.sm')};
    color: ${token('color.text')};
    font-family: ${token('font.display')};
    font-size: ${token('font-size.md')};
    font-weight: ${token('font-weight.heading')};
    line-height: 1.2;
    text-decoration: none;
  }
  img {
    flex: none;
  }
  /* Two lines at most: the bar's height is a promise. */
  img + span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  ul {
    ${plainList}
  }
  /* For a desk; a phone has the sheet. */
  > div > nav {
    display: none;

    > ul {
      display: flex;
      align-items: center;
      gap: ${token('space.1')};
    }
    ${from('laptop')} {
      display: block;
    }
  }
`;

export const EntryLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  min-height: ${token('size.control')};
  padding: ${token('space.2')} ${token('space.3')};
  border-radius: ${token('radius.control')};
  color: inherit;
  font-weight: ${token('font-weight.medium')};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${token('color.surface-sunken')};
  }
  &:active {
    background: ${token('color.accent-soft')};
  }
  &[aria-current] {
    color: ${token('color.accent-text')};
  }
  /* A line under the current page's words, not under the room around them. */
  ${HeaderBox} > div > nav > ul > li > &[aria-current] {
    background: linear-gradient(${token('color.accent')} 0 0) no-repeat center bottom /
      calc(100% - 2 * ${token('space.3')}) 2px;
    border-radius: 0;
  }
  /* Quieter than the page's own first action until somebody means it. */
  ${HeaderBox} > div > nav &[data-prominent] {
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
