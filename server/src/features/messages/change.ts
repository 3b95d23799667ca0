import type { Message } from '@diyar/contract/messages';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { inTrash } from '../../db/in-trash.ts';
import { changes, messages } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { ofTheirs } from '../building-access/index.ts';
import { audit } from '../changes/index.ts';
import { leadFollowsMessage } from '../lead-stages/index.ts';
import { live } from './filters.ts';
import { readMessages } from './read.ts';

async function held(tx: Tx, actor: Actor, id: number) {
  const [row] = await tx
    .select({ isRead: messages.isRead, senderName: messages.senderName, leadId: messages.leadId })
    .from(messages)
    .where(and(eq(messages.id, id), live, ofTheirs(actor, messages.projectId)))
    .for('update');
  if (!row) throw new AppError('notFound');
  return row;
}

/** Marking what is marked already changes nothing and is told to nobody. */
export const markRead = (db: Db, actor: Actor, id: number, isRead: boolean): Promise<Message> =>
  db.transaction(async (tx) => {
    const { isRead: before, senderName } = await held(tx, actor, id);
    if (before !== isRead) {
      const mark = isRead ? { readAt: new Date(), readBy: actor.id } : { readAt: null, readBy: null };
      await tx
        .update(messages)
        .set({ isRead, ...mark })
        .where(eq(messages.id, id));
      await audit(tx, actor, isRead ? 'messages.read' : 'messages.unread', {
        entity: 'message',
        id,
        details: { senderName },
      });
    }
    const [message] = await readMessages(tx, eq(messages.id, id), { limit: 1, countEarlier: !actor.isBound });
    if (!message) throw new AppError('notFound');
    return message;
  });

/** Into the trash. */
export const deleteMessage = (db: Db, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { senderName, leadId } = await held(tx, actor, id);
    await tx.update(messages).set({ deletedAt: new Date() }).where(eq(messages.id, id));
    await leadFollowsMessage(tx, leadId, true);
    await audit(tx, actor, 'messages.delete', { entity: 'message', id, details: { senderName } });
  });

/** Who deleted it last. */
const deletedBy = sql`(select ${changes.actorId} from ${changes} where ${changes.entity} = 'message'
  and ${changes.entityId} = ${messages.id} and ${changes.action} = 'messages.delete' order by ${changes.id} desc limit 1)`;

/** The undo of a deletion, for who deleted it. Messages that others deleted are for those who see the trash. */
export async function takeBackMessage(db: Db, actor: Actor, id: number): Promise<void> {
  if (!mayEnter(actor, 'wholeTrash')) {
    const [own] = await db
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.id, id), eq(deletedBy, actor.id)));
    if (!own) throw new AppError('notFound');
  }
  await restoreMessage(db, actor, id);
}

/** Out of the trash, read or unread as it was. */
export const restoreMessage = (db: Db, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .update(messages)
      .set({ deletedAt: null })
      .where(and(eq(messages.id, id), inTrash(messages.deletedAt)))
      .returning({ senderName: messages.senderName, leadId: messages.leadId });
    if (!row) throw new AppError('notFound');
    const { senderName, leadId } = row;
    await leadFollowsMessage(tx, leadId, false);
    await audit(tx, actor, 'messages.restore', { entity: 'message', id, details: { senderName } });
  });
