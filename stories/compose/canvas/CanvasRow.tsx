import { checkPage, sectionFields } from '@plinth/site/composed';
import { levelOf, toReactProps } from '@plinth/site/composed-props';
import { type PictureManifest, pictureOf } from '@plinth/site/pictures';
import type { LangCode } from '@plinth/ui/contract';
import { createElement, memo, useEffect, useRef } from 'react';
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
  /** What the site knows of the brand's pictures. */
  readonly pictures: PictureManifest;
  readonly index: number;
  readonly selected: boolean;
  readonly dropBefore: boolean;
}

type ShownProps = Omit<CanvasRowProps, 'selected' | 'dropBefore'>;

/** A section's data in a language, or in the other language while that is missing. */
const dataOf = ({ props }: Row, langCode: LangCode): Data => props[langCode] ?? Object.values(props)[0] ?? {};

/** What a section shows of some data; values with problems are left out. */
function propsOf({ row, langCode, variant, pictures }: ShownProps, data: Data, level: number): Data {
  const { section } = row;
  const page = {
    title: '-',
    description: '-',
    sections: [{ section, ...filledIn(sectionFields(section), data) }],
  };
  const { content } = checkPage(page, {
    langCode,
    // Lists that the file leaves to the backend are not shown.
    isHome: true,
    picture: (src, alt) => pictureOf(src, alt, { assetBase: brandPath(variant, ''), pictures }),
  });
  const shown = content.sections[0]?.props ?? {};
  return withStandIns(section, toReactProps(shown, level), { variant, langCode });
}

/** Rendered again only when it changed, not when it is chosen or something is dragged over it. */
const Shown = memo(function DrawnSection(shown: ShownProps) {
  const { row, langCode, index } = shown;
  const Section = sectionComponent(row.section);
  const data = dataOf(row, langCode);
  if (Section === undefined)
    return (
      <p className="empty-page">
        {row.section === '' ? 'This section has no name.' : `There is no section called ${row.section}.`}
      </p>
    );
  const level = levelOf(data, index);
  const props = propsOf(shown, data, level);
  return createElement(Section, { ...props, headingLevel: level });
});

/** A section on the canvas. */
export const CanvasRow = memo(function DrawnRow({ selected, dropBefore, ...shown }: CanvasRowProps) {
  const { row, langCode } = shown;
  const isMissing = row.props[langCode] === undefined;
  const place = useRef<HTMLDivElement>(null);
  // Scrolls the chosen section into view, also when it was chosen in the list, or has just been added or moved.
  useEffect(() => {
    if (selected) place.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [selected, shown.index]);
  return (
    <div
      ref={place}
      data-row={row.key}
      data-selected={selected ? '' : undefined}
      data-drop={dropBefore ? '' : undefined}
      data-missing={isMissing ? '' : undefined}
      title={isMissing ? `This section is missing in ${LANGUAGE_NAMES[langCode]}.` : undefined}
    >
      <RowBoundary name={sectionLabel(row.section)} data={dataOf(row, langCode)}>
        <Shown {...shown} />
      </RowBoundary>
    </div>
  );
});
