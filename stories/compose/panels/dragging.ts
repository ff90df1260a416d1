import { type DragEvent, useState } from 'react';

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

const refuseFiles = (event: DragEvent): void => {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
};
/** For the composer's outermost element: a picture dropped here from the desktop would otherwise be opened in the composer's place. */
export const NO_FILES = { onDragOver: refuseFiles, onDrop: refuseFiles };

/**
 * A list on which sections are dropped.
 *
 * @param count how many there are: what is dropped outside all of them comes last
 */
export function useDropping(count: number, onDrop: (dragged: Dragged, at: number) => void) {
  const [dropAt, setDropAt] = useState<number>();
  return {
    /** The place where the dragged section would land; undefined while nothing is dragged over the list. */
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
