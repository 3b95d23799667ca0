import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Replica } from './db/replica.ts';
import { features } from './features/index.ts';
import { signingKey } from './features/secrets/index.ts';
import { serverBehind } from './http-server.ts';
import { access } from './plugins/access.ts';
import { auth } from './plugins/auth.ts';
import { backups } from './plugins/backups.ts';
import { database as databasePlugin } from './plugins/database.ts';
import { docs } from './plugins/docs.ts';
import { embeddedCare } from './plugins/embedded-care.ts';
import { errors } from './plugins/errors.ts';
import { files } from './plugins/files.ts';
import { health } from './plugins/health.ts';
import { type LogTarget, logging } from './plugins/logging.ts';
import { metrics } from './plugins/metrics.ts';
import { outbox } from './plugins/outbox.ts';
import { overload } from './plugins/overload.ts';
import { ResponseCache } from './plugins/response-cache/cache.ts';
import { responseCache } from './plugins/response-cache/index.ts';
import { security } from './plugins/security.ts';
import { seo } from './plugins/seo.ts';
import { sweeps } from './plugins/sweeps.ts';
import { tracing } from './plugins/tracing.ts';
import { validation } from './plugins/validation.ts';

export interface AppParts {
  config: Config;
  database: Database;
  /** Public reads go there while it has everything; unset: to the database. */
  replica?: Replica;
  /** The site's pages; tests of the API alone do without. */
  pages?: FastifyPluginAsync;
  /** Where the log goes; unset: standard output. */
  logTo?: LogTarget;
}

/** More than any form here but those that say so: ten thousand letters and their company, each written as \uXXXX. */
const BODY_BYTES = 128 * 1024;

/** The Fastify app, apart from the process: no signals, no listening, no environment. */
export async function buildApp({
  config,
  database,
  replica,
  pages,
  logTo,
}: AppParts): Promise<FastifyInstance> {
  const cache = new ResponseCache(database, config);
  const app = Fastify({
    ...logging(config, logTo),
    trustProxy: config.trustProxy,
    serverFactory: serverBehind({
      before: (next) => cache.before(next),
      maxConnections: config.maxConnections,
    }),
    // Fastify's own defaults for these are off.
    connectionTimeout: 120_000,
    // Longer than any upload; every other request has the time of its handler, its body included, and what is still
    // being sent when it was answered is cut off (http-server.ts).
    requestTimeout: 65 * 60_000,
    handlerTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    bodyLimit: BODY_BYTES,
    forceCloseConnections: 'idle',
    // What arrives on an open connection while stopping is still answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  await app.register(errors);
  await app.register(validation);
  await app.register(security, { config });
  await app.register(databasePlugin, { database, replica });
  await app.register(metrics, { config });
  await app.register(tracing, { config });
  await app.register(embeddedCare, { config });
  await app.register(sweeps);
  await app.register(files, { config });
  await app.register(backups, { config });
  await app.register(outbox, { config });
  await app.register(auth, { config, secret: await signingKey(database.db, 'token') });
  await app.register(access);
  // Under test the embedded database keeps the loop busy on purpose, on machines that are busy anyway.
  if (config.mode !== 'test') await app.register(overload);
  await app.register(responseCache, { cache });
  await app.register(docs);
  await app.register(health);
  await app.register(seo, { config });
  await app.register(features, { prefix: '/api', config });
  if (config.basePath !== '/') await app.register(features, { config });
  if (pages) await app.register(pages);
  return app;
}
