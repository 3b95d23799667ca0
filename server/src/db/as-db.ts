import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import type { Db } from './client.ts';
import type * as schema from './schema.ts';

type Drizzled = NodePgDatabase<typeof schema> | PgliteDatabase<typeof schema>;

/** The drivers differ only in the type of `execute`, and agree on its rows. */
export const asDb = (drizzled: Drizzled): Db => drizzled as unknown as Db;
