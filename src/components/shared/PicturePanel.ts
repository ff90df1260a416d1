import { styled } from 'styled-components';
import { bandGround } from '../../tokens/grounds.ts';
import { token } from '../../tokens/roles.ts';

/** A tinted ground with the brand's pattern, for drawings without a background of their own. */
export const PicturePanel = styled.div`
  overflow: hidden;
  border-radius: ${token('radius.picture')};
  background: ${token('pattern.panel')} ${token('color.surface-sunken')};
  /* The page's own, on a dark band too. */
  ${bandGround()};
  /* An edge drawn over the picture, for one as dark or as light as its band. */
  outline: ${token('border.width')} solid ${token('color.border')};
  outline-offset: calc(-1 * ${token('border.width')});
`;
