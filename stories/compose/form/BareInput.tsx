import { type ComponentProps, useState } from 'react';
import { bare } from './pasted.ts';

interface BareInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/**
 * A field for a name or an address, without what comes along and nobody sees. A space at its end stays while one types: with a letter
 * after it the checks say that it has no place there, and two words would become one without a word.
 */
export function BareInput({ value, onChange, ...props }: BareInputProps) {
  const [typed, setTyped] = useState('');
  return (
    <input
      {...props}
      value={typed.trimEnd() === value ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(bare(target.value));
      }}
    />
  );
}
