import { useEffect, useState } from 'react';
import { useComposer } from '../ComposerContext.ts';
import type { Check, Finding } from '../checks/types.ts';
import { DOCUMENT_BUDGET, FRAME_BYTES, weighDocument } from '../checks/weigh.ts';
import type { Draft } from '../model/draft.ts';
import { isData } from '../model/values.ts';
import { FindingList } from './FindingList.tsx';

interface WeightProps {
  /** The draft that is weighed; it is weighed again when it changes. */
  readonly draft: Draft;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The pictures that a page names, each once. */
function picturesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (!isData(value)) return [];
  const { src } = value;
  return [...(typeof src === 'string' ? [src] : []), ...Object.values(value).flatMap(picturesIn)];
}

function Weight({ draft }: WeightProps) {
  const { pictures } = useComposer().files;
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    let frame = 0;
    const weigh = () => {
      const page = document.querySelector<HTMLIFrameElement>('.compose-frame iframe')?.contentDocument;
      if (!page?.querySelector('main')) {
        // The canvas may still be empty when this panel is opened.
        frame = requestAnimationFrame(weigh);
        return;
      }
      void weighDocument(page).then((weight) => {
        if (isWanted) setBytes(weight);
      });
    };
    weigh();
    return () => {
      isWanted = false;
      cancelAnimationFrame(frame);
    };
  }, [draft]);
  const named = new Set(draft.rows.flatMap(({ props }) => Object.values(props).flatMap(picturesIn)));
  const drawn = pictures
    .filter(({ path }) => named.has(path))
    .reduce((sum, picture) => sum + picture.bytes, 0);
  const isLight = bytes === undefined || bytes <= DOCUMENT_BUDGET;
  return (
    <section>
      <h3>
        <span aria-hidden="true" className="compose-verdict" data-good={isLight}>
          {isLight ? '✓' : '!'}
        </span>
        Weight
      </h3>
      <p className="compose-about">
        {bytes !== undefined &&
          `About ${kilobytes(bytes)} of ${kilobytes(DOCUMENT_BUDGET)} for the document; `}
        {kilobytes(drawn)} of pictures in the folder, before the build makes them smaller.
      </p>
      {!isLight && (
        <p>
          Heavier than a page should be, so the site’s tests may refuse it: take a section out, or shorten a
          list.
        </p>
      )}
      <p className="compose-about">
        An estimate, within a tenth: what is on the canvas, compressed, and the {kilobytes(FRAME_BYTES)} that
        every page has.
      </p>
    </section>
  );
}

interface CheckPanelProps extends WeightProps {
  readonly checks: readonly Check[];
  readonly onSelect: (finding: Finding) => void;
}

/** All checks of a page before it is saved; a press on a finding leads to the control of what it is about. */
export function CheckPanel({ checks, onSelect, draft }: CheckPanelProps) {
  return (
    <div className="compose-checks">
      {checks.map(({ name, findings, note }) => (
        <section key={name}>
          <h3>
            <span aria-hidden="true" className="compose-verdict" data-good={findings.length === 0}>
              {findings.length === 0 ? '✓' : findings.length}
            </span>
            {name}
            <span className="compose-unseen">
              : {findings.length === 0 ? 'nothing found' : `${findings.length} found`}
            </span>
          </h3>
          {note !== undefined && <p className="compose-about">{note}</p>}
          {findings.length > 0 && <FindingList {...{ findings, onSelect }} />}
        </section>
      ))}
      <Weight draft={draft} />
    </div>
  );
}
