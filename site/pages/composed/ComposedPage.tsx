/// <reference types="vite/client" />
import type { HomeData } from '@plinth/ui/contract';
import type { JSX } from 'react';
import type { SectionContent } from '../../composed/check.ts';
import type { ComposedPage } from '../../composed/content.ts';
import type { RawProps } from '../../composed/sections.ts';
import { type PageProps, createModuleLoader } from '../../shell/pageModules.ts';
import { useBackendItems } from '../home/useBackendItems.ts';
import { PART_OF, type PartName, partsOf } from './partOf.ts';
import { levelOf, toReactProps } from './toReactProps.tsx';

/** Sections by their names. */
type Part = Readonly<Record<string, (props: RawProps) => JSX.Element>>;

const parts = createModuleLoader(
  import.meta.glob<Part>('./*.tsx', { base: './parts' }),
  (part: PartName) => `./${part}.tsx`,
);

/** Loads the code of all sections of a page. */
export async function loadParts({ sections }: Pick<ComposedPage, 'sections'>): Promise<void> {
  await Promise.all(partsOf(sections).map(parts.load));
}

/** Whether the code of all sections of a page is loaded. */
export const hasParts = ({ sections }: Pick<ComposedPage, 'sections'>): boolean =>
  partsOf(sections).every((part) => parts.loaded(part) !== undefined);

/** Props of {@link ComposedSections}. */
interface ComposedSectionsProps {
  /** The sections; undefined stands for one that is absent for now, so that the others stay mounted when it comes. */
  readonly sections: readonly (SectionContent | undefined)[];
}

/** The sections of a page, whose code must be loaded. A section that this version of the site does not know is skipped. */
export function ComposedSections({ sections }: ComposedSectionsProps): JSX.Element {
  return (
    <>
      {sections.map((content, index) => {
        if (content === undefined) return null;
        const { section, props } = content;
        const Section = parts.loaded(PART_OF[section])?.[section];
        const level = levelOf(props, index);
        return Section && <Section key={index} {...toReactProps(props, level)} headingLevel={level} />;
      })}
    </>
  );
}

/** A composed page; a home page's sections may show the backend's answer, whose failure leaves the rest working. */
export function Page({ data, content }: PageProps<HomeData | undefined>): JSX.Element | null {
  const fill = useBackendItems(data);
  return content === undefined ? null : <ComposedSections sections={content.sections.map(fill)} />;
}
