import { LANG_CODES } from '@plinth/ui/contract';
import * as v from 'valibot';
import type { PageChange, StoredPage } from '../../../.storybook/composing/protocol.ts';
import type { VariantName } from '../../../.storybook/globals.ts';
import { type Basis, keyOf, tried } from './drafts.ts';

const FileSchema = v.object({ text: v.nullable(v.string()), was: v.nullable(v.string()) });
const SentSchema = v.array(
  v.object({ 'zh-tw': v.exactOptional(FileSchema), en: v.exactOptional(FileSchema) }),
);

const sentKey = (variant: VariantName, page: string | undefined): string => `${keyOf(variant, page)}:sent`;

function sent(variant: VariantName, page: string | undefined): readonly PageChange[] {
  const kept: unknown = tried(() => JSON.parse(sessionStorage.getItem(sentKey(variant, page)) ?? '[]'));
  const read = v.safeParse(SentSchema, kept);
  return read.success ? read.output : [];
}

/** Remembers in this window what is sent to be saved: where no answer comes, nobody knows whether it was written. */
export function keepSent(variant: VariantName, page: string | undefined, change: PageChange): void {
  const all = [...sent(variant, page), change];
  tried(() => sessionStorage.setItem(sentKey(variant, page), JSON.stringify(all)));
}

/** Forgets what was sent, once an answer says that it was saved. */
export function dropSent(variant: VariantName, page: string | undefined): void {
  tried(() => sessionStorage.removeItem(sentKey(variant, page)));
}

/**
 * Whether files are nobody else's: each is the one that was seen, or one that this window sent.
 *
 * @param page under which it was sent; undefined for a new one
 */
export function isOurs(
  variant: VariantName,
  page: string | undefined,
  stored: StoredPage,
  seen: Basis,
): boolean {
  const changes = sent(variant, page);
  return LANG_CODES.every((langCode) => {
    const { text, version } = stored[langCode] ?? { text: null };
    return version === seen[langCode] || changes.some((change) => change[langCode]?.text === text);
  });
}
