import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../db/client.ts';
import { noReplica, type Replica } from '../db/replica.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    /** Where public reads go. */
    replica: Replica;
  }
}

/** Hands the opened database and its replica, if there is one, to the routes. Whoever opened them closes them. */
export const database = fp(
  async (app: FastifyInstance, options: { database: Database; replica?: Replica }) => {
    app.decorate('database', options.database);
    app.decorate('replica', options.replica ?? noReplica(options.database.db));
  },
  { name: 'database' },
);
