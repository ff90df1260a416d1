/// <reference types="vite/client" />
import type { HomeData } from '@plinth/ui/contract';
import type { JSX } from 'react';
import type { ComposedPage } from '../../composed/content.ts';
import type { RawProps } from '../../composed/sections.ts';
import { type PageProps, createModuleLoader } from '../../shell/pageModules.ts';
import { HomeDataContext } from '../home/homeData.ts';
import { PART_OF, type PartName, partsOf } from './partOf.ts';
import { levelOf, shownProps } from './shown.tsx';

/** Sections by their names. */
type Part = Readonly<Record<string, (props: RawProps) => JSX.Element>>;

const parts = createModuleLoader(
  import.meta.glob<Part>('./*.tsx', { base: './parts' }),
  (part: PartName) => `./${part}.tsx`,
);

/** Fetches the code of all sections of a page. */
export async function loadParts({ sections }: Pick<ComposedPage, 'sections'>): Promise<void> {
  await Promise.all(partsOf(sections).map(parts.load));
}

/** Whether the code of all sections of a page is there. */
export const hasParts = ({ sections }: Pick<ComposedPage, 'sections'>): boolean =>
  partsOf(sections).every((part) => parts.loaded(part) !== undefined);

/** The sections of a page, whose code has to be there. One that this version of the site does not know is passed over. */
export function ComposedSections({ sections }: Pick<ComposedPage, 'sections'>): JSX.Element {
  return (
    <>
      {sections.map(({ section, props }, index) => {
        const Section = parts.loaded(PART_OF[section])?.[section];
        const level = levelOf(props, index);
        return Section && <Section key={index} {...shownProps(props, level)} headingLevel={level} />;
      })}
    </>
  );
}

/** A page that a brand composed; a home page's sections may show its answer, whose failure leaves the rest working. */
export function Page({ data, content }: PageProps<HomeData | undefined>): JSX.Element | null {
  if (content === undefined) return null;
  return (
    <HomeDataContext value={data}>
      <ComposedSections sections={content.sections} />
    </HomeDataContext>
  );
}
