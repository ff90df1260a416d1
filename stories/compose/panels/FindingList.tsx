import type { Finding } from '../checks/types.ts';
import { LanguageName } from './LanguageName.tsx';

interface FindingListProps {
  readonly findings: readonly Finding[];
  /** Leads to what a finding is about; without it, findings are only read. */
  readonly onSelect?: (finding: Finding) => void;
}

function FindingLine({
  finding,
  onSelect,
}: Pick<FindingListProps, 'onSelect'> & { readonly finding: Finding }) {
  const { level, message, langCode } = finding;
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
      {onSelect === undefined ? (
        <p>{words}</p>
      ) : (
        <button type="button" onClick={() => onSelect(finding)}>
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
