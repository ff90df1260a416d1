import { css, styled } from 'styled-components';
import { ink } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

/** Each language has its own quotation marks; in Chinese the opening one includes half a character of space. */
const marks = css`
  quotes: '“' '”';

  &::before {
    content: open-quote;
  }
  &::after {
    content: close-quote;
  }
  &:lang(zh) {
    quotes: '「' '」' '『' '』';
  }
`;

export const Root = styled.figure<{ readonly $large: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $large }) => token($large ? 'space.8' : 'space.5')};
  height: 100%;
  margin: 0;
`;

export const Quote = styled.blockquote<{ readonly $large: boolean }>`
  flex: 1;
  margin: 0;

  > p {
    ${marks}
    max-width: ${({ $large }) => ($large ? '52rem' : token('size.measure'))};
    color: ${ink('text')};
    font-family: ${({ $large }) => ($large ? token('font.display') : undefined)};
    font-size: ${({ $large }) => token($large ? 'font-size.2xl' : 'font-size.md')};
    font-weight: ${({ $large }) => ($large ? token('font-weight.heading') : undefined)};
    line-height: ${({ $large }) => ($large ? '1.4' : undefined)};
    letter-spacing: ${({ $large }) => ($large ? token('tracking.heading') : undefined)};
    text-wrap: ${({ $large }) => ($large ? 'balance' : 'pretty')};
    overflow-wrap: anywhere;
  }
  > p:lang(zh) {
    line-height: ${({ $large }) => ($large ? '1.6' : undefined)};
  }
`;

export const Speaker = styled.figcaption`
  display: flex;
  gap: ${token('space.3')};
  align-items: center;

  [data-part='portrait'] {
    flex: none;
    width: 3rem;
    border-radius: ${token('radius.round')};
  }
  [data-part='name'] {
    color: ${ink('text')};
    font-weight: ${token('font-weight.medium')};

    /* Large enough for a thumb, however small the words. */
    :is(a, button) {
      position: relative;

      &::after {
        position: absolute;
        inset: min(0px, (100% - ${token('size.control')}) / 2);
        content: '';
      }
    }
  }
  [data-part='words'] {
    min-width: 0;
    color: ${ink('muted')};
    font-size: ${token('font-size.sm')};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  p {
    max-width: ${token('size.measure')};
  }
`;
