import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { ink, plainList } from '../shared/index.ts';

/**
 * The native control lies over the whole box, invisible, so that it takes presses and drops: its own words would be in the
 * browser's language, not in the page's.
 */
export const DropBox = styled.span`
  position: relative;
  display: block;

  && input {
    position: absolute;
    inset: 0;
    height: 100%;
    padding: 0;
    opacity: 0;
    cursor: pointer;
  }
  [data-part='drop'] {
    display: flex;
    align-items: center;
    justify-content: center;
    justify-self: auto;
    gap: ${token('space.3')};
    min-height: 5.5rem;
    padding: ${token('space.4')};
    border: 1.5px dashed ${token('color.border-strong')};
    border-radius: ${token('radius.md')};
    background: ${token('color.surface')};
    color: ${token('color.text-muted')};
    font-size: ${token('font-size.sm')};
    font-weight: ${token('font-weight.body')};
    transition: ${token('duration.fast')} ${token('easing.standard')};
    transition-property: border-color, color;
  }
  svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    color: ${token('color.accent-text')};
  }
  input:enabled:hover + [data-part='drop'] {
    border-color: ${token('color.accent')};
    color: ${token('color.text')};
  }
  input:focus-visible + [data-part='drop'] {
    outline: 2px solid ${ink('focus')};
    outline-offset: 2px;
  }
  input[aria-invalid='true'] + [data-part='drop'] {
    border-color: ${token('color.danger')};
  }
  input:disabled + [data-part='drop'] {
    background: ${token('color.surface-sunken')};
    cursor: not-allowed;

    svg {
      color: inherit;
    }
    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** The files, each with a button to remove it. */
export const FileList = styled.ul`
  ${plainList}
  color: ${ink('text')};
  font-size: ${token('font-size.sm')};

  li {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    border-block-end: ${token('border.width')} solid ${ink('border')};
  }
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${ink('muted')};
    font-size: ${token('font-size.xs')};
    white-space: nowrap;
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    width: ${token('size.control')};
    height: ${token('size.control')};
    padding: 0;
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    color: ${ink('muted')};
    cursor: pointer;

    &:disabled {
      cursor: not-allowed;
    }
    &:hover:enabled {
      background: color-mix(in srgb, currentColor 12%, transparent);
      color: ${ink('text')};
    }
  }
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
