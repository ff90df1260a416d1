import type { LangCode } from '@plinth/ui/contract';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { brandOf } from '../../../.storybook/brands.ts';
import type { BrandFiles, StoredPage } from '../../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import type { Draft } from '../model/draft.ts';
import { CAN_SAVE } from '../saving/client.ts';
import { isOurs } from '../saving/sent.ts';
import { type Move, addressFindings } from './addressFindings.ts';
import { checkDraft } from './checkDraft.ts';
import { contrastCheck } from './contrast.ts';
import { idsIn, offeredTo, targetsOf } from './targets.ts';
import type { Finding } from './types.ts';

interface ChecksOptions {
  readonly draft: Draft;
  readonly variant: VariantName;
  /** The page on the disk that the draft was opened from. */
  readonly page: string | undefined;
  readonly files: BrandFiles;
  /** Whether a file could not be read: its language is missing in the draft, but is not being given up. */
  readonly isHeld: boolean;
}

const errorsIn = (findings: readonly Finding[]): number =>
  findings.filter(({ level }) => level === 'error').length;

/** Checks a draft as it is composed. Typing comes first, so the findings may be a moment old. */
export function useChecks({ draft, variant, page, files, isHeld }: ChecksOptions) {
  const targets = useMemo(() => targetsOf(files, page), [files, page]);
  const seen = useDeferredValue(draft);
  const { slug } = seen;
  // As text, which stays equal while somebody types: other pages are not read again for every key.
  const ids = JSON.stringify(idsIn(seen));
  const addressOf = useCallback(
    (own: Pick<Move, 'slug' | 'ids'>) => {
      const isOwn = (stored: StoredPage) => isOurs(variant, page, stored, {});
      const footer = brandOf(variant).variant.company.links;
      return isHeld ? [] : addressFindings({ ...own, page, files, footer, canSave: CAN_SAVE, isOwn });
    },
    [variant, page, files, isHeld],
  );
  const address = useMemo(
    () => addressOf({ slug, ids: JSON.parse(ids) as Move['ids'] }),
    [addressOf, slug, ids],
  );
  const contrast = useMemo(() => contrastCheck(variant), [variant]);
  const look = useCallback(
    (at: Draft) => checkDraft(at, { pictures: files.pictures, targets }),
    [files.pictures, targets],
  );
  const checks = useMemo(
    () => [{ name: 'Address', findings: address }, ...look(seen), contrast],
    [address, look, seen, contrast],
  );
  const found = useMemo(() => {
    const findings = checks.flatMap((check) => check.findings);
    return {
      checks,
      address,
      count: findings.length,
      errors: errorsIn(findings),
      /** How many findings a row has. */
      countOf: (row: string): number => findings.filter((each) => each.row === row).length,
      offered: (langCode: LangCode) => offeredTo(seen, langCode, targets),
    };
  }, [checks, address, seen, targets]);
  /** Whether the draft as it is now has errors: saving right after the last letter does not wait for the findings. */
  const hasErrors = (): boolean => {
    if (seen === draft) return found.errors > 0;
    const findings = look(draft).flatMap((check) => check.findings);
    return errorsIn([...addressOf({ slug: draft.slug, ids: idsIn(draft) }), ...findings]) > 0;
  };
  return { ...found, hasErrors };
}
