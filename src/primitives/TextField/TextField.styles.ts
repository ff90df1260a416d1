import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

/** The box around a line of text and its prefix; no box without a prefix. */
export const PrefixBox = styled.span<{ readonly $hasPrefix: boolean }>`
  display: ${({ $hasPrefix }) => ($hasPrefix ? 'flex' : 'contents')};

  [data-part='prefix'] {
    display: grid;
    flex: none;
    place-items: center;
    padding-inline: ${token('space.4')};
    border: ${token('border.width')} solid ${token('color.border-strong')};
    border-inline-end: 0;
    border-radius: ${token('radius.md')};
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    background: ${token('color.surface-sunken')};
    color: ${token('color.text-muted')};
  }
  && [data-part='prefix'] + input {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`;
