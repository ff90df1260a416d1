import { type ComponentProps, useState } from 'react';
import { bare } from './pasted.ts';
import { useComposition } from './useComposition.ts';

interface BareInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/**
 * A field for a name or an address, without the invisible characters that pasting brings along. A space at its end stays while one
 * types: with a letter after it the checks refuse it, where two words would otherwise silently become one.
 */
export function BareInput({ value, onChange, ...props }: BareInputProps) {
  const [typed, setTyped] = useState('');
  const composition = useComposition(typed.trimEnd() === value ? typed : value);
  return (
    <input
      {...props}
      {...composition}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(bare(target.value));
      }}
    />
  );
}
