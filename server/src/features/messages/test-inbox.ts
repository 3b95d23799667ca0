import type { Db } from '../../db/client.ts';
import { messages } from '../../db/schema.ts';
import type { testApp } from '../../testing/test-app.ts';
import { derivedColumns } from './index.ts';

type Row = Partial<typeof messages.$inferInsert>;

/** Puts messages into the inbox as if they had been sent, each a minute after the one before. */
export function messageMaker(db: () => Db) {
  let clock = Date.parse('2026-05-01T08:00:00Z');
  return async (row: Row = {}): Promise<number> => {
    clock += 60_000;
    const words = { senderName: 'Sami', phone: '0599123456', body: 'Hello', ...row };
    const [made] = await db()
      .insert(messages)
      .values({ createdAt: new Date(clock), ...words, ...derivedColumns(words) })
      .returning();
    return made?.id ?? 0;
  };
}

/** The inbox as an ADMIN sees it: the whole answer, or its ids alone. */
export function inboxReader(app: () => Awaited<ReturnType<typeof testApp>>) {
  const list = async (query = '') => (await app().as('ADMIN').get(`/admin/messages?${query}`)).json();
  const ids = async (query = ''): Promise<number[]> =>
    (await list(query)).items.map((message: { id: number }) => message.id);
  return { list, ids };
}
