import type { Finding } from '../checks/types.ts';
import { LanguageName } from './LanguageName.tsx';

interface FindingListProps {
  readonly findings: readonly Finding[];
  /** Leads to the section that a finding is about. */
  readonly onSelect?: (row: string) => void;
}

function FindingLine({
  finding,
  onSelect,
}: Pick<FindingListProps, 'onSelect'> & { readonly finding: Finding }) {
  const { level, message, langCode, row } = finding;
  const words = (
    <>
      <span className="compose-tag" data-level={level}>
        {level === 'error' ? 'mend' : 'look'}
      </span>{' '}
      {langCode !== undefined && (
        <span className="compose-lang">
          <LanguageName langCode={langCode} />
        </span>
      )}{' '}
      {message}
    </>
  );
  return (
    <li>
      {row === undefined ? (
        <p>{words}</p>
      ) : (
        <button type="button" onClick={() => onSelect?.(row)}>
          {words}
        </button>
      )}
    </li>
  );
}

/** What checks found. */
export function FindingList({ findings, onSelect }: FindingListProps) {
  return (
    <ul role="list" className="compose-findings">
      {findings.map((finding, index) => (
        <FindingLine key={index} finding={finding} {...(onSelect && { onSelect })} />
      ))}
    </ul>
  );
}
