import { type SyntheticEvent, useState } from 'react';

/** The value of a field, and its events that a composition needs; see {@link useComposition}. */
interface Composition {
  readonly value: string;
  readonly onCompositionStart: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: () => void;
}

/**
 * For a field that shows something else than what was typed: not while an input method puts characters together. Browsers would add
 * them to those in their place, and `１２０` becomes `112120`.
 */
export function useComposition(value: string): Composition {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? value,
    onCompositionStart: ({ currentTarget }) => setComposed(currentTarget.value),
    onInput: ({ currentTarget }) => {
      if (composed !== undefined) setComposed(currentTarget.value);
    },
    onCompositionEnd: () => setComposed(undefined),
  };
}
