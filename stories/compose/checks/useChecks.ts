import { type LinkTargets, forLanguages, isHome } from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';
import { useDeferredValue, useMemo } from 'react';
import type { BrandFiles } from '../../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import type { Draft } from '../model/draft.ts';
import { checkDraft } from './checkDraft.ts';
import { contrastCheck } from './contrast.ts';
import { offeredTo } from './targets.ts';

interface ChecksOptions {
  readonly draft: Draft;
  readonly variant: VariantName;
  readonly files: BrandFiles;
}

/** Looks at a draft as it is composed. Typing comes first: what is said may be of a moment ago. */
export function useChecks({ draft, variant, files }: ChecksOptions) {
  const targets = useMemo(
    (): LinkTargets => ({
      services: files.services,
      pages: forLanguages((langCode) =>
        Object.entries(files.pages).flatMap(([slug, page]) =>
          page[langCode] === undefined || isHome({ slug }) ? [] : [slug],
        ),
      ),
    }),
    [files],
  );
  const seen = useDeferredValue(draft);
  const contrast = useMemo(() => contrastCheck(variant), [variant]);
  const checks = useMemo(
    () => [...checkDraft(seen, { pictures: files.pictures, targets }), contrast],
    [seen, files.pictures, targets, contrast],
  );
  return useMemo(() => {
    const findings = checks.flatMap((check) => check.findings);
    const byRow = Map.groupBy(findings, ({ row }) => row);
    return {
      checks,
      count: findings.length,
      errors: findings.filter(({ level }) => level === 'error').length,
      /** How many findings a row has. */
      countOf: (row: string): number => byRow.get(row)?.length ?? 0,
      offered: (langCode: LangCode) => offeredTo(seen, langCode, targets),
    };
  }, [checks, seen, targets]);
}
