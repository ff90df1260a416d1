import type { Entry } from '../data.ts';
import type { AnswerForm } from './answerForm.ts';
import { button, element } from './dom.ts';
import { VIEWS, type View, showView } from './views.ts';

/** The part of the page that shows one finding. */
export interface Viewer {
  show(entry: Entry | undefined, position: number, total: number): void;
  /** Changes the way of looking. */
  look(view: View): void;
  /** Goes between fitting pictures into the page and one pixel of theirs for one of the screen. */
  toggleSize(): void;
}

/** Makes the viewer; `onStep` asks for the next (1) or the previous (-1) finding. */
export function makeViewer(place: HTMLElement, form: AnswerForm, onStep: (by: number) => void): Viewer {
  let view: View = 'Side by side';
  let isActualSize = false;
  let shown: Entry | undefined;
  const heading = element('h2');
  const words = element('p');
  const facts = element('p', { class: 'quiet' });
  const pictures = element('div', {
    class: 'pictures',
    tabindex: '0',
    role: 'region',
    'aria-label': 'Pictures',
  });
  const draw = () => {
    pictures.classList.toggle('actual', isActualSize);
    for (const [name, made] of choices) made.setAttribute('aria-pressed', String(name === view));
    size.setAttribute('aria-pressed', String(isActualSize));
    if (shown === undefined) return;
    pictures.replaceChildren(
      ...(shown.outcome === 'failed' ? [element('pre', {}, shown.words)] : []),
      showView(shown, view),
    );
    pictures.scrollTo(0, 0);
  };
  const look = (name: View) => {
    view = name;
    draw();
  };
  const choices = VIEWS.map((name, index) => {
    const hint = { class: 'button', 'aria-keyshortcuts': String(index + 1), title: `Key ${index + 1}` };
    return [name, button(hint, () => look(name), name)] as const;
  });
  const toggleSize = () => {
    isActualSize = !isActualSize;
    draw();
  };
  const size = button(
    { class: 'button', 'aria-keyshortcuts': '0', title: 'Key 0' },
    toggleSize,
    'Actual size',
  );
  const previous = button(
    { class: 'button', 'aria-keyshortcuts': 'k ArrowUp', title: 'Key k' },
    () => onStep(-1),
    'Previous',
  );
  const next = button(
    { class: 'button', 'aria-keyshortcuts': 'j ArrowDown', title: 'Key j' },
    () => onStep(1),
    'Next',
  );
  const position = element('span', { class: 'position' });
  const bar = element(
    'div',
    { class: 'bar' },
    previous,
    next,
    position,
    ...choices.map(([, made]) => made),
    size,
  );
  place.append(bar, heading, words, facts, form.element, pictures);
  return {
    show(entry, number, total) {
      shown = entry;
      place.hidden = entry === undefined;
      if (entry === undefined) return;
      heading.textContent = `${entry.title} / ${entry.name}`;
      position.textContent = `${number} of ${total}`;
      // The words of a failure stand whole among the pictures.
      words.textContent = entry.outcome === 'failed' ? 'failed' : `${entry.outcome}: ${entry.words}`;
      const { facts: said, width, file } = entry;
      facts.textContent = [...Object.values(said), `${width} px`, file.replace(/^\.\//, '')].join(' · ');
      form.show(entry);
      draw();
    },
    look,
    toggleSize,
  };
}
