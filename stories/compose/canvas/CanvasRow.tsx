import { SECTIONS, type SectionSchema, checkPage } from '@plinth/site/composed';
import { shownProps } from '@plinth/site/composed-props';
import type { LangCode } from '@plinth/ui/contract';
import { createElement, memo } from 'react';
import type { VariantName } from '../../../.storybook/globals.ts';
import { brandPath } from '../../../.storybook/pictures.ts';
import type { Row } from '../model/draft.ts';
import { LANGUAGE_NAMES, sectionLabel } from '../model/labels.ts';
import type { Data } from '../model/values.ts';
import { RowBoundary } from './RowBoundary.tsx';
import { filledIn } from './filledIn.ts';
import { sectionComponent } from './sections.ts';
import { withStandIns } from './standIns.tsx';

interface CanvasRowProps {
  readonly row: Row;
  readonly langCode: LangCode;
  readonly variant: VariantName;
  readonly index: number;
  readonly selected: boolean;
  readonly dropBefore: boolean;
}

const SCHEMAS: Readonly<Record<string, SectionSchema>> = SECTIONS;

/** What a section shows of some data; what is wrong with it is left out. */
function propsOf(section: string, data: Data, level: number, langCode: LangCode, variant: VariantName): Data {
  const { fields } = SCHEMAS[section] ?? { fields: {} };
  const page = { title: '-', description: '-', sections: [{ section, ...filledIn(fields, data) }] };
  const { content } = checkPage(page, {
    langCode,
    picture: (src, alt) => ({ src: brandPath(variant, src), alt }),
  });
  return shownProps(withStandIns(section, content.sections[0]?.props ?? {}), level);
}

function Shown({ row, langCode, variant, index }: Omit<CanvasRowProps, 'selected' | 'dropBefore'>) {
  const Section = sectionComponent(row.section);
  const own = row.props[langCode];
  const data = own ?? Object.values(row.props)[0] ?? {};
  if (Section === undefined) return <p className="empty-page">There is no section called {row.section}.</p>;
  const level = Number(data['headingLevel'] ?? (index === 0 ? 1 : 2));
  const props = propsOf(row.section, data, level, langCode, variant);
  return (
    <RowBoundary name={sectionLabel(row.section)} data={data}>
      {createElement(Section, { ...props, headingLevel: level })}
    </RowBoundary>
  );
}

/** A section on the canvas. Drawn again only when it changed. */
export const CanvasRow = memo(function DrawnRow({ selected, dropBefore, ...shown }: CanvasRowProps) {
  const { row, langCode } = shown;
  const isMissing = row.props[langCode] === undefined;
  return (
    <div
      data-row={row.key}
      data-selected={selected ? '' : undefined}
      data-drop={dropBefore ? '' : undefined}
      data-missing={isMissing ? '' : undefined}
      title={isMissing ? `This section is missing in ${LANGUAGE_NAMES[langCode]}.` : undefined}
    >
      <Shown {...shown} />
    </div>
  );
});
