import { readSettings } from '@plinth/server/settings';
import { overwriteAndFlush, scratchOnDisk } from '../disk.ts';
import { CONTACT_REQUEST, runLoad } from '../load.ts';
import { startOnePage } from '../onePage.ts';
import { inTurn, printComparison } from '../peers.ts';

/** Contact requests acknowledged a second, beside overwriting and flushing a block on the disk of `DATA_DIR`. */
export async function benchContacts(): Promise<boolean> {
  using folder = scratchOnDisk(readSettings().dataDir);
  await using server = await startOnePage(folder.path);
  const measured = await inTurn(
    () => runLoad({ url: server.url, connections: 32, duration: 4, requests: [CONTACT_REQUEST] }),
    async () => overwriteAndFlush(folder.path, 2),
  );
  return printComparison('contact requests acknowledged a second', measured, {
    peerName: 'overwrite and flush on the same disk',
    goal: 0.3,
  });
}
