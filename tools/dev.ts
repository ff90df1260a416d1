import { join } from 'node:path';
import { createServer } from 'vite';

/** `npm run dev`: the site with hot reload and the embedded API, with the same settings as `npm start`. */
const server = await createServer({ configFile: join(import.meta.dirname, '../vite.config.ts') });
await server.listen();

const address = server.httpServer?.address();
const port = typeof address === 'object' && address !== null ? address.port : server.config.server.port;
process.stdout.write(`Ready on http://localhost:${port}${server.config.base}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
