import { styled } from 'styled-components';
import type { Detail } from '../../primitives/index.ts';
import { Press } from '../../primitives/shared/Press.tsx';
import { ink } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

/** The name and the fact share a line where there is room. */
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5em;
  align-items: baseline;
  color: ${ink('muted')};

  /* A block, not a flex box, in which bold words would become boxes of their own and lose the spaces around them. */
  :is(a, button) {
    align-content: center;
    min-height: ${token('size.control')};
    padding: 0;
    border: 0;
    background: none;
    color: ${ink('accent')};
    font: inherit;
    font-weight: ${token('font-weight.medium')};
    text-decoration-line: underline;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
`;

/** Facts with their names, a line each. */
export const Details = ({ items }: { readonly items: readonly Detail[] }) =>
  items.map(({ label, text, link }, index) => (
    <Line key={index}>
      <span>{label}</span>
      {link === undefined ? <span>{text}</span> : <Press {...link}>{text}</Press>}
    </Line>
  ));
