/// <reference types="vite/client" />
import type { JSX } from 'react';
import type { ComposedPage } from '../../composed/content.ts';
import type { RawProps } from '../../composed/sections.ts';
import type { PageProps } from '../../shell/pageModules.ts';
import { PART_OF, type PartName, partSource, partsOf } from './partOf.ts';
import { levelOf, shownProps } from './shown.tsx';

/** Sections by their names. */
type Part = Readonly<Record<string, (props: RawProps) => JSX.Element>>;

const MODULES = import.meta.glob<Part>('./parts/*.tsx');

const loaded = new Map<PartName, Part>();

async function loadPart(part: PartName): Promise<void> {
  const load = MODULES[`./${partSource(part)}`];
  if (load !== undefined && !loaded.has(part)) loaded.set(part, await load());
}

/** Fetches the code of all sections of a page. */
export async function loadParts({ sections }: Pick<ComposedPage, 'sections'>): Promise<void> {
  await Promise.all(partsOf(sections).map(loadPart));
}

/** Whether the code of all sections of a page is there. */
export const hasParts = ({ sections }: Pick<ComposedPage, 'sections'>): boolean =>
  partsOf(sections).every((part) => loaded.has(part));

/** The sections of a page, whose code has to be there. One that this version of the site does not know is passed over. */
export function ComposedSections({ sections }: Pick<ComposedPage, 'sections'>): JSX.Element {
  return (
    <>
      {sections.map(({ section, props }, index) => {
        const Section = loaded.get(PART_OF[section])?.[section];
        const level = levelOf(props, index);
        return Section && <Section key={index} {...shownProps(props, level)} headingLevel={level} />;
      })}
    </>
  );
}

/** A page that a brand composed. */
export function Page({ data }: PageProps<ComposedPage>): JSX.Element | null {
  return data.status === 'ready' ? <ComposedSections {...data.data} /> : null;
}
