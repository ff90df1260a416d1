import { LANG_CODES } from '@plinth/ui/contract';
import * as v from 'valibot';
import type { PageChange, StoredPage } from '../../../.storybook/composing/protocol.ts';
import { PageChangeSchema } from '../../../.storybook/composing/schemas.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import type { Basis } from './drafts.ts';
import { inWindow } from './storage.ts';

/** What was sent to be saved: without an answer, nobody knows whether it was written. Dropped once there is an answer. */
export const SENT = inWindow('sent', v.array(PageChangeSchema));

/** Remembers in this window what is sent, besides what was sent before. */
export function keepSent(variant: VariantName, page: string | undefined, change: PageChange): void {
  SENT.keep(variant, page, [...(SENT.read(variant, page) ?? []), change]);
}

/**
 * Whether all files are ours: each is the one that was seen, or one that this window sent.
 *
 * @param page the page under which it was sent; undefined for a new one
 */
export function isOurs(
  variant: VariantName,
  page: string | undefined,
  stored: StoredPage,
  seen: Basis,
): boolean {
  const changes = SENT.read(variant, page) ?? [];
  return LANG_CODES.every((langCode) => {
    const { text, version } = stored[langCode] ?? { text: null };
    return version === seen[langCode] || changes.some((change) => change[langCode]?.text === text);
  });
}
