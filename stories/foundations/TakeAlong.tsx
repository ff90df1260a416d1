import { useState } from 'react';
import './foundations.css';

interface TakeAlongProps {
  /** The name of the file, such as `tokens.css`. */
  readonly name: string;
  readonly text: string;
}

/** A file to copy or to keep. */
export function TakeAlong({ name, text }: TakeAlongProps) {
  // A changed text has not been copied yet: the theme may change while its file is shown.
  const [said, setSaid] = useState({ of: text, words: '' });
  const say = (words: string) => setSaid({ of: text, words });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say('Copied');
    } catch {
      say('This browser does not let pages copy: download it.');
    }
  };
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0.5em', alignItems: 'center' }}>
      <button type="button" className="plain-button" aria-label={`Copy ${name}`} onClick={() => void copy()}>
        Copy
      </button>
      <a
        download={name}
        aria-label={`Download ${name}`}
        className="plain-words"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
      >
        Download
      </a>
      <span role="status" className="plain-words">
        {said.of === text && said.words}
      </span>
    </span>
  );
}
