import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { CONTACT_FIELDS, type ContactField } from '@plinth/ui/contract';
import { isLoopback, type Settings } from '../settings/index.ts';
import type { Channel, Notification, StoredContact } from '../storage/index.ts';
import { signatureHeaders } from './signature.ts';

/**
 * How long, in milliseconds, a mail server may take to greet: some let robots wait. After that only the limit of the whole
 * delivery applies: a server that scans a mail before it accepts it has it when we give up, and would get it again with each try.
 */
const BEGIN_MS = 30_000;

/** Notifies the owner of one request; rejects when that fails, at the latest when `signal` is aborted. */
export type Deliver = (notification: Notification, signal: AbortSignal) => Promise<void>;

/** What the fields are called in a mail; the message, last, needs no name. */
const NAMES: Readonly<Record<Exclude<ContactField, 'description'>, string>> = {
  companyName: '公司 Company',
  name: '姓名 Name',
  mobile: '聯絡電話 Phone',
  lineId: 'LINE ID',
};

/** The mail's text: what the visitor typed, in the order of the form. Plain text, so that nothing in it is active. */
function mailText(contact: StoredContact): string {
  // In the machine's time zone, which is named: 2026/11/30 08:05:00 [GMT+8].
  const received = new Date(contact.receivedAt).toLocaleString('zh-Hant-TW', {
    dateStyle: 'short',
    timeStyle: 'long',
    hourCycle: 'h23',
  });
  const lines = [
    ...CONTACT_FIELDS.flatMap((field) =>
      field === 'description' ? [] : [`${NAMES[field]}: ${contact[field]}`],
    ),
    `收到時間 Received: ${received}`,
    `語言 Language: ${contact.language}`,
    '',
    contact.description,
    '',
  ];
  // Before base64, for which the mailer does not do it (RFC 2045, 6.8): otherwise it may arrive as a single line.
  return lines.join('\n').replace(/\r\n?|\n/g, '\r\n');
}

/**
 * Whether mails may be sent only over TLS (STARTTLS): to every host but this machine, unless the address says otherwise by
 * `?ignoreTLS=true` or `?requireTLS=false`. `smtps:` is TLS from the first byte.
 */
export function needsTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const isWaived = searchParams.get('ignoreTLS') === 'true' || searchParams.get('requireTLS') === 'false';
  return protocol === 'smtp:' && !isWaived && !isLoopback(hostname);
}

/** The mailer's messages where `smtp:` and `smtps:` are mixed up, and what the owner should do then. */
const MIXED_UP: readonly (readonly [RegExp, string])[] = [
  [
    /wrong version number/, // OpenSSL's words for what is no TLS.
    'the mail server does not begin with TLS on this port: write smtp: in place of smtps:, or take its other port',
  ],
  [
    /Greeting never received/, // A server that begins with TLS waits for it, too.
    'the mail server says nothing on this port: where it begins with TLS, as on 465, write smtps: in place of smtp:',
  ],
];

/** Sends a mail. The mailer is loaded for the first mail, so that a start without mail does not wait for it. */
function smtp(url: string, to: string, from: string): Deliver {
  // A mail server of this machine offers TLS with a certificate that nobody signed, as Debian makes one, or for its public name.
  const isOwn = isLoopback(new URL(url).hostname);
  return async ({ key, contact }, signal) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      requireTLS: needsTls(url),
      tls: { rejectUnauthorized: !isOwn },
      connectionTimeout: BEGIN_MS,
      greetingTimeout: BEGIN_MS,
    });
    const sent = transport.sendMail({
      from,
      to,
      subject: `新的聯絡需求 New contact request #${contact.id} (${contact.variant})`,
      text: mailText(contact),
      // The same for each try, so that a mail that arrives twice can be recognised.
      messageId: `<${key}@${from.split('@').at(-1)}>`,
      signal,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await sent
      .catch((error: unknown) => {
        const advice = MIXED_UP.find(([words]) => words.test(String(error)))?.[1];
        throw advice === undefined ? error : new Error(advice);
      })
      // With `?pool=true` each mail's connection would stay open.
      .finally(() => transport.close());
  };
}

/** What a webhook gets: the fields of the form, and the request's ids, time, language and brand. */
function webhookBody(contact: StoredContact): string {
  const { id, uid, receivedAt, language, variant } = contact;
  const fields = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, contact[field]]));
  return JSON.stringify({ id, uid, receivedAt, ...fields, language, variant });
}

/** Posts the request as JSON; anything but a 2xx answer is a failure. Not by `fetch`, which refuses dozens of ports, as browsers do. */
function webhook(url: string, secret: string | undefined): Deliver {
  const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  return async ({ key, contact }, signal) => {
    const body = webhookBody(contact);
    const signature = secret === undefined ? {} : signatureHeaders(secret, key, body, Date.now());
    const asking = request(url, {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'plinth',
        'idempotency-key': key,
        ...signature,
      },
    });
    const [answer]: IncomingMessage[] = await once(asking.end(body), 'response');
    asking.destroy();
    const status = answer?.statusCode ?? 0;
    if (status < 200 || status > 299) throw new Error(`the webhook answered ${status}`);
  };
}

/** The channels that are configured in the settings. */
export function createDeliveries(settings: Settings): ReadonlyMap<Channel, Deliver> {
  const deliveries = new Map<Channel, Deliver>();
  const { smtpUrl, notifyTo, notifyFrom, webhookUrl, webhookSecret } = settings;
  if (smtpUrl !== undefined && notifyTo !== undefined) {
    deliveries.set('smtp', smtp(smtpUrl, notifyTo, notifyFrom ?? notifyTo));
  }
  if (webhookUrl !== undefined) deliveries.set('webhook', webhook(webhookUrl, webhookSecret));
  return deliveries;
}
