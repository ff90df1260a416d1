import type { IncomingHttpHeaders } from 'node:http';
import { CODINGS, type Coding } from './compress.ts';
import type { Form, Resource } from './resource.ts';

/** How many different `Accept-Encoding` headers are remembered; browsers send only a few. */
const REMEMBERED = 64;
const remembered = new Map<string, readonly Coding[]>();

/** The weight of a coding in a lower-case `Accept-Encoding` header (RFC 9110, section 12.5.3). */
function weight(accept: string, coding: string): number {
  const entries = accept.split(',').map((entry) => entry.split(';').map((part) => part.trim()));
  const entry = entries.find(([name]) => name === coding) ?? entries.find(([name]) => name === '*');
  if (entry === undefined) return 0;
  const q = entry.find((parameter) => parameter.startsWith('q='));
  return q === undefined ? 1 : Number(q.slice(2)) || 0;
}

/** The codings that a client accepts, by preference; of equals the smaller one first. */
function acceptedCodings(header: string): readonly Coding[] {
  const known = remembered.get(header);
  if (known) return known;
  const accept = header.toLowerCase();
  const codings = CODINGS.filter((coding) => weight(accept, coding) > 0).toSorted(
    (a, b) => weight(accept, b) - weight(accept, a),
  );
  if (remembered.size < REMEMBERED) remembered.set(header, codings);
  return codings;
}

/** The form of a resource for a client; ranges are always of the uncompressed file. */
export function chooseForm(resource: Resource, headers: IncomingHttpHeaders): Form {
  const accept = headers['accept-encoding'];
  if (typeof accept !== 'string' || headers.range !== undefined) return resource.plain;
  for (const coding of acceptedCodings(accept)) {
    const form = resource.compressed.get(coding);
    if (form) return form;
  }
  return resource.plain;
}

/** Whether `If-None-Match` names the form that would be sent (weak comparison, RFC 9110, section 13.1.2). */
export function isUnchanged(form: Form, ifNoneMatch: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === form.etag);
}
