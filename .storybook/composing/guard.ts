import type { IncomingMessage } from 'node:http';
import { isLoopback } from '@plinth/server/settings';

/** What a request says about where it comes from. */
type AskedFrom = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

const hostNameOf = (host: string): string | undefined =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;

/**
 * Why a request may not read or write the brands' files; undefined where it may. Only this machine may, and only a page of the
 * workshop itself: another site open in the same browser could send requests too, even by a host name of its own that resolves
 * to this machine.
 */
export function refusal({ headers, socket }: AskedFrom): string | undefined {
  if (!isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, '')))
    return 'Only this machine may compose pages.';
  const { host = '', origin } = headers;
  if (!isLoopback(hostNameOf(host) ?? '')) return 'Only a local address may compose pages.';
  const site = headers['sec-fetch-site'];
  // Every browser sends at least one of the two headers.
  const isTold = site !== undefined || origin !== undefined;
  const isOtherSite = site !== undefined && site !== 'same-origin';
  const isOtherOrigin = origin !== undefined && origin !== `http://${host}`;
  return isTold && !isOtherSite && !isOtherOrigin ? undefined : 'Only the workshop itself may compose pages.';
}
