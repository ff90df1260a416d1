import { type DragEvent, useEffect, useState } from 'react';

/** What is dragged: a new section from the palette, or one of the page. */
export type Dragged =
  { readonly what: 'section'; readonly section: string } | { readonly what: 'row'; readonly key: string };

/** The composer's own media type, which nothing else accepts. */
const TYPE = 'application/x-plinth-section';

/** Attaches what is dragged to the event. */
export function drag(transfer: DataTransfer, dragged: Dragged): void {
  transfer.setData(TYPE, JSON.stringify(dragged));
  transfer.effectAllowed = 'copyMove';
}

/** What was dragged here; undefined where it is something else, such as a file. */
function draggedIn(transfer: DataTransfer): Dragged | undefined {
  const text = transfer.getData(TYPE);
  return text === '' ? undefined : (JSON.parse(text) as Dragged);
}

/** What takes dropped words by itself. */
const FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"])';

const refuse = (event: DragEvent): void => {
  const isField = event.target instanceof Element && event.target.matches(FIELDS);
  const isFile = event.dataTransfer.types.includes('Files');
  // A list has taken it, or the field takes it.
  if (event.isDefaultPrevented() || (isField && !isFile)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};
/** For the composer's outermost element: a file or a link dropped outside a field would otherwise be opened in the composer's place. */
export const NO_STRANGERS = { onDragOver: refuse, onDrop: refuse };

/**
 * A list on which sections are dropped.
 *
 * @param count how many there are: what is dropped outside all of them comes last
 */
export function useDropping(count: number, onDrop: (dragged: Dragged, at: number) => void) {
  const [dropAt, setDropAt] = useState<number>();
  // Firefox tells no list that a drag was given up over it by Escape, only what was dragged.
  useEffect(() => {
    const leave = () => setDropAt(undefined);
    addEventListener('dragend', leave);
    return () => removeEventListener('dragend', leave);
  }, []);
  return {
    /** The place where the dragged section would land; undefined while nothing is dragged over the list. */
    dropAt,
    /** A section over the list would land at this place; anything else is offered none. */
    over: (event: DragEvent, at: number) => {
      if (!event.dataTransfer.types.includes(TYPE)) return;
      event.preventDefault();
      setDropAt(at);
    },
    leave: () => setDropAt(undefined),
    drop: (event: DragEvent) => {
      event.preventDefault();
      const dragged = draggedIn(event.dataTransfer);
      if (dragged !== undefined) onDrop(dragged, dropAt ?? count);
      setDropAt(undefined);
    },
  };
}
