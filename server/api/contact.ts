import { API_PREFIX, ENDPOINTS, IDEMPOTENCY_HEADER } from '@plinth/ui/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Messages } from '../catalog/index.ts';
import { parsePayload } from '../contacts/payload.ts';
import { isIdempotencyKey, submitKey } from '../contacts/submitKey.ts';
import type { Refusal } from '../storage/limits.ts';
import type { ApiContext } from './context.ts';
import { answer } from './failure.ts';
import { requestLanguage } from './language.ts';

/** The longest possible form, with every character escaped, is some 35 kB. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** How a request ended: the status and the message's key. */
const ENDS = {
  stored: [200, 'contactSuccess'],
  invalid: [400, 'contactInvalid'],
  wrongType: [415, 'contactInvalid'],
  forbidden: [403, 'contactForbidden'],
  tooLarge: [413, 'contactTooLarge'],
  tooMany: [429, 'contactTooMany'],
  unavailable: [503, 'contactUnavailable'],
} as const satisfies Record<string, readonly [number, keyof Messages]>;

/** The outcome for an error that the framework threw before the handler. */
function endOfError(statusCode: number | undefined): keyof typeof ENDS {
  if (statusCode === 413) return 'tooLarge';
  if (statusCode === 415) return 'wrongType';
  return statusCode !== undefined && statusCode < 500 ? 'invalid' : 'unavailable';
}

/** Reads what a request wants to have stored, and the key by which a second try is recognised. */
function readSubmit({ body, headers }: FastifyRequest, variant: string) {
  const parsed = parsePayload(body);
  if (parsed.kind === 'bad') return parsed;
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return { ...parsed, key };
  if (typeof key !== 'string' || !isIdempotencyKey(key))
    return { kind: 'bad', reason: `${IDEMPOTENCY_HEADER} has the wrong form` } as const;
  return { ...parsed, key: submitKey(key, parsed.payload, variant) };
}

/** `POST View/AddContactUs`: a contact request, acknowledged when it is on the disk. */
export function registerContact(app: FastifyInstance, context: ApiContext): void {
  const { settings, csrf, contacts, channels, gate, contactLog } = context;
  // Whoever meant to set one, under another name or on another machine, would wait for mails that nobody sends.
  const unnotified =
    channels.length === 0 ? 'nobody is told: neither SMTP_URL nor CONTACT_WEBHOOK_URL is set' : undefined;

  const end = (request: FastifyRequest, reply: FastifyReply, how: keyof typeof ENDS, reason?: string) => {
    const language = requestLanguage(request.headers);
    const [status, key] = ENDS[how];
    const level = how === 'unavailable' ? 'error' : 'info';
    contactLog.write(level, { outcome: how, status, language, reason });
    return answer(reply, status, status !== 200, context.content()[language].messages[key]);
  };

  /** Says when to try again: to one who sends too much, or to everybody where all together do. */
  const refuse = (request: FastifyRequest, reply: FastifyReply, { outcome, retryAfterSeconds }: Refusal) => {
    reply.header('retry-after', retryAfterSeconds);
    return outcome === 'limited'
      ? end(request, reply, 'tooMany')
      : end(request, reply, 'unavailable', 'too many requests from all addresses together');
  };

  app.post(
    settings.basePath + API_PREFIX + ENDPOINTS.contact,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: async (request, reply) => {
        contactLog.lookAtProxy(request);
        const refusal = csrf.refusal(request.raw);
        // Another site may make its visitors' browsers send any number of requests: if counted, they would lock those visitors
        // out of our site, and enough of them everybody.
        const isOurs = refusal === undefined || refusal.cookie !== undefined;
        const tooMany = isOurs ? gate.admit(request.ip ?? '') : undefined;
        if (tooMany) return refuse(request, reply, tooMany);
        if (refusal === undefined) return;
        if (refusal.cookie !== undefined) reply.header('set-cookie', refusal.cookie);
        return end(request, reply, 'forbidden', refusal.reason);
      },
      errorHandler: (error, request, reply) => {
        const { statusCode } = error;
        return end(request, reply, endOfError(statusCode), error.message);
      },
    },
    async (request, reply) => {
      const read = readSubmit(request, settings.variant);
      if (read.kind === 'bad') return end(request, reply, 'invalid', read.reason);
      const { payload, suspected, key } = read;
      context.onSubmit();
      const result = await contacts.submit(
        { ...payload, language: requestLanguage(request.headers), variant: settings.variant, suspected },
        {
          submitKey: key,
          // A peer that has disconnected has no address any more; what it sent is stored all the same.
          address: request.ip ?? '',
          ratePerMinute: settings.contactRatePerMinute,
          channels: suspected ? [] : channels,
        },
      );
      switch (result.outcome) {
        case 'limited':
        case 'crowded':
          return refuse(request, reply, result);
        case 'known':
          return end(request, reply, 'stored', 'sent again');
        case 'stored':
          context.onStored();
          // A program that filled the honeypot is not told that it was found out.
          return end(request, reply, 'stored', suspected ? 'suspected' : unnotified);
      }
    },
  );
}
