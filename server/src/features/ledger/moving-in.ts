import { mayEnter } from '@diyar/contract/rules/roles';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { company } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

/** Until a SUPERADMIN ends moving in, what was paid by the earlier books comes in. */
export async function isMovingIn(db: Db | Tx): Promise<boolean> {
  const [row] = await db.select({ movedInAt: company.movedInAt }).from(company);
  return row?.movedInAt === null;
}

/** Whoever writes an opening: by hand or by an import. */
export async function requireMovingIn(tx: Tx, actor: Actor | null): Promise<void> {
  if (actor !== null && !mayEnter(actor, 'movingIn')) throw new AppError('forbidden');
  const [row] = await tx.select({ movedInAt: company.movedInAt }).from(company).for('share');
  if (row?.movedInAt) throw new AppError('movedIn');
}
