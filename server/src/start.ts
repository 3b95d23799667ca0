import { once } from 'node:events';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/client.ts';
import { noReplica, openReplica } from './db/replica.ts';
import { StartError } from './db/start-error.ts';
import { pages } from './plugins/pages.ts';
import { publicReads } from './public-reads.ts';

/** A deploy or a power button waits this long for what is in flight, then the process goes anyway. */
const STOP_WITHIN_MS = 25_000;
/** What was on its way when the door was shut is heard by then. */
const LISTEN_ON_MS = 500;
/** Who is still sending or reading then is cut off, and the rest ends in order. */
const CUT_OFF_AFTER_MS = 22_000;

/** Opens, prepares, listens, and stops in order on SIGTERM or SIGINT. */
export async function startServer(config: Config, prepare: (database: Database) => Promise<void>) {
  const database = await openDatabase(config);
  const { databaseReadUrl } = config;
  const replica = databaseReadUrl
    ? openReplica(databaseReadUrl, database.db, { warn: (message) => console.warn(`diyar: ${message}`) })
    : noReplica(database.db);
  let app: FastifyInstance;
  try {
    await prepare(database);
    const { db } = database;
    app = await buildApp({
      ...{ config, database, replica },
      pages: (site) =>
        pages(site, {
          config,
          readsFor: publicReads({ db, config, replica, content: site.contentVersion }),
        }),
    });
    app.addHook('onClose', replica.close);
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await database.close();
    throw error;
  }
  const stop = (signal: NodeJS.Signals) => stopServer(app, database, config, signal);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const { port } = app.server.address() as AddressInfo;
  return { app, database, url: `http://${config.host}:${port}${config.basePath}` };
}

/**
 * Until the loop has just taken in what was waiting at the door, and was not long about it: who waits there when it is
 * shut is lost.
 */
async function quickTurn(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) {
    const began = performance.now();
    await new Promise(setImmediate);
    if (performance.now() - began < 5) return;
  }
}

async function stopServer(app: FastifyInstance, database: Database, config: Config, signal: NodeJS.Signals) {
  app.log.info({ signal }, 'stopping');
  // A balancer that asks /readyz sends nothing new after this; until it has noticed, everything is answered.
  app.leaving.now = true;
  await sleep(config.drainSeconds * 1000);
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  const closed = once(app.server, 'close');
  await quickTurn();
  // The plain server's own way to shut the door: that of node:http hangs up on connections that seem idle, and a call
  // may be on its way on one of them.
  NetServer.prototype.close.call(app.server);
  await sleep(LISTEN_ON_MS);
  // A connection that was busy when the stop began turns idle later, and a browser would keep it open.
  setInterval(() => app.server.closeIdleConnections(), 100).unref();
  setTimeout(() => app.server.closeAllConnections(), CUT_OFF_AFTER_MS).unref();
  await app.close();
  await closed;
  await database.close();
  process.exit(0);
}

/** What the operator can mend is said in one line; anything else is a bug and keeps its stack. */
export function exitWith(error: unknown): never {
  const mendable = error instanceof StartError || isAddressInUse(error);
  console.error(mendable ? `diyar: ${(error as Error).message}` : error);
  process.exit(1);
}

const isAddressInUse = (error: unknown) => (error as { code?: string }).code === 'EADDRINUSE';
