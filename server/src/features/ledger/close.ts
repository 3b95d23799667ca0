import type { MonthReportRow } from '@diyar/contract/month-report';
import { addDays } from '@diyar/contract/rules/company-hours';
import { movementsOf } from '@diyar/contract/rules/counting';
import { monthRows, type ReportedEntry } from '@diyar/contract/rules/month-report';
import { aliasedTable, and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  cheques,
  closedMonths,
  deals,
  dealUnits,
  entries,
  entryRates,
  monthReports,
  projects,
  units,
} from '../../db/schema.ts';
import { countingOf, endedRates, movesBetween, stepsOfCheque } from './counting.ts';
import { lastDayOf, lockMonths } from './days.ts';
import { companyOnPaper } from './papers.ts';
import { inTotals } from './totals.ts';

/** The building of the deal's first unit. */
const building = aliasedTable(projects, 'building');

/** What counts in the months after `closed` until `until`; of months that are closed, what counted when they were. */
async function readReported(tx: Tx, closed: string | null, until: string) {
  const rows = await tx
    .select({
      entry: entries,
      ofDeal: deals.currency,
      rate: entryRates,
      endedRates,
      cheque: cheques,
      steps: stepsOfCheque,
      building: { id: building.id, nameEn: building.nameEn, nameAr: building.nameAr },
    })
    .from(entries)
    .innerJoin(deals, eq(deals.id, entries.dealId))
    .leftJoin(cheques, eq(cheques.entryId, entries.id))
    .leftJoin(entryRates, and(eq(entryRates.entryId, entries.id), isNull(entryRates.voidedAt)))
    .leftJoin(dealUnits, and(eq(dealUnits.dealId, deals.id), eq(dealUnits.ordinal, 0)))
    .leftJoin(units, eq(units.id, dealUnits.unitId))
    .leftJoin(
      building,
      eq(
        building.id,
        sql`case when ${entries.closedMonth} is null then ${units.projectId} else ${entries.buildingId} end`,
      ),
    )
    .where(
      or(
        and(isNotNull(entries.closedMonth), movesBetween(tx, closed && addDays(closed, 1), until)),
        and(isNull(entries.closedMonth), isNull(entries.voidedAt), lte(entries.onDay, until), inTotals),
      ),
    )
    .orderBy(asc(entries.id));
  return rows.map(({ building, ofDeal, ...row }) => {
    const { kind, reason, method } = row.entry;
    const of: ReportedEntry = { ...countingOf(row), kind, reason, method, ofDeal, building };
    return { entry: row.entry, of };
  });
}

/** The entries that count in a closed month for the first time: from now on they stay there, in their building. */
async function stamp(
  tx: Tx,
  rows: Awaited<ReturnType<typeof readReported>>,
  closed: string | null,
  until: string,
): Promise<void> {
  const byMonth = new Map<string, Map<number | null, number[]>>();
  for (const { entry, of } of rows) {
    if (entry.closedMonth !== null) continue;
    const first = movementsOf(of, of.ofDeal).find(({ on }) => on <= until);
    if (!first) continue;
    // whatever began to count late has told so; should anything have missed it, it does not change a closed month
    if (closed !== null && first.on <= closed) {
      of.countsFrom = addDays(closed, 1);
      await tx.update(entries).set({ countsFrom: of.countsFrom }).where(eq(entries.id, entry.id));
    }
    const month = `${(closed !== null && first.on <= closed ? addDays(closed, 1) : first.on).slice(0, 7)}-01`;
    const buildings = byMonth.get(month) ?? new Map<number | null, number[]>();
    byMonth.set(month, buildings);
    const id = of.building?.id ?? null;
    buildings.set(id, [...(buildings.get(id) ?? []), entry.id]);
    entry.closedMonth = month;
  }
  for (const [closedMonth, buildings] of byMonth)
    for (const [buildingId, ids] of buildings)
      for (let i = 0; i < ids.length; i += 5_000)
        await tx
          .update(entries)
          .set({ closedMonth, buildingId })
          .where(inArray(entries.id, ids.slice(i, i + 5_000)));
}

/** The rows of a month that is closed, counted anew. */
export async function countMonth(tx: Tx, month: string): Promise<MonthReportRow[]> {
  const rows = await readReported(tx, addDays(`${month}-01`, -1), lastDayOf(month));
  return monthRows(
    rows.flatMap(({ entry, of }) => (entry.closedMonth === null ? [] : [of])),
    month,
  );
}

/**
 * Everything after `closed` until the end of the month counts there for ever, and the report of each month is stored.
 * Nobody else writes entries meanwhile.
 */
export async function reportMonths(
  tx: Tx,
  actor: Actor | null,
  month: string,
  closed: string | null,
  isLater = false,
): Promise<void> {
  const until = lastDayOf(month);
  const rows = await readReported(tx, closed, until);
  await stamp(tx, rows, closed, until);
  const counted = rows.flatMap(({ entry, of }) => (entry.closedMonth === null ? [] : [of]));
  const months = new Set([month]);
  for (const of of counted)
    for (const { on } of movementsOf(of, of.ofDeal))
      if (on <= until && (closed === null || on > closed)) months.add(on.slice(0, 7));
  const company = await companyOnPaper(tx);
  for (const one of [...months].sort())
    await tx
      .insert(monthReports)
      .values({
        month: `${one}-01`,
        data: { company, rows: monthRows(counted, one) },
        isLater,
        createdBy: actor?.id ?? null,
      })
      .onConflictDoNothing();
}

/** Months that an earlier version closed have no report yet: they get one as things stand. */
export const reportEarlierMonths = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMonths(tx, 'closing');
    const [last] = await tx
      .select({ month: closedMonths.month, report: monthReports.month })
      .from(closedMonths)
      .leftJoin(monthReports, eq(monthReports.month, closedMonths.month))
      .orderBy(desc(closedMonths.month))
      .limit(1);
    if (!last || last.report !== null) return;
    await reportMonths(tx, null, last.month.slice(0, 7), null, true);
  });
