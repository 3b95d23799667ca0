import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { secrets } from '../../db/schema.ts';

/** A signing key made on first use and kept in the database, so that every process signs with the same one. */
export async function signingKey(db: Db, name: 'token' | 'link' | 'storage'): Promise<string> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(48).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`the ${name} key disappeared`);
  return row.value;
}
