import { SECTIONS } from '@plinth/site/composed';
import { createElement, memo } from 'react';
import type { ThemeName } from '../../../.storybook/globals.ts';
import { useComposer } from '../ComposerContext.ts';
import { sectionComponent } from '../canvas/sections.ts';
import { sectionLabel } from '../model/labels.ts';
import { drag } from './dragging.ts';
import { type Sample, useSamples } from './samples.ts';

/** The width at which a miniature is rendered before it is scaled down, in CSS pixels. */
const MINIATURE_WIDTH = 1200;

interface MiniatureProps {
  readonly section: string;
  readonly sample: Sample | undefined;
}

const Miniature = memo(function DrawnMiniature({ section, sample }: MiniatureProps) {
  const Section = sectionComponent(section);
  if (Section === undefined || sample === undefined) return null;
  return (
    <div className="compose-miniature" style={{ inlineSize: MINIATURE_WIDTH }}>
      {createElement(Section, { ...sample, headingLevel: 2 })}
    </div>
  );
});

interface PaletteProps {
  /** The scheme in which the sections are shown, in the brand's colours instead of the composer's own. */
  readonly theme: ThemeName;
  readonly onAdd: (section: string) => void;
}

/** All sections that a page can be composed of. A pressed one is added after the chosen section, a dragged one where it is dropped. */
export function Palette({ theme, onAdd }: PaletteProps) {
  const samples = useSamples(useComposer().variant);
  return (
    <ul role="list" className="compose-palette">
      {Object.keys(SECTIONS).map((name) => (
        // Dragging is the mouse's way; the button is everybody's.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <li
          key={name}
          draggable
          onDragStart={(event) => drag(event.dataTransfer, { what: 'section', section: name })}
        >
          <div className="compose-thumbnail" data-theme={theme} inert aria-hidden="true">
            <Miniature section={name} sample={samples[name]} />
          </div>
          <button type="button" onClick={() => onAdd(name)}>
            <span className="compose-unseen">Add: </span>
            {sectionLabel(name)}
          </button>
        </li>
      ))}
    </ul>
  );
}
