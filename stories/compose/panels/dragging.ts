import { type DragEvent, useState } from 'react';

/** What is dragged: a new section from the palette, or one of the page. */
export type Dragged =
  { readonly what: 'section'; readonly section: string } | { readonly what: 'row'; readonly key: string };

/** Only the composer understands it. */
const TYPE = 'application/x-plinth-section';

/** Puts what is dragged along. */
export function drag(transfer: DataTransfer, dragged: Dragged): void {
  transfer.setData(TYPE, JSON.stringify(dragged));
  transfer.effectAllowed = 'copyMove';
}

/** What was dragged here; undefined where it is something else, such as a file. */
function draggedIn(transfer: DataTransfer): Dragged | undefined {
  const text = transfer.getData(TYPE);
  return text === '' ? undefined : (JSON.parse(text) as Dragged);
}

const refuseFiles = (event: DragEvent): void => {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
};
/** For what stands around all: a picture that somebody drops here from their desk would be shown in the composer's place. */
export const NO_FILES = { onDragOver: refuseFiles, onDrop: refuseFiles };

/**
 * A list on which sections are dropped.
 *
 * @param count how many there are: what is dropped beside all of them comes last
 */
export function useDropping(count: number, onDrop: (dragged: Dragged, at: number) => void) {
  const [dropAt, setDropAt] = useState<number>();
  return {
    /** The place in which what is dragged would land; undefined while nothing is dragged over the list. */
    dropAt,
    setDropAt,
    leave: () => setDropAt(undefined),
    drop: (event: DragEvent) => {
      event.preventDefault();
      const dragged = draggedIn(event.dataTransfer);
      if (dragged !== undefined) onDrop(dragged, dropAt ?? count);
      setDropAt(undefined);
    },
  };
}
