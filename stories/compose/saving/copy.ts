/**
 * Puts a text into the clipboard that is still being made. To be called during a press: WebKit lets a page write there only then,
 * but waits for a promise of what to write.
 *
 * @returns whether it is there; browsers give only some pages the clipboard
 */
export async function copyOnceMade(text: Promise<string>): Promise<boolean> {
  try {
    const plain = text.then((made) => new Blob([made], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
    return true;
  } catch {
    return false;
  }
}
