import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/client.ts';
import { StartError } from './db/start-error.ts';
import { pages } from './plugins/pages.ts';
import { publicReads } from './public-reads.ts';

/** A deploy or a power button waits this long for what is in flight, then the process goes anyway. */
const STOP_WITHIN_MS = 10_000;

/** Opens, prepares, listens, and stops in order on SIGTERM or SIGINT. */
export async function startServer(config: Config, prepare: (database: Database) => Promise<void>) {
  const database = await openDatabase(config);
  let app: FastifyInstance;
  try {
    await prepare(database);
    const readsFor = publicReads(database.db, config);
    app = await buildApp({ config, database, pages: (site) => pages(site, { config, readsFor }) });
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await database.close();
    throw error;
  }
  const stop = async (signal: NodeJS.Signals) => {
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    // A connection that was busy when the stop began turns idle later, and a browser would keep it open.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const { port } = app.server.address() as AddressInfo;
  return { app, database, url: `http://${config.host}:${port}${config.basePath}` };
}

/** What the operator can mend is said in one line; anything else is a bug and keeps its stack. */
export function exitWith(error: unknown): never {
  const mendable = error instanceof StartError || isAddressInUse(error);
  console.error(mendable ? `diyar: ${(error as Error).message}` : error);
  process.exit(1);
}

const isAddressInUse = (error: unknown) => (error as { code?: string }).code === 'EADDRINUSE';
