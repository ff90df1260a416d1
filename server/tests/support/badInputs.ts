import { CONTACT_FIELDS, REQUIRED_CONTACT_FIELDS } from '@plinth/ui/contract';
import { GOOD_PAYLOAD } from './server.ts';

/** A body that must be refused, with headers beside the usual ones. */
export interface BadInput {
  readonly name: string;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
  readonly status?: number;
}

const MAX = { companyName: 200, name: 200, mobile: 20, lineId: 200, description: 5000 } as const;

const missing = REQUIRED_CONTACT_FIELDS.flatMap((field): BadInput[] => {
  const { [field]: _, ...rest } = GOOD_PAYLOAD;
  return [
    { name: `${field} missing`, body: rest },
    { name: `${field} empty`, body: { ...GOOD_PAYLOAD, [field]: '' } },
    { name: `${field} only white space`, body: { ...GOOD_PAYLOAD, [field]: ' \t\u3000\u00a0' } },
    { name: `${field} only invisible characters`, body: { ...GOOD_PAYLOAD, [field]: '\u200b\u3164' } },
  ];
});

const wrong = CONTACT_FIELDS.flatMap((field): BadInput[] => [
  { name: `${field} null`, body: { ...GOOD_PAYLOAD, [field]: null } },
  { name: `${field} a number`, body: { ...GOOD_PAYLOAD, [field]: 5 } },
  { name: `${field} a list`, body: { ...GOOD_PAYLOAD, [field]: ['x'] } },
  { name: `${field} an object`, body: { ...GOOD_PAYLOAD, [field]: { $gt: '' } } },
  { name: `${field} true`, body: { ...GOOD_PAYLOAD, [field]: true } },
  { name: `${field} too long`, body: { ...GOOD_PAYLOAD, [field]: 'x'.repeat(MAX[field] + 1) } },
  { name: `${field} with NUL`, body: { ...GOOD_PAYLOAD, [field]: 'a\u0000b' } },
  { name: `${field} with an escape`, body: { ...GOOD_PAYLOAD, [field]: 'a\u001b[2Jb' } },
  { name: `${field} with half a character`, body: { ...GOOD_PAYLOAD, [field]: 'a\ud800b' } },
]);

const lines = (['companyName', 'name', 'mobile', 'lineId'] as const).map((field): BadInput => ({
  name: `${field} of two lines`,
  body: { ...GOOD_PAYLOAD, [field]: 'a\r\nb' },
}));

const good = JSON.stringify(GOOD_PAYLOAD);
const type = (contentType: string) => ({ 'content-type': contentType });

/** Every kind of body and header that no form of ours would send. */
export const BAD_INPUTS: readonly BadInput[] = [
  ...missing,
  ...wrong,
  ...lines,
  ...[null, true, 7, 'text', [], [GOOD_PAYLOAD], {}].map((body): BadInput => ({
    name: `the JSON ${JSON.stringify(body)}`,
    body: JSON.stringify(body),
  })),
  { name: 'an unknown field', body: { ...GOOD_PAYLOAD, isAdmin: 'true' } },
  { name: 'an id', body: { ...GOOD_PAYLOAD, id: 1 } },
  { name: '__proto__', body: good.replace('{', '{"__proto__":{"x":1},') },
  { name: 'constructor', body: good.replace('{', '{"constructor":{"prototype":{}},') },
  { name: 'an honeypot that is no text', body: { ...GOOD_PAYLOAD, website: 1 } },
  { name: 'an empty body', body: '' },
  { name: 'half of the JSON', body: good.slice(0, 40) },
  { name: 'text after the JSON', body: `${good}x` },
  { name: 'single quotes', body: good.replaceAll('"', "'") },
  { name: 'a trailing comma', body: good.replace('}', ',}') },
  { name: 'deep nesting', body: '['.repeat(20_000) + ']'.repeat(20_000) },
  { name: 'bytes that are not UTF-8', body: new Blob([good.slice(0, -2), Uint8Array.of(0xff, 0xfe), '"}']) },
  { name: 'UTF-16', body: new Blob([new Uint8Array(Buffer.from(good, 'utf16le'))]) },
  { name: 'a body of 70 kB', body: { ...GOOD_PAYLOAD, description: 'x'.repeat(70_000) }, status: 413 },
  { name: 'a body of 2 MB', body: 'x'.repeat(2_000_000), status: 413 },
  { name: 'plain text', body: good, headers: type('text/plain'), status: 415 },
  {
    name: 'a form',
    body: new URLSearchParams(GOOD_PAYLOAD).toString(),
    headers: type('application/x-www-form-urlencoded'),
    status: 415,
  },
  {
    name: 'a multipart form',
    body: '--x\r\n\r\n--x--',
    headers: type('multipart/form-data; boundary=x'),
    status: 415,
  },
  { name: 'XML', body: '<a/>', headers: type('application/xml'), status: 415 },
  { name: 'another JSON type', body: good, headers: type('application/ld+json'), status: 415 },
  { name: 'a type that is none', body: good, headers: type('json'), status: 415 },
  {
    name: 'a compressed body',
    body: new Blob([Uint8Array.of(0x1f, 0x8b, 8, 0)]),
    headers: { 'content-encoding': 'gzip' },
  },
  { name: 'a long idempotency key', body: good, headers: { 'idempotency-key': 'k'.repeat(201) } },
  { name: 'an idempotency key with spaces', body: good, headers: { 'idempotency-key': 'one two three' } },
];
