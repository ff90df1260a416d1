import { useComposer } from '../ComposerContext.ts';
import type { ControlNames } from './types.ts';

interface PictureSelectProps {
  readonly names: ControlNames;
  readonly isRequired?: boolean;
  /** What the file says; undefined when it says nothing. */
  readonly value: unknown;
  /** The label of the choice of none. */
  readonly none: string;
  /** Called with the chosen path, or with '' for none. */
  readonly onChange: (path: string) => void;
}

const nameOf = (path: string): string => path.replace(/^.*\//, '');

/** One of the brand's pictures. A path that does not exist stays chosen until another is. */
export function PictureSelect({ names, isRequired, value = '', none, onChange }: PictureSelectProps) {
  const { pictures } = useComposer().files;
  const chosen = String(value);
  const isKnown = chosen === '' || pictures.some(({ path }) => path === chosen);
  return (
    <select
      {...names}
      aria-required={isRequired}
      value={chosen}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{none}</option>
      {!isKnown && <option value={chosen}>{nameOf(chosen)} (missing)</option>}
      {pictures.map(({ path, problem }) => (
        <option key={path} value={path}>
          {nameOf(path)}
          {problem !== undefined && ' (cannot be used)'}
        </option>
      ))}
    </select>
  );
}
