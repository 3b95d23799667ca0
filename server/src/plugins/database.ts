import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../db/client.ts';
import { noReplica, type Replica } from '../db/replica.ts';
import { askingAs } from '../db/request-share.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    /** For public reads. */
    replica: Replica;
  }
}

/** Provides the open database and its replica to the routes. The caller closes them. */
export const database = fp(
  async (app: FastifyInstance, options: { database: Database; replica?: Replica }) => {
    app.decorate('database', options.database);
    app.decorate('replica', options.replica ?? noReplica(options.database.db));
    // twice, because reading a body leaves the asynchronous context
    app.addHook('onRequest', (request, _reply, done) => askingAs(request.raw, done));
    app.addHook('preValidation', (request, _reply, done) => askingAs(request.raw, done));
  },
  { name: 'database' },
);
