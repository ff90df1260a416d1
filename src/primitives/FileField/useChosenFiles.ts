import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { withoutTwins } from './files.ts';

function putInto(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** The result of {@link useChosenFiles}. */
interface ChosenFiles {
  readonly files: readonly File[];
  /** What is wrong with them; undefined when nothing is. */
  readonly problem: string | undefined;
  /** Adds what was chosen last to the files before it, or replaces them where the input takes a single one. */
  readonly take: (input: HTMLInputElement) => void;
  readonly remove: (file: File) => void;
}

/**
 * Keeps the files of an input when more are chosen, and marks it invalid while there is a problem with them.
 *
 * @param findProblem finds what is wrong with files
 */
export function useChosenFiles(
  ref: RefObject<HTMLInputElement | null>,
  findProblem: (files: readonly File[]) => string | undefined,
): ChosenFiles {
  const [files, setFiles] = useState<readonly File[]>([]);
  /** The files so far: the browser's event has only those chosen last. */
  const kept = useRef<readonly File[]>([]);
  const problem = findProblem(files);

  useEffect(() => {
    const input = ref.current;
    if (input === null) return undefined;
    const look = () => {
      kept.current = [...(input.files ?? [])];
      setFiles(kept.current);
    };
    // Files chosen before hydration, and those left after a reset, which empties the form after its event.
    look();
    const { form } = input;
    const later = () => setTimeout(look);
    form?.addEventListener('reset', later);
    return () => form?.removeEventListener('reset', later);
  }, [ref]);
  useLayoutEffect(() => ref.current?.setCustomValidity(problem ?? ''), [ref, problem]);

  const take = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    const all = input.multiple ? withoutTwins([...kept.current, ...chosen]) : chosen;
    if (all.length !== chosen.length) putInto(input, all);
    kept.current = all;
    setFiles(all);
    // At once: the form around checks it in this very event.
    input.setCustomValidity(findProblem(all) ?? '');
  };

  const remove = (file: File) => {
    const input = ref.current;
    if (input === null) return;
    kept.current = files.filter((other) => other !== file);
    putInto(input, kept.current);
    // The pressed button is removed.
    input.focus();
    // Both, as when the visitor chooses: React's `onChange` for files listens to the second.
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  };

  return { files, problem, take, remove };
}
