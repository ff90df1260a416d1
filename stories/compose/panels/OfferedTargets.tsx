import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { useComposer } from '../ComposerContext.ts';

interface OfferedTargetsProps {
  /** Where links of the page can lead, in a language. */
  readonly offered: (langCode: LangCode) => readonly string[];
}

/** What fields for addresses offer. */
export function OfferedTargets({ offered }: OfferedTargetsProps) {
  const { targetsListId } = useComposer();
  return LANG_CODES.map((langCode) => (
    <datalist key={langCode} id={targetsListId(langCode)}>
      {offered(langCode).map((href) => (
        <option key={href}>{href}</option>
      ))}
    </datalist>
  ));
}
