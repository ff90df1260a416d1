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

  :is(a, button) {
    display: inline-flex;
    align-items: center;
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
  items.map(({ label, text, link }, index) => {
    // In a press, too, one box: its words would else be boxes side by side, without the spaces between them.
    const words = <span>{text}</span>;
    return (
      <Line key={index}>
        <span>{label}</span>
        {link === undefined ? words : <Press {...link}>{words}</Press>}
      </Line>
    );
  });
