import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Answer {
  readonly name: string;
  /** What the answer does; missing for the one that changes nothing. */
  readonly does?: () => void;
}

interface QuestionProps {
  readonly isAsked: boolean;
  readonly heading: string;
  /** The question. */
  readonly children: ReactNode;
  /** The answer that changes nothing comes first, and has the focus; Escape means the same. */
  readonly answers: readonly Answer[];
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function Question({ isAsked, heading, children, answers, onClose }: QuestionProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isAsked) dialog.current?.showModal();
  }, [isAsked]);
  return (
    <dialog ref={dialog} aria-labelledby={id} aria-describedby={`${id}about`} onClose={onClose}>
      <h2 id={id}>{heading}</h2>
      <div id={`${id}about`}>{children}</div>
      <form method="dialog">
        {answers.map(({ name, does }) => (
          <button key={name} type="submit" onClick={does}>
            {name}
          </button>
        ))}
      </form>
    </dialog>
  );
}
