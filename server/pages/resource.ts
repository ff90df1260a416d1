import { CACHE } from '../headers.ts';
import type { Body } from './body.ts';
import type { Coding } from './compress.ts';

/** One form of a resource, ready to be sent: body, validator and the complete list of headers. */
export interface Form {
  readonly body: Body;
  readonly etag: string;
  /** Names and values in turn, as `ServerResponse.writeHead` takes them. */
  readonly headers: string[];
  /** The same for an answer that also sets a visitor's cookie, which no cache may share. */
  readonly privateHeaders: string[];
}

/** Something that is served, uncompressed and compressed. */
export interface Resource {
  readonly plain: Form;
  /** Forms that the build did not make are added later, in the background. */
  readonly compressed: Map<Coding, Form>;
  addCompressed(coding: Coding, body: Body): void;
}

function flatten(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}

/**
 * @param body the uncompressed bytes
 * @param digest their digest, for the validators
 * @param headers all headers but those that belong to the form: length, coding, validator
 */
export function createResource(
  body: Body,
  digest: string,
  headers: Readonly<Record<string, string>>,
): Resource {
  const makeForm = (bytes: Body, coding?: Coding): Form => {
    const etag = coding === undefined ? `"${digest}"` : `"${digest}-${coding}"`;
    const all = {
      ...headers,
      vary: 'accept-encoding',
      etag,
      // Ranges are for pictures and fonts, which are sent uncompressed.
      ...(coding === undefined ? { 'accept-ranges': 'bytes' } : { 'content-encoding': coding }),
      'content-length': String(bytes.length),
    };
    return {
      body: bytes,
      etag,
      headers: flatten(all),
      privateHeaders: flatten({ ...all, 'cache-control': CACHE.revalidatePrivate }),
    };
  };
  const compressed = new Map<Coding, Form>();
  return {
    plain: makeForm(body),
    compressed,
    addCompressed(coding, bytes) {
      compressed.set(coding, makeForm(bytes, coding));
    },
  };
}
