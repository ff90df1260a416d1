import { useState } from 'react';
import { Question } from './Question.tsx';

interface CopyPageProps {
  /** Whether this browser keeps a new page that was never saved: a copy would replace it. */
  readonly isNewBegun: () => boolean;
  readonly onCopy: () => void;
}

/** Begins a new page with the content of this one. */
export function CopyPage({ isNewBegun, onCopy }: CopyPageProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="compose-field">
      <button
        type="button"
        className="compose-offer"
        onClick={() => (isNewBegun() ? setIsAsked(true) : onCopy())}
      >
        Copy this page
      </button>
      <Question
        isAsked={isAsked}
        heading="You have begun a new page already"
        answers={[{ name: 'Keep it' }, { name: 'Put the copy in its place', does: onCopy }]}
        onClose={() => setIsAsked(false)}
      >
        <p>It was never saved, so all of it would be lost.</p>
      </Question>
    </div>
  );
}
