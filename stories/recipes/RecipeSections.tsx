import { ComposedSections } from '@plinth/site/composed-sections';
import { levelOf, shownProps } from '@plinth/site/composed-props';
import type { PageContent } from '@plinth/site/composed';
import { Fragment, type ReactNode, createElement } from 'react';
import { sectionComponent } from '../compose/canvas/sections.ts';

interface RecipeSectionsProps {
  readonly page: PageContent;
  /** What page data cannot say, such as tabs, a film or a form: it stands in the section of this id. */
  readonly inside: Readonly<Record<string, ReactNode>>;
}

/** The sections of a recipe's page file, shown as the site shows pages that a brand composed. */
export function RecipeSections({ page, inside }: RecipeSectionsProps) {
  return page.sections.map(({ section, props }, index) => {
    const headingLevel = levelOf(props, index);
    const content = inside[String(props['id'])];
    const Section = content === undefined ? undefined : sectionComponent(section);
    return (
      <Fragment key={section + index}>
        {Section === undefined ? (
          <ComposedSections sections={[{ section, props: { ...props, headingLevel } }]} />
        ) : (
          createElement(Section, { ...shownProps(props, headingLevel), headingLevel }, content)
        )}
      </Fragment>
    );
  });
}
