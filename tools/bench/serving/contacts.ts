import { readSettings } from '@plinth/server/settings';
import { overwriteAndFlush, scratchOnDisk } from '../disk.ts';
import { CONTACT_REQUEST, runLoad } from '../load.ts';
import { startOnePage } from '../onePage.ts';
import { compare } from '../peers.ts';

/** Contact requests acknowledged per second, beside flushed overwrites of a block on the disk of `DATA_DIR`. */
export async function benchContacts(): Promise<void> {
  using folder = scratchOnDisk(readSettings().dataDir);
  await using server = await startOnePage(folder.path);
  const load = () => runLoad({ url: server.url, connections: 32, duration: 4, requests: [CONTACT_REQUEST] });
  await compare('contact requests acknowledged a second', load, {
    name: 'overwrite and flush on the same disk',
    goal: 0.3,
    run: async () => overwriteAndFlush(folder.path, 2),
  });
}
