import { bytesFromAddress, bytesToAddress } from '../../support/addressBytes.ts';
import { type KeptDraft, draftText, readDraft } from './drafts.ts';

/** Under this name a link carries a draft, in the part of an address that no server gets. */
const NAME = 'draft=';

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** The fragment of an address that carries a draft, compressed. */
export async function draftFragment(kept: KeptDraft): Promise<string> {
  const bytes = new TextEncoder().encode(draftText(kept));
  return `#${NAME}${bytesToAddress(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

/** The draft that an address carries; undefined where it carries none that can be read. */
export async function draftInFragment(fragment: string): Promise<KeptDraft | undefined> {
  if (!fragment.startsWith(`#${NAME}`)) return undefined;
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
