import { useState } from 'react';
import { brandOf } from '../../../.storybook/brands.ts';
import { useComposer } from '../ComposerContext.ts';
import { addressFindings } from '../checks/addressFindings.ts';
import { CAN_SAVE } from '../saving/client.ts';
import { dropDraft } from '../saving/drafts.ts';
import type { Disk } from '../saving/useDisk.ts';
import { basisOf, removePage } from '../saving/useSaving.ts';
import { FindingList } from './FindingList.tsx';
import { Question } from './Question.tsx';

interface RemovePageProps {
  /** The page on the disk. */
  readonly page: string;
  readonly disk: Pick<Disk, 'basis' | 'stored'>;
  readonly onRemoved: (page: string) => void;
}

/** Removes a page's files, after saying what that leads to; a static workshop says which files somebody has to remove. */
export function RemovePage({ page, disk, onRemoved }: RemovePageProps) {
  const { variant, files } = useComposer();
  const [isAsked, setIsAsked] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const remove = async () => {
    // A file that the draft does not hold, such as an unreadable one, is removed if it is as it was when the page was opened.
    const seen = { ...basisOf(disk.stored), ...disk.basis };
    const answer = await removePage(variant, page, seen);
    if (answer.outcome === 'saved') {
      dropDraft(variant, page);
      onRemoved(page);
    } else if (answer.outcome === 'failed') setTrouble(answer.message);
    else setTrouble('Somebody changed this page meanwhile: nothing was removed. Open it again first.');
  };
  const footer = brandOf(variant).variant.company.links;
  const findings = isAsked
    ? addressFindings({ slug: page, ids: {}, page, files, footer, canSave: CAN_SAVE })
    : [];
  return (
    <div className="compose-field">
      <button type="button" className="compose-offer" onClick={() => setIsAsked(true)}>
        Remove this page
      </button>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <Question
        isAsked={isAsked}
        heading={`Remove ${page}?`}
        answers={[
          { name: CAN_SAVE ? 'Keep it' : 'Close' },
          ...(CAN_SAVE ? [{ name: 'Remove it', does: () => void remove() }] : []),
        ]}
        onClose={() => setIsAsked(false)}
      >
        {CAN_SAVE && <p>Its files go away, and so do unsaved changes.</p>}
        <FindingList findings={findings} />
      </Question>
    </div>
  );
}
