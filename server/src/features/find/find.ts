import { FOUND_KINDS, FOUND_SHOWN, type Found, type FoundKind, type FoundList } from '@diyar/contract/find';
import { type Area, mayEnter } from '@diyar/contract/rules/roles';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { type PreparedSearch, prepareSearch } from '../../db/search.ts';
import { findMessages, findPeople, findProjects, findUnits, findUsers } from './records.ts';
import { findCheques, findDeals, findLeads, findPapers } from './sales.ts';

/** Newest first, at most `limit`. */
export type Finder = (db: Db, actor: Actor, search: PreparedSearch, limit: number) => Promise<Found[]>;

/** Who may see what: the area of its list, which narrows LACASA to its buildings as its list does. */
const FINDERS: Record<FoundKind, { area: Area; find: Finder }> = {
  person: { area: 'persons', find: findPeople },
  unit: { area: 'buildings', find: findUnits },
  deal: { area: 'buildings', find: findDeals },
  cheque: { area: 'money', find: findCheques },
  paper: { area: 'money', find: findPapers },
  lead: { area: 'leads', find: findLeads },
  message: { area: 'messages', find: findMessages },
  project: { area: 'buildings', find: findProjects },
  user: { area: 'users', find: findUsers },
};

/** Looks into everything at once. A kind without a hit is left out. */
export async function findAnything(db: Db, actor: Actor, q: string): Promise<FoundList> {
  if (q === '') return { groups: [] };
  // while somebody types, two letters would read every message there is
  const search = prepareSearch(db, q, { shortWordsBegin: true });
  const groups = await Promise.all(
    FOUND_KINDS.filter((kind) => mayEnter(actor, FINDERS[kind].area)).map(async (kind) => {
      const found = await FINDERS[kind].find(db, actor, search, FOUND_SHOWN + 1);
      return { kind, items: found.slice(0, FOUND_SHOWN), more: found.length > FOUND_SHOWN };
    }),
  );
  return { groups: groups.filter(({ items }) => items.length > 0) };
}
