import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/index.ts';
import { token } from '../../tokens/roles.ts';

interface LinesProps {
  /** The size of the text that is still loading. */
  readonly size: 'sm' | 'md' | 'lg' | 'xl' | '3xl' | 'display';
  /** The width of each line, as CSS. */
  readonly widths: readonly string[];
}

const Box = styled.div<{ readonly $size: LinesProps['size'] }>`
  width: 100%;
  font-size: ${({ $size }) => token(`font-size.${$size}`)};
  line-height: ${({ $size }) =>
    token(['xl', '3xl', 'display'].includes($size) ? 'line-height.heading' : 'line-height.body')};
`;

/** Grey lines as tall as the text that is still loading. */
export function Lines({ size, widths }: LinesProps) {
  return (
    <Box $size={size}>
      {widths.map((width, index) => (
        <Skeleton key={index} width={width} />
      ))}
    </Box>
  );
}
