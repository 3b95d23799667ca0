import { sql } from 'drizzle-orm';

/** Values of ours in a statement: `kind in ('note', 'call')`. */
export const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
