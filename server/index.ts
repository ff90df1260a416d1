export { type Api, createApi } from './createApi.ts';
export type { ServerOptions } from './application.ts';
export { createServer, type PlinthServer, type SiteServerOptions } from './createServer.ts';
export { explainStart, startServer } from './startServer.ts';
