import { lookup } from 'mrmime';

interface MediaType {
  readonly type: string;
  /** Whether compressing it is worthwhile. */
  readonly text: boolean;
}

/** Texts, and pictures in text formats. */
const WORDS = /^text\/|[/+](?:json|xml)$|javascript$/;
const ICON = 'image/x-icon';

/** The media type of a file, by the ending of its name. */
export function mediaType(file: string): MediaType {
  // The package's table leaves icons out.
  const type = lookup(file) ?? (file.endsWith('.ico') ? ICON : 'application/octet-stream');
  if (WORDS.test(type)) return { type: `${type}; charset=utf-8`, text: true };
  return { type, text: type === ICON };
}
