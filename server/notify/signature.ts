import { createHmac } from 'node:crypto';

/** The prefix of a secret as receivers' libraries write it: base64 follows. Without it, the secret is the text itself. */
const ENCODED = 'whsec_';

function keyOf(secret: string): Buffer {
  return secret.startsWith(ENCODED)
    ? Buffer.from(secret.slice(ENCODED.length), 'base64')
    : Buffer.from(secret);
}

/**
 * The headers that prove to a receiver that a message is ours and new, after the specification Standard Webhooks
 * (https://www.standardwebhooks.com), for which there are libraries in most languages: an HMAC-SHA256 of id, time and body. A
 * receiver refuses messages older than five minutes.
 *
 * @param time in milliseconds since 1970
 */
export function signatureHeaders(
  secret: string,
  id: string,
  body: string,
  time: number,
): Record<string, string> {
  const seconds = String(Math.floor(time / 1000));
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
}
