import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Replica } from './db/replica.ts';
import { features } from './features/index.ts';
import { signingKey } from './features/secrets/index.ts';
import { httpServerFactory } from './http-server.ts';
import { access } from './plugins/access.ts';
import { auth } from './plugins/auth.ts';
import { backups } from './plugins/backups.ts';
import { database as databasePlugin } from './plugins/database.ts';
import { docs } from './plugins/docs/index.ts';
import { embeddedProtection } from './plugins/embedded-protection.ts';
import { answerFrameworkError, errors } from './plugins/errors.ts';
import { files } from './plugins/files.ts';
import { health } from './plugins/health.ts';
import { type LogTarget, logging } from './plugins/logging.ts';
import { metrics } from './plugins/metrics.ts';
import { outbox } from './plugins/outbox.ts';
import { overload } from './plugins/overload.ts';
import { place } from './plugins/place.ts';
import { repeats } from './plugins/repeats.ts';
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
  /** Serves public reads while it is up to date; unset: the database does. */
  replica?: Replica;
  /** Unset in tests of the API alone. */
  pages?: FastifyPluginAsync;
  /** Where the log goes; unset: standard output. */
  logTo?: LogTarget;
}

/** Enough for a text of 10,000 characters, each escaped as \uXXXX; larger forms set their own limit. */
const BODY_BYTES = 128 * 1024;

/** The Fastify app without the process: no signals, no listening, no environment. */
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
    serverFactory: httpServerFactory({
      before: (next) => cache.before(next),
      maxConnections: config.maxConnections,
    }),
    // Fastify disables these by default.
    connectionTimeout: 120_000,
    // Longer than any upload. Other requests are limited by handlerTimeout, including their body, and a body that is
    // still being sent after the response is cut off (http-server.ts).
    requestTimeout: 65 * 60_000,
    handlerTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    bodyLimit: BODY_BYTES,
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered while stopping.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  await app.register(errors);
  await app.register(validation);
  await app.register(security, { config });
  await app.register(databasePlugin, { database, replica });
  await app.register(metrics, { config });
  await app.register(tracing, { config });
  await app.register(embeddedProtection, { config });
  await app.register(sweeps, { config });
  await app.register(files, { config });
  await app.register(backups, { config });
  await app.register(outbox, { config });
  await app.register(auth, { config, secret: await signingKey(database.db, 'token') });
  await app.register(access, { config });
  await app.register(repeats);
  // In tests the embedded database blocks the event loop, on machines that are busy anyway.
  if (config.mode !== 'test') await app.register(overload);
  await app.register(responseCache, { cache });
  await app.register(place);
  await app.register(docs);
  await app.register(health);
  await app.register(seo, { config });
  await app.register(features, { prefix: '/api', config });
  if (config.basePath !== '/') await app.register(features, { config });
  if (pages) await app.register(pages);
  return app;
}
