import { styled } from 'styled-components';
import { ink } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

export const FormBox = styled.form`
  position: relative;
  container-type: inline-size;

  > p:first-child {
    color: ${ink('muted')};
    font-size: ${token('font-size.xs')};
  }
  > * + [data-part] {
    margin-block-start: ${token('space.3')};
  }
  > [data-part='fields'] {
    display: grid;
    gap: ${token('space.2')} ${token('space.5')};

    @container (min-width: 27rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      [data-field='wide'] {
        grid-column: 1 / -1;
      }
    }
  }
  /* On a phone, for thumbs, the button is as wide as the fields. */
  > [data-part='actions'] {
    display: grid;

    ${from('tablet')} {
      justify-items: start;
    }
  }
`;
