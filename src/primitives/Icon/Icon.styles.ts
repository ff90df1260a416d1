import { styled } from 'styled-components';

const sizes = { text: '1.2em', md: '1.5rem', lg: '2rem' } as const;

export const IconBox = styled.span<{ readonly $size: keyof typeof sizes }>`
  display: inline-flex;
  flex: none;

  svg {
    width: ${({ $size }) => sizes[$size]};
    height: ${({ $size }) => sizes[$size]};
  }
`;
