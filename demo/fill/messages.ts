import type { UnitId } from '@diyar/contract/rules/ids';
import { channelOf } from '@diyar/contract/rules/lead-channel';
import { phoneKey } from '@diyar/contract/rules/phone';
import type { Db, Tx } from '../../server/src/db/client.ts';
import { messages as messageRows } from '../../server/src/db/schema.ts';
import { eq } from '../../server/src/db/sql.ts';
import { openLead } from '../../server/src/features/lead-stages/index.ts';
import { derivedColumns } from '../../server/src/features/messages/index.ts';
import { personOf } from '../../server/src/features/who-is-who/index.ts';
import { messages, sources } from '../content/index.ts';
import { minutesBefore } from '../moments.ts';
import type { DemoMessage, UnitReference } from '../types.ts';

type Find = (reference: UnitReference) => { projectId: number; unitId: UnitId };

const NOTHING = { projectId: null, unitId: null };

async function fillMessage(tx: Tx, message: DemoMessage, find: Find, now: Date, utmSource: string) {
  const { language: _, about, minutesAgo, read, ...words } = message;
  const { senderName: name, phone, email } = words;
  const [at, readAt] = [minutesBefore(now, minutesAgo), read ? minutesBefore(now, minutesAgo / 2) : null];
  const origin = {
    utmSource,
    utmMedium: '',
    utmCampaign: '',
    utmTerm: '',
    utmContent: '',
    referrer: '',
    landing: '/',
  };
  const subject = about ? find(about) : NOTHING;
  const personId = phoneKey(phone) === null ? null : await personOf(tx, { name, phone });
  const [row] = await tx
    .insert(messageRows)
    .values({
      ...words,
      ...derivedColumns(words),
      ...subject,
      personId,
      origin,
      channel: channelOf(origin),
      isRead: read,
      createdAt: at,
      readAt,
    })
    .returning({ id: messageRows.id });
  if (!row || personId === null) return;
  const lead = await openLead(tx, null, {
    personId,
    name,
    phone,
    email,
    origin,
    ...subject,
    at,
    isMessage: true,
  });
  await tx.update(messageRows).set({ leadId: lead.id }).where(eq(messageRows.id, row.id));
}

/** Inserted as rows, because the public call cannot set dates or read marks; the oldest first, as they came. */
export const fillMessages = (db: Db, find: Find, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    for (const [i, message] of messages.toReversed().entries())
      await fillMessage(tx, message, find, now, sources[i % sources.length] ?? '');
  });
