import { styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { SectionFrame } from '../SectionFrame/SectionFrame.tsx';

/** A quiet band between louder ones. */
export const QuietFrame = styled(SectionFrame)`
  padding-block: calc(${token('space.section')} * 0.6)
    calc(${token('space.section')} * 0.6 + ${token('radius.band')});
`;
