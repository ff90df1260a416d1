import { LANG_CODES, LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useComposer } from '../ComposerContext.ts';
import { LANGUAGE_NAMES } from '../model/labels.ts';

/** The windows in which a page is looked at, by device. */
export const WIDTHS = { Phone: 390, Tablet: 768, Desk: 1440 } as const;
/** The name of a window. */
export type WidthName = keyof typeof WIDTHS;
/** Which languages are on the canvas. */
export type View = LangCode | 'both';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: T;
    readonly name: string;
    /** The language of the name, where it is not the composer's. */
    readonly lang?: string;
  }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A choice of one of a few options, side by side. */
export function Segments<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <div role="group" aria-label={label} className="compose-segments">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.name}
        </button>
      ))}
    </div>
  );
}

interface TopBarProps {
  /** The open page; undefined for a new one. */
  readonly page: string | undefined;
  readonly onOpen: (page: string | undefined) => void;
  /** Whether the menu of pages gets the focus, because somebody has just chosen there. */
  readonly beginsHere: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onStep: (type: 'undo' | 'redo') => void;
  /** Says what the last step was about. */
  readonly stepped: string;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly width: WidthName;
  readonly onWidth: (width: WidthName) => void;
  /** The controls to save, share and discard. */
  readonly children: ReactNode;
}

const NEW_PAGE = '';
const VIEWS = [
  ...LANG_CODES.map((langCode) => ({
    value: langCode as View,
    name: LANGUAGE_NAMES[langCode],
    lang: LANG_TAGS[langCode],
  })),
  { value: 'both' as View, name: 'Both' },
];

/** Which page, how it is looked at, and what can be done with it. */
export function TopBar(props: TopBarProps) {
  const {
    page,
    onOpen,
    beginsHere,
    canUndo,
    canRedo,
    onStep,
    stepped,
    view,
    onView,
    width,
    onWidth,
    children,
  } = props;
  const slugs = Object.keys(useComposer().files.pages);
  // Somebody may have removed the page that is open here.
  const pages = page === undefined || slugs.includes(page) ? slugs : [...slugs, page];
  const menu = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (beginsHere) menu.current?.focus();
  }, [beginsHere]);
  return (
    <header className="compose-bar">
      <select
        ref={menu}
        aria-label="Page"
        value={page ?? NEW_PAGE}
        onChange={(event) => onOpen(event.target.value === NEW_PAGE ? undefined : event.target.value)}
      >
        {pages.map((slug) => (
          <option key={slug} value={slug}>
            {slug}
          </option>
        ))}
        <option value={NEW_PAGE}>A new page</option>
      </select>
      <div role="group" aria-label="Steps" className="compose-segments">
        <button
          type="button"
          aria-disabled={!canUndo}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => onStep('undo')}
        >
          Undo
        </button>
        <button
          type="button"
          aria-disabled={!canRedo}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
          onClick={() => onStep('redo')}
        >
          Redo
        </button>
        <p role="status" className="compose-unseen">
          {stepped}
        </p>
      </div>
      <Segments label="Languages on the canvas" options={VIEWS} value={view} onChange={onView} />
      <Segments
        label="Width of the canvas"
        options={(Object.keys(WIDTHS) as WidthName[]).map((name) => ({ value: name, name }))}
        value={width}
        onChange={onWidth}
      />
      <div className="compose-saving">{children}</div>
    </header>
  );
}
