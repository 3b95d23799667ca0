import { getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { changes, users } from './schema.ts';

/** A colleague as the others call them: by name, and by the account only where there is no name. */
export const displayName = ({
  fullName,
  username,
}: {
  fullName: AnyPgColumn;
  username: AnyPgColumn;
} = users) => sql<string>`coalesce(nullif(${fullName}, ''), ${username})`;

export const nameOf = ({ fullName, username }: { fullName: string; username: string }): string =>
  fullName || username;

/** Who made a change, by the name of today; of a user who is gone the account of then. */
export const changedBy = sql<string>`coalesce((select coalesce(nullif(staff.full_name, ''), staff.username)
  from ${users} staff where staff.id = ${changes.actorId}), ${changes.actorName})`;

/** A row of the history with the name instead of the account. */
export const namedChange = { ...getTableColumns(changes), actorName: changedBy };
