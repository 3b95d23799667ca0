import type { Db } from '../../server/src/db/client.ts';
import { messages as messageRows } from '../../server/src/db/schema.ts';
import { derivedColumns } from '../../server/src/features/messages/index.ts';
import { messages } from '../content/index.ts';
import { minutesBefore } from '../moments.ts';
import type { UnitReference } from '../types.ts';

type Find = (reference: UnitReference) => { projectId: number; unitId: number };

/** Inserted as rows, because the public call cannot set dates or read marks. */
export async function fillMessages(db: Db, find: Find, now: Date): Promise<void> {
  const rows = messages.map(({ language: _, about, minutesAgo, read, ...words }) => ({
    ...words,
    ...derivedColumns(words),
    ...(about && find(about)),
    isRead: read,
    createdAt: minutesBefore(now, minutesAgo),
    readAt: read ? minutesBefore(now, minutesAgo / 2) : null,
  }));
  await db.insert(messageRows).values(rows);
}
