import { styled } from 'styled-components';
import { ink, inverseBand, plainList } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

export const FooterBox = styled.footer`
  ${inverseBand}
  position: relative;
  padding-block: ${token('space.16')} ${token('space.6')};
  font-size: ${token('font-size.sm')};

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 3px;
    background: linear-gradient(90deg, ${token('color.gradient-from')}, ${token('color.gradient-to')});
  }

  [data-part='columns'] {
    display: grid;
    gap: ${token('space.10')} ${token('space.12')};
  }

  [data-part='name'] {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    font-family: ${token('font.display')};
    font-size: ${token('font-size.lg')};
    font-weight: ${token('font-weight.heading')};
    line-height: ${token('line-height.heading')};
    text-wrap: balance;
  }

  /* A mark in one file, drawn for light and dark, shows its dark version here; WebKit ignores this. */
  [data-part='name'] img {
    color-scheme: dark;
  }

  [data-part='company'] address {
    display: grid;
    gap: ${token('space.4')};
    max-width: 24rem;
    margin-block-start: ${token('space.6')};
  }

  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
  }

  /* Links, and buttons that look like them. */
  :is([data-part='groups'] li, [data-part='detail']) :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-width: ${token('size.control')};
    min-height: ${token('size.control')};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    overflow-wrap: anywhere;

    &:hover {
      color: ${ink('accent')};
      text-decoration: underline;
    }
  }

  /* Tall enough for a thumb, without moving away from its caption. */
  [data-part='detail'] :is(a, button) {
    margin-block: -0.5rem;
  }

  [data-part='caption'] {
    color: ${ink('muted')};
    font-size: ${token('font-size.xs')};
  }

  /* On a phone short groups share a column beside a long one. */
  [data-part='groups'] {
    columns: 9rem;
    column-gap: ${token('space.6')};

    ${from('tablet')} {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }

    nav {
      min-width: 0;
      padding-block-end: ${token('space.6')};
      break-inside: avoid;
    }

    [data-part='caption'] {
      margin: 0 0 ${token('space.2')};
      font-weight: ${token('font-weight.medium')};
      letter-spacing: ${token('tracking.eyebrow')};
    }

    ul {
      ${plainList}
    }

    @media print {
      display: none;
    }
  }

  /*
   * Name, address and groups side by side; not on paper, which has no groups, but for which WebKit still asks the window's width.
   */
  @media screen {
    ${from('laptop')} {
      [data-part='columns'] {
        grid-template-columns: minmax(0, 7fr) minmax(0, 6fr) minmax(0, 11fr);
      }

      [data-part='company'] {
        display: contents;
      }

      [data-part='name'] {
        align-self: start;
      }

      [data-part='company'] address {
        align-content: start;
        margin-block-start: 0;
      }
    }
  }

  [data-part='base'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')} ${token('space.6')};
    min-height: ${token('size.control')};
    margin-block-start: ${token('space.12')};
    padding-block-start: ${token('space.6')};
    border-block-start: ${token('border.width')} solid ${ink('border')};
    color: ${ink('muted')};
    font-size: ${token('font-size.xs')};
  }
`;
