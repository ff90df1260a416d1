import type { ReactNode } from 'react';
import { type SectionBaseProps, SectionFrame } from '../SectionFrame/index.ts';

/** What a {@link TeamSection} shows. */
export interface TeamSectionProps extends SectionBaseProps {
  /** One `TeamMemberCard`, or several in a `Stack`. */
  readonly children: ReactNode;
}

/** The people who answer for the work. */
export function TeamSection(props: TeamSectionProps) {
  return <SectionFrame {...props} />;
}
