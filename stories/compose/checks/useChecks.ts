import type { LangCode } from '@plinth/ui/contract';
import { useDeferredValue, useMemo } from 'react';
import type { BrandFiles, StoredPage } from '../../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import type { Draft } from '../model/draft.ts';
import { CAN_SAVE } from '../saving/client.ts';
import { isOurs } from '../saving/sent.ts';
import { addressFindings } from './addressFindings.ts';
import { checkDraft } from './checkDraft.ts';
import { contrastCheck } from './contrast.ts';
import { idsIn, offeredTo, targetsOf } from './targets.ts';

interface ChecksOptions {
  readonly draft: Draft;
  readonly variant: VariantName;
  /** The page on the disk that the draft was opened from. */
  readonly page: string | undefined;
  readonly files: BrandFiles;
  /** Whether a file could not be read: its language is missing in the draft, and goes nowhere all the same. */
  readonly isHeld: boolean;
}

/** Looks at a draft as it is composed. Typing comes first: what is said may be of a moment ago. */
export function useChecks({ draft, variant, page, files, isHeld }: ChecksOptions) {
  const targets = useMemo(() => targetsOf(files, page), [files, page]);
  const seen = useDeferredValue(draft);
  const { slug } = seen;
  // As text, which is the same while one types: other pages are not read again for every key.
  const ids = JSON.stringify(idsIn(seen));
  const address = useMemo(() => {
    const isOwn = (stored: StoredPage) => isOurs(variant, page, stored, {});
    const own = { slug, ids: JSON.parse(ids) as ReturnType<typeof idsIn> };
    return isHeld ? [] : addressFindings({ ...own, page, files, canSave: CAN_SAVE, isOwn });
  }, [variant, slug, ids, page, files, isHeld]);
  const contrast = useMemo(() => contrastCheck(variant), [variant]);
  const checks = useMemo(
    () => [
      { name: 'Address', findings: address },
      ...checkDraft(seen, { pictures: files.pictures, targets }),
      contrast,
    ],
    [address, seen, files.pictures, targets, contrast],
  );
  return useMemo(() => {
    const findings = checks.flatMap((check) => check.findings);
    return {
      checks,
      address,
      count: findings.length,
      errors: findings.filter(({ level }) => level === 'error').length,
      /** How many findings a row has. */
      countOf: (row: string): number => findings.filter((each) => each.row === row).length,
      offered: (langCode: LangCode) => offeredTo(seen, langCode, targets),
    };
  }, [checks, address, seen, targets]);
}
