import type { LangCode } from '@plinth/ui/contract';
import type { Length } from '@plinth/site/composed';
import { fitOf } from '../model/length.ts';

interface LengthMeterProps {
  /** The id of what describes the field. */
  readonly id: string;
  readonly text: string;
  readonly length: Length;
  readonly langCode: LangCode;
}

/** How many characters there are, and how many there should be in this language. */
export function LengthMeter({ id, text, length, langCode }: LengthMeterProps) {
  const { count, from, to, verdict } = fitOf(text, length, langCode);
  return (
    <span className="compose-meter" data-verdict={verdict} lang="en">
      <progress max={to} value={Math.min(count, to)} aria-hidden="true" />
      <span>
        {count} of{' '}
        {/* Screen readers read the description aloud whenever it changes: with the count, at every letter. */}
        <span id={id}>
          {from}–{to}
          {verdict !== 'empty' && ` · ${verdict}`}
        </span>
      </span>
    </span>
  );
}
