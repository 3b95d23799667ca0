import type { TimelineEntry } from '@diyar/contract/person-timeline';
import type { Db } from '../../../db/client.ts';
import { sayContracts, sayDeals, sayDue, sayMoney, saySteps } from './say-deals.ts';
import { sayLeads, sayMessages, sayQuotes, saySaid, sayViewings } from './say-talk.ts';
import type { Source } from './sources.ts';

export type Found = { source: Source; id: number; at: string };

/** What an entry says, by its id in its source. */
export type Said = Map<number, Unplaced>;
type Unplaced = TimelineEntry extends infer Entry
  ? Entry extends unknown
    ? Omit<Entry, 'at'>
    : never
  : never;

const SAY: Record<Source, (db: Db, ids: number[], late: ReadonlyMap<number, number>) => Promise<Said>> = {
  message: sayMessages,
  lead: sayLeads,
  entry: saySaid,
  viewing: sayViewings,
  quote: sayQuotes,
  step: saySteps,
  deal: sayDeals,
  due: sayDue,
  money: sayMoney,
  contract: sayContracts,
};

/** The entries of a page, in its order; each source is asked once. */
export async function sayEntries(
  db: Db,
  found: readonly Found[],
  late: ReadonlyMap<number, number>,
): Promise<TimelineEntry[]> {
  const bySource = Map.groupBy(found, ({ source }) => source);
  const said = new Map(
    await Promise.all(
      [...bySource].map(
        async ([source, rows]) =>
          [
            source,
            await SAY[source](
              db,
              rows.map(({ id }) => id),
              late,
            ),
          ] as const,
      ),
    ),
  );
  return found.flatMap(({ source, id, at }) => {
    const entry = said.get(source)?.get(id);
    return entry ? [{ ...entry, at } as TimelineEntry] : [];
  });
}
