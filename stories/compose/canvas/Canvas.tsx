import { GlobalStyle, LinkProvider } from '@plinth/ui';
import { LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import { type DragEvent, type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { brandCss } from '../../../.storybook/brandStyle.ts';
import type { ThemeName } from '../../../.storybook/globals.ts';
import { pictureManifest } from '../../../.storybook/pictures.ts';
import { useComposer } from '../ComposerContext.ts';
import type { Row } from '../model/draft.ts';
import { LANGUAGE_NAMES } from '../model/labels.ts';
import { type Dragged, useDropping } from '../panels/dragging.ts';
import { CanvasRow } from './CanvasRow.tsx';
import { Frame } from './Frame.tsx';
import { PlainLink } from './PlainLink.tsx';
import { useSize } from './useSize.ts';

/** What only the composer shows on a page: which section is chosen, and where a dragged one would land. */
const MARKS = `
[data-row]{display:contents;cursor:pointer}
[data-row]>*{position:relative}
[data-row]:hover>*{outline:2px solid #0f766e80;outline-offset:-2px}
[data-row][data-selected]>*{outline:3px solid #0f766e;outline-offset:-3px}
[data-row][data-drop]::before{content:'';display:block;block-size:6px;background:#0f766e}
[data-row][data-missing]>*{opacity:.35}
main{min-block-size:100svh}
.empty-page{padding:4rem 2rem;text-align:center}
main[data-drop-end]::after{content:'';display:block;block-size:6px;background:#0f766e}
`;

interface CanvasProps {
  readonly langCode: LangCode;
  readonly theme: ThemeName;
  /** The width of the window that the page sees, in CSS pixels. */
  readonly width: number;
  readonly rows: readonly Row[];
  readonly selected: string | undefined;
  readonly onSelect: (key: string) => void;
  readonly onDrop: (dragged: Dragged, at: number) => void;
}

const around = (target: EventTarget | null, selector: string): HTMLElement | null =>
  // It belongs to another window, which has an `Element` of its own, so `instanceof` would not do.
  target !== null && 'closest' in target ? (target as Element).closest<HTMLElement>(selector) : null;
const rowOf = (target: EventTarget | null): HTMLElement | null => around(target, '[data-row]');

/** The page in a language, as a window of the chosen width shows it: to look at, to choose from, to drop on. */
export function Canvas(props: CanvasProps) {
  const { langCode, theme, width, rows, selected, onSelect, onDrop } = props;
  const { variant, files } = useComposer();
  const pictures = useMemo(() => pictureManifest(files.pictures), [files.pictures]);
  const { ref, ...size } = useSize();
  const css = useMemo(() => `${brandCss(variant)}\n${MARKS}`, [variant]);
  const { dropAt, over, leave, drop } = useDropping(rows.length, onDrop);
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  const choose = (event: MouseEvent | KeyboardEvent) => {
    const key = rowOf(event.target)?.dataset['row'];
    // Links lead nowhere from the canvas. Answers and other periods' prices are shown as on the site.
    if (around(event.target, 'a') !== null) event.preventDefault();
    if (key !== undefined) onSelect(key);
  };
  const overPage = (event: DragEvent) => {
    const row = rowOf(event.target);
    const at = rows.findIndex(({ key }) => key === row?.dataset['row']);
    const box = row?.firstElementChild?.getBoundingClientRect();
    const isLow = box !== undefined && event.clientY > box.top + box.height / 2;
    over(event, at === -1 ? rows.length : at + (isLow ? 1 : 0));
  };
  return (
    <div className="compose-canvas" ref={ref}>
      {size.width > 0 && (
        <Frame
          title={`The page in ${LANGUAGE_NAMES[langCode]}`}
          lang={LANG_TAGS[langCode]}
          {...{ theme, css, width, scale }}
          height={size.height}
        >
          <GlobalStyle />
          <LinkProvider component={PlainLink}>
            {/* For the mouse; the list of sections beside it is for the keyboard. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
            <main
              id="main"
              // A press on it leaves the focus here, inside the composer, so that its keys go on working; on the body they would not.
              tabIndex={-1}
              onClick={choose}
              // A link that is pressed with the middle button would open a second composer.
              onAuxClick={(event) => event.preventDefault()}
              onSubmit={(event) => event.preventDefault()}
              onDragOver={overPage}
              onDragLeave={leave}
              onDrop={drop}
              data-drop-end={dropAt === rows.length ? '' : undefined}
            >
              {rows.map((row, index) => (
                <CanvasRow
                  key={row.key}
                  {...{ row, langCode, variant, pictures, index }}
                  selected={row.key === selected}
                  dropBefore={dropAt === index}
                />
              ))}
              {rows.length === 0 && <p className="empty-page">Add a section to begin.</p>}
            </main>
          </LinkProvider>
        </Frame>
      )}
    </div>
  );
}
