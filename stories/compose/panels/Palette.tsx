import { SECTIONS } from '@plinth/site/composed';
import { createElement, memo } from 'react';
import { sectionComponent } from '../canvas/sections.ts';
import { sectionLabel } from '../model/labels.ts';
import { drag } from './dragging.ts';
import { type Sample, useSamples } from './samples.ts';

/** The width that a miniature is drawn in before it is made small, in CSS pixels. */
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
  readonly onAdd: (section: string) => void;
}

/** All sections that a page can be composed of: pressed, one comes after the chosen one; dragged, where it is dropped. */
export function Palette({ onAdd }: PaletteProps) {
  const samples = useSamples();
  return (
    <ul className="compose-palette">
      {Object.keys(SECTIONS).map((name) => (
        // Dragging is the mouse's way; the button is everybody's.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <li
          key={name}
          draggable
          onDragStart={(event) => drag(event.dataTransfer, { what: 'section', section: name })}
        >
          <div className="compose-thumbnail" inert aria-hidden="true">
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
