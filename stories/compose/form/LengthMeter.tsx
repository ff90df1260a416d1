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
      {/* Not a <progress>, which Firefox gives a white track in dark schemes too: an empty one looks full there. */}
      <span className="compose-fit" style={{ backgroundSize: `${Math.min(count / to, 1) * 100}% 100%` }} />
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
