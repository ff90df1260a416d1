import { ComposedSections } from '@plinth/site/composed-sections';
import { levelOf, toReactProps } from '@plinth/site/composed-props';
import type { PageContent } from '@plinth/site/composed';
import { ContactSection, SectionFrame, type SectionFrameProps } from '@plinth/ui';
import { Fragment, type ReactNode } from 'react';

interface RecipeSectionsProps {
  readonly page: PageContent;
  /** What page data cannot express, a film or a form that needs a backend, by the id of the section that it goes into. */
  readonly inside?: Readonly<Record<string, ReactNode>>;
}

/** The sections of a recipe's page file, shown as the site shows pages that a brand composed. */
export function RecipeSections({ page, inside }: RecipeSectionsProps) {
  return page.sections.map(({ section, props }, index) => {
    const headingLevel = levelOf(props, index);
    const content = inside?.[String(props['id'])];
    const Band = section === 'ContactSection' ? ContactSection : SectionFrame;
    return (
      <Fragment key={section + index}>
        {content === undefined ? (
          <ComposedSections sections={[{ section, props: { ...props, headingLevel } }]} />
        ) : (
          <Band {...(toReactProps({ ...props, headingLevel }, headingLevel) as unknown as SectionFrameProps)}>
            {content}
          </Band>
        )}
      </Fragment>
    );
  });
}
