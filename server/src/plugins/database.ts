import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../db/client.ts';
import { noReplica, type Replica } from '../db/replica.ts';

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
  },
  { name: 'database' },
);
