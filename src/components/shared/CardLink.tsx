import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PressTarget } from '../../primitives/index.ts';
import { Press } from '../../primitives/shared/Press.tsx';
import { coverLink } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

const Box = styled(Press)`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
  text-decoration: none;
  cursor: pointer;

  &[data-covers] {
    ${coverLink}
  }
  &[aria-disabled='true'] {
    cursor: auto;
  }
  @media (hover: hover) {
    [data-interactive]:hover & {
      color: ${token('color.accent-text')};
    }
  }
`;

interface CardLinkProps {
  /** The link; plain words when missing. */
  readonly link: PressTarget | undefined;
  /** Whether the whole part can be pressed; the part is then `position: relative`. */
  readonly covers?: boolean;
  readonly children: ReactNode;
}

/** The words that name a part, as a link where the part has one. Such parts have `data-interactive`. */
export function CardLink({ link, covers = true, children }: CardLinkProps) {
  if (link === undefined) return children;
  return (
    <Box {...link} data-covers={covers || undefined}>
      {children}
    </Box>
  );
}
