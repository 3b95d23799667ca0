import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { secrets } from '../../db/schema.ts';

/** Created on first use and stored in the database, so that all processes share it. */
export async function signingKey(
  db: Db | Tx,
  name: 'token' | 'link' | 'storage' | 'factor' | 'address',
): Promise<string> {
  const find = async () =>
    (await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name)))[0]?.value;
  const known = await find();
  if (known !== undefined) return known;
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(48).toString('base64url') })
    .onConflictDoNothing();
  const made = await find();
  if (made === undefined) throw new Error(`the ${name} key disappeared`);
  return made;
}
