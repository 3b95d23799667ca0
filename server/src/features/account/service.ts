import type { Account } from '@diyar/contract/account';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type Actor, presentActor } from '../auth/index.ts';
import { unseenDevices } from '../sign-ins/index.ts';

export async function readAccount(db: Db, actor: Actor): Promise<Account> {
  const [[row], newDevices] = await Promise.all([
    db.select({ phone: users.phone }).from(users).where(eq(users.id, actor.id)),
    unseenDevices(db, actor.id),
  ]);
  if (!row) throw new AppError('unauthenticated');
  return { ...presentActor(actor), phone: row.phone, newDevices };
}
