import { LANG_CODES } from '@plinth/ui/contract';
import { useEffect, useReducer, useRef } from 'react';
import * as v from 'valibot';
import { perLanguage } from '../../../.storybook/composing/schemas.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import { type Draft, newKey, pageOf } from '../model/draft.ts';
import { type History, begun, continued } from '../model/history.ts';
import { isSame } from '../model/values.ts';
import { STEPS, inWindow } from './storage.ts';

/** How many steps a window keeps; more would fill its storage. */
const MOST = 50;

const LanguagesSchema = perLanguage(v.record(v.string(), v.unknown()));
const DraftSchema: v.GenericSchema<unknown, Draft> = v.object({
  slug: v.string(),
  heads: LanguagesSchema,
  rows: v.array(v.object({ key: v.string(), section: v.string(), props: LanguagesSchema })),
});
const KEPT = inWindow(
  STEPS,
  v.object({ past: v.array(DraftSchema), present: DraftSchema, future: v.array(DraftSchema) }),
);

const saysTheSame = (one: Draft, other: Draft): boolean =>
  one.slug === other.slug &&
  LANG_CODES.every((langCode) => isSame(pageOf(one, langCode), pageOf(other, langCode)));

/** Gives each row a key of this page load, the same in every step. */
function withNewKeys(drafts: readonly Draft[]): Draft[] {
  const known = new Map<string, string>();
  const keyFor = (key: string): string => {
    const fresh = known.get(key) ?? newKey();
    known.set(key, fresh);
    return fresh;
  };
  return drafts.map((draft) => ({
    ...draft,
    rows: draft.rows.map((row) => ({ ...row, key: keyFor(row.key) })),
  }));
}

/** The history of a draft that this window kept; a new one if it kept none for a draft with the same content. */
function keptHistory(variant: VariantName, page: string | undefined, draft: Draft): History {
  const steps = KEPT.read(variant, page);
  if (steps === undefined || !saysTheSame(steps.present, draft)) return begun(draft);
  const { past, present, future } = steps;
  const all = withNewKeys([...past, present, ...future]);
  return {
    ...begun(all[past.length] ?? draft),
    past: all.slice(0, past.length),
    future: all.slice(past.length + 1),
  };
}

function keepHistory(variant: VariantName, page: string | undefined, history: History): void {
  const { past, present, future } = history;
  const keep = (most: number): boolean =>
    KEPT.keep(variant, page, { past: past.slice(-most), present, future: future.slice(0, most) });
  // The steps of a long page may not all fit: the latest matter most.
  for (let most = MOST; most > 0 && !keep(most); most = Math.floor(most / 2));
}

/** The pause, in milliseconds, after which typing in the same field is a new step. */
const REST_MS = 2000;

/** The history of an opened draft, with the steps that this window kept of it. */
export function useHistory(variant: VariantName, page: string | undefined, draft: Draft) {
  const [history, dispatch] = useReducer(continued, null, () => keptHistory(variant, page, draft));
  const { present, about } = history;
  useEffect(() => {
    if (about === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'pause' }), REST_MS);
    return () => clearTimeout(timer);
  }, [present, about]);
  return [history, dispatch] as const;
}

/** Keeps the steps of a draft in this window when the page is left: Storybook reloads its frame now and then. */
export function useKeptHistory(variant: VariantName, page: string | undefined, history: History): void {
  const latest = useRef(history);
  useEffect(() => {
    latest.current = history;
  }, [history]);
  useEffect(() => {
    const keep = () => keepHistory(variant, page, latest.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [variant, page]);
}
