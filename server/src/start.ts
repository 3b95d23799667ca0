import { once } from 'node:events';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { type Database, type Migration, openDatabase } from './db/client.ts';
import { noReplica, openReplica } from './db/replica.ts';
import { StartError } from './db/start-error.ts';
import { completeMigration } from './features/deals/index.ts';
import { importAllTexts, reportEarlierMonths } from './features/ledger/index.ts';
import { loadPlace } from './features/place/index.ts';
import { adoptAddresses } from './features/secret-addresses/index.ts';
import { completePersons, readAllCoBuyers } from './features/who-is-who/index.ts';
import { pages } from './plugins/pages.ts';
import { requireBuiltPages } from './plugins/pages-site.ts';
import { publicReads } from './public-reads.ts';
import { withSourceLines } from './source-lines.ts';
import { fixableReason, refuseUnusablePlace } from './start-checks.ts';

/** Requests in flight have this long after a stop signal; then the process exits anyway. */
const EXIT_AFTER_MS = 25_000;
/** Connections that were accepted just before the stop have sent their request by then. */
const ACCEPT_MS = 500;
/** Connections that are still busy then are cut off, so that the rest can close properly. */
const CUT_OFF_AFTER_MS = 22_000;

/** Opens the database, prepares it, listens, and stops gracefully on SIGTERM or SIGINT. */
export async function startServer(
  config: Config,
  {
    beforeMigration,
    prepare,
  }: Pick<Migration, 'beforeMigration'> & { prepare(database: Database): Promise<void> },
) {
  await refuseUnusablePlace(config);
  if (config.mode !== 'dev') await requireBuiltPages();
  const database = await openDatabase({ ...config, beforeMigration }).catch((error: unknown) =>
    fail(error, config),
  );
  const { databaseReadUrl } = config;
  const replica = databaseReadUrl
    ? openReplica(databaseReadUrl, database.db, { warn: (message) => console.warn(`diyar: ${message}`) })
    : noReplica(database.db);
  let app: FastifyInstance;
  try {
    await loadPlace(database.db);
    await completeMigration(database.db);
    await completePersons(database.db);
    await importAllTexts(database.db);
    await reportEarlierMonths(database.db);
    await prepare(database);
    await readAllCoBuyers(database.db);
    await adoptAddresses(database.db);
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
    await database.close().catch(() => {});
    fail(error, config);
  }
  const stop = (signal: NodeJS.Signals) => stopServer(app, database, config, signal);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const { port } = app.server.address() as AddressInfo;
  return { app, database, url: `http://${config.host}:${port}${config.basePath}` };
}

/** Resolves after a short turn of the event loop: pending connections are accepted by then, and not lost by the close. */
async function waitForIdleLoop(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) {
    const began = performance.now();
    await new Promise(setImmediate);
    if (performance.now() - began < 5) return;
  }
}

async function stopServer(app: FastifyInstance, database: Database, config: Config, signal: NodeJS.Signals) {
  app.log.info({ signal }, 'stopping');
  // Load balancers see this in /readyz. Until they do, requests are still answered.
  app.stopping.now = true;
  await sleep(config.drainSeconds * 1000);
  setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
  const closed = once(app.server, 'close');
  await waitForIdleLoop();
  // net.Server's close, because http.Server's also closes idle connections, on which a request may be arriving.
  NetServer.prototype.close.call(app.server);
  await sleep(ACCEPT_MS);
  // Connections that were busy become idle, and browsers would hold them open.
  setInterval(() => app.server.closeIdleConnections(), 100).unref();
  setTimeout(() => app.server.closeAllConnections(), CUT_OFF_AFTER_MS).unref();
  await app.close();
  await closed;
  await database.close();
  process.exit(0);
}

function fail(error: unknown, config: Config): never {
  const reason = error instanceof StartError ? null : fixableReason(error, config);
  throw reason ? new StartError(reason, { cause: error }) : error;
}

/** An error that the operator can fix is printed in one line; any other is a bug and printed with its stack. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartError ? `diyar: ${error.message}` : readable(error));
  process.exit(1);
}

const readable = (error: unknown) =>
  error instanceof Error && error.stack ? withSourceLines(error.stack) : error;
