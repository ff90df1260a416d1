import { bytesFromAddress, bytesToAddress } from '../../support/addressBytes.ts';
import { type LinkedDraft, draftText, readDraft } from './drafts.ts';

/** The name under which a link carries a draft, in the fragment, which no server gets. */
const NAME = 'draft=';

/** Whether a fragment is meant to carry a draft, readable or not. */
const isDraft = (fragment: string): boolean => fragment.startsWith(`#${NAME}`);

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** The fragment of an address that carries a draft, compressed. */
export async function draftFragment(linked: LinkedDraft): Promise<string> {
  const bytes = new TextEncoder().encode(draftText(linked, linked.page));
  return `#${NAME}${bytesToAddress(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

/** The draft that an address carries; undefined when there is no readable one. */
export async function draftInFragment(fragment: string): Promise<LinkedDraft | undefined> {
  if (!isDraft(fragment)) return undefined;
  try {
    const bytes = await through(
      bytesFromAddress(fragment.slice(NAME.length + 1)),
      new DecompressionStream('deflate-raw'),
    );
    return readDraft(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

const isOurs = ({ location }: Window): boolean => {
  try {
    return location.hash.length >= 0;
  } catch {
    // The workshop is embedded in another site's page.
    return false;
  }
};

/** The workshop's window and the composer's own, which are the same when the composer is open alone. */
const windowsOfAddress = (): readonly Window[] => [window.parent, window].filter(isOurs);

/** The address of the workshop with a draft: whoever opens it sees the draft. */
export async function draftLink(linked: LinkedDraft): Promise<string> {
  const [outermost = window] = windowsOfAddress();
  const address = new URL(outermost.location.href);
  address.hash = await draftFragment(linked);
  return address.href;
}

/** The draft in the address with which the workshop was opened. */
export async function linkedDraft(): Promise<LinkedDraft | undefined> {
  const drafts = await Promise.all(windowsOfAddress().map(({ location }) => draftInFragment(location.hash)));
  return drafts.find((draft) => draft !== undefined);
}

/** Whether the address carries a draft, readable or not. */
export const isDraftLink = (): boolean => windowsOfAddress().some(({ location }) => isDraft(location.hash));

/** Takes the draft out of the address once this browser keeps it, so that a reload continues with later changes. */
export function dropLinkedDraft(): void {
  for (const { history, location } of windowsOfAddress()) {
    if (isDraft(location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
  }
}

/**
 * Opens the draft of a link in a window that shows the composer already. Browsers then only change the address, so the page is reloaded;
 * that keeps what was composed here, or asks.
 *
 * @returns a function that ends it
 */
export function openComingLinks(): () => void {
  const end = new AbortController();
  for (const each of windowsOfAddress()) {
    const open = () => isDraft(each.location.hash) && each.location.reload();
    each.addEventListener('hashchange', open, { signal: end.signal });
  }
  return () => end.abort();
}
