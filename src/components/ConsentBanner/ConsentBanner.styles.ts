import { styled } from 'styled-components';
import { raisedSurface } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/** Over the foot of the page; it does not stop anybody from reading on. */
export const Root = styled.section`
  ${raisedSurface}
  position: fixed;
  inset: auto ${token('space.3')} ${token('space.3')};
  /* Under an open menu, whose last entries it would cover. */
  z-index: 9;
  display: grid;
  gap: ${token('space.4')};
  /* In a low window, such as a phone on its side or a page at 400 %, the focused element must stay in sight beside it. */
  max-height: max(50vh, 100vh - 12rem);
  max-height: max(50svh, 100svh - 12rem);
  padding: ${token('space.5')};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: ${token('border.width')} solid ${token('color.border-strong')};
  border-radius: ${token('radius.card')};
  box-shadow: ${token('shadow.overlay')};
  overflow-wrap: anywhere;

  ${from('tablet')} {
    inset-inline: auto ${token('space.6')};
    inset-block-end: ${token('space.6')};
    width: min(30rem, calc(100% - 2 * ${token('space.6')}));
  }
  @media print {
    display: none;

    /* The room that the script leaves for it at the page's end. */
    @supports selector(:has(a)) {
      :root:has(&) {
        padding-block-end: 0 !important;
      }
    }
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${token('space.2')};

  > p {
    color: ${token('color.text-muted')};
    font-size: ${token('font-size.sm')};
  }
`;

export const Choices = styled.form`
  display: grid;
  gap: ${token('space.4')};

  > ul {
    display: grid;
    gap: ${token('space.1')};
    margin: 0;
    padding: ${token('space.2')} 0;
    border-block: ${token('border.width')} solid ${token('color.border')};
    list-style: none;
  }
`;

/** Yes and no are equally wide and equally prominent. */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${token('space.2')};

  > [data-variant='quiet'] {
    grid-column: 1 / -1;
  }
`;
