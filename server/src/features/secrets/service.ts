import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { secrets } from '../../db/schema.ts';

/** Created on first use and stored in the database, so that all processes share it. */
export async function signingKey(db: Db, name: 'token' | 'link' | 'storage' | 'factor'): Promise<string> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(48).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`the ${name} key disappeared`);
  return row.value;
}
