import type { Account, OwnPasswordInput } from '@diyar/contract/account';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type Claims, checkOwnPassword, presentActor } from '../auth/index.ts';
import { refuseWeakPassword } from '../passwords/index.ts';
import { type Caller, openSession } from '../sessions/index.ts';
import { unseenDevices } from '../sign-ins/index.ts';
import { setOwnPassword } from '../users/index.ts';

export async function readAccount(
  db: Db,
  actor: Actor,
  { passwords }: Pick<Config, 'passwords'>,
): Promise<Account> {
  const [[row], newDevices] = await Promise.all([
    db
      .select({ phone: users.phone, passwordChangedAt: users.passwordChangedAt })
      .from(users)
      .where(eq(users.id, actor.id)),
    unseenDevices(db, actor.id),
  ]);
  if (!row) throw new AppError('unauthenticated');
  return {
    ...presentActor(actor),
    phone: row.phone,
    passwordChangedAt: row.passwordChangedAt?.toISOString() ?? null,
    passwordMin: passwords.min,
    newDevices,
  };
}

/** Ends every session, and opens one for whoever has just shown both passwords. */
export async function changeOwnPassword(
  db: Db,
  actor: Actor,
  { current, password }: OwnPasswordInput,
  caller: Caller,
  config: Config,
): Promise<Claims> {
  if (!(await checkOwnPassword(db, actor, current)))
    throw new AppError('invalid', { issues: [{ path: ['current'], message: 'passwordWrong' }] });
  await refuseWeakPassword(password, actor.username, config.passwords);
  const tokenVersion = await setOwnPassword(db, actor, password);
  return { sub: String(actor.id), ver: tokenVersion, sid: await openSession(db, actor.id, caller, config) };
}
