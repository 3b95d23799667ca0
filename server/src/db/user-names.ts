import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';

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
