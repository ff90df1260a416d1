import { styled } from 'styled-components';
import { Lines } from '../../components/shared/Lines.tsx';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

const Box = styled.div<{ readonly $align: 'start' | 'center' }>`
  max-width: 28rem;
  margin-inline: ${({ $align }) => ($align === 'center' ? 'auto' : undefined)};
  margin-block-end: ${token('space.10')};

  ${from('laptop')} {
    margin-block-end: ${token('space.12')};
  }
`;

/** As tall as a section's head with a heading of one line. */
export function SkeletonHead({ align = 'start' }: { readonly align: 'start' | 'center' | undefined }) {
  return (
    <Box $align={align} aria-hidden="true">
      <Lines size="3xl" widths={['100%']} />
    </Box>
  );
}
