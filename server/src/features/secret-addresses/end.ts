import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { previews, quotes, secretAddresses } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import { endBuyerAddress } from './ended.ts';
import { type AddressRow, makeAddress } from './service.ts';

/** 0.2.0, which may run beside this version, finds quotes by the plain text. */
export async function renewQuoteAddress(tx: Tx, quoteId: number, maker: Pick<Actor, 'id'>): Promise<void> {
  const token = await makeAddress(tx, { quoteId }, maker);
  await tx.update(quotes).set({ token }).where(eq(quotes.id, quoteId));
}

/** What the log calls it, and how it ends. A quote and a viewing get another address, which staff can copy. */
async function endOne(tx: Tx, actor: Actor, row: AddressRow): Promise<{ entity: string; id: number }> {
  if (row.quoteId !== null) {
    await renewQuoteAddress(tx, row.quoteId, actor);
    return { entity: 'quote', id: row.quoteId };
  }
  if (row.viewingId !== null) {
    await makeAddress(tx, { viewingId: row.viewingId }, actor);
    return { entity: 'viewing', id: row.viewingId };
  }
  if (row.visitId !== null) {
    await makeAddress(tx, { visitId: row.visitId }, actor);
    return { entity: 'viewing', id: row.visitId };
  }
  if (row.previewId !== null) {
    const [preview] = await tx
      .update(previews)
      .set({ withdrawnAt: sql`now()` })
      .where(eq(previews.id, row.previewId))
      .returning({ projectId: previews.projectId });
    return { entity: 'project', id: preview?.projectId ?? 0 };
  }
  if (row.dealId !== null) {
    await endBuyerAddress(tx, row.dealId, 'withdrawn');
    return { entity: 'deal', id: row.dealId };
  }
  await tx.delete(secretAddresses).where(eq(secretAddresses.id, row.id));
  return { entity: 'user', id: row.userId ?? 0 };
}

/** At once, whoever made it. */
export const endAddress = (db: Db, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(secretAddresses).where(eq(secretAddresses.id, id)).for('update');
    if (!row) throw new AppError('notFound');
    const { entity, id: subjectId } = await endOne(tx, actor, row);
    await audit(tx, actor, 'addresses.end', {
      entity,
      ...(subjectId > 0 && { id: subjectId }),
      details: { kind: row.kind },
    });
  });
