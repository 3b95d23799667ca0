import type { Db } from '../../server/src/db/client.ts';
import { messages as messageRows } from '../../server/src/db/schema.ts';
import { keptOf } from '../../server/src/features/messages/service.ts';
import { messages } from '../content/index.ts';
import { minutesBefore } from '../moments.ts';
import type { UnitReference } from '../types.ts';

type Find = (reference: UnitReference) => { projectId: number; unitId: number };

/** As rows, not through the public call: these have a past, and some were read long ago. */
export async function fillMessages(db: Db, find: Find, now: Date): Promise<void> {
  const rows = messages.map(({ language: _, about, minutesAgo, read, ...words }) => ({
    ...words,
    ...keptOf(words),
    ...(about && find(about)),
    isRead: read,
    createdAt: minutesBefore(now, minutesAgo),
    readAt: read ? minutesBefore(now, minutesAgo / 2) : null,
  }));
  await db.insert(messageRows).values(rows);
}
