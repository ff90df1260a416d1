import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { ink, inkProperty } from '../shared/index.ts';

export const StyledEyebrow = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.3')};
  margin: 0;
  color: ${ink('accent')};
  font-size: ${token('font-size.sm')};
  font-weight: ${token('font-weight.medium')};
  line-height: 1.4;
  letter-spacing: ${token('tracking.eyebrow')};

  &::before {
    content: '';
    flex: none;
    width: ${token('size.mark-width')};
    height: ${token('size.mark-height')};
    border-radius: ${token('radius.round')};
    /* A band with a fill colour of its own has the gradient's colour itself, so the gradient would not show on it. */
    background: var(
      ${inkProperty('fill')},
      linear-gradient(90deg, ${token('color.gradient-from')}, ${token('color.gradient-to')})
    );
    /* Forced colours would remove the background and leave a gap before the words. */
    forced-color-adjust: none;
  }
`;
