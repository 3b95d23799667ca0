import type { SignInList, SignInsQuery } from '@diyar/contract/sign-ins';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { withinDays } from '../../db/company-days.ts';
import { listPage } from '../../db/list-page.ts';
import { signIns } from '../../db/schema.ts';
import { typedIn } from '../../db/search.ts';

/** Newest first. */
export async function listSignIns(db: Db, query: SignInsQuery): Promise<SignInList> {
  const { q, outcome, from, to } = query;
  const where = and(
    typedIn(q, signIns.name, signIns.address, signIns.network, signIns.device),
    outcome && eq(signIns.outcome, outcome),
    withinDays(signIns.at, from, to),
  );
  const rows = db.select().from(signIns).where(where).orderBy(desc(signIns.at), desc(signIns.id));
  const list = await listPage(query, rows, db.$count(signIns, where));
  const items = list.items.map(({ at, address, network, seenAt: _, ...row }) => ({
    ...row,
    at: at.toISOString(),
    address: address ?? network,
  }));
  return { ...list, items };
}
