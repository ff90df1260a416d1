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
export function draggedIn(transfer: DataTransfer): Dragged | undefined {
  const text = transfer.getData(TYPE);
  return text === '' ? undefined : (JSON.parse(text) as Dragged);
}
