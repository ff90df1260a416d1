import type { Media } from '@plinth/ui';
import { BROKEN_PICTURE_SRC } from '../../.storybook/pictures.ts';

/** A picture that no browser can show, in the place and with the words of one that it could. */
export const broken = (media: Media): Media => ({ ...media, src: BROKEN_PICTURE_SRC });

const isPictured = (item: object): item is { readonly media: Media } =>
  'media' in item && item.media !== undefined;

/** The same items, and none of their pictures can be shown. */
export const withBrokenPictures = <T extends object>(items: readonly T[]): T[] =>
  items.map((item) => (isPictured(item) ? { ...item, media: broken(item.media) } : item));

/** The same items, and nobody has drawn their pictures yet. */
export const withoutPictures = <T extends object>(items: readonly T[]): T[] =>
  items.map((item) => ({ ...item, media: undefined }));

/** As many items as asked for, made from a few over and over. */
export const many = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: Math.ceil(count / Math.max(1, items.length)) }, () => items)
    .flat()
    .slice(0, count);
