import type { Tx } from '../../server/src/db/client.ts';
import { changes, cheques, deals, entries, papers, projects, viewings } from '../../server/src/db/schema.ts';
import { asc, eq, sql } from '../../server/src/db/sql.ts';
import { addMonths, dayOf, daysBetween, monthOf, openDay } from './calendar.ts';
import type { Told } from './journal.ts';
import type { Issued } from './world.ts';

/** The month in which the days of the projects were chosen. */
const WRITTEN = '2026-11';

/** The projects' days move along with the months, so that what is finished and what is to come stays so. */
export async function moveProjects(tx: Tx, today: string): Promise<void> {
  const [year = 0, month = 0] = monthOf(today).split('-').map(Number);
  const [writtenYear = 0, writtenMonth = 0] = WRITTEN.split('-').map(Number);
  const months = (year - writtenYear) * 12 + month - writtenMonth;
  if (months === 0) return;
  const moved = (day: string | null) => day && addMonths(day, months);
  for (const { id, launchDate, handoverDate } of await tx.select().from(projects))
    await tx
      .update(projects)
      .set({ launchDate: moved(launchDate), handoverDate: moved(handoverDate) })
      .where(eq(projects.id, id));
}

/** Nobody shows homes while the company is closed: such viewings are on the next open day. */
export async function moveViewings(tx: Tx): Promise<void> {
  for (const { id, startsAt } of await tx.select().from(viewings)) {
    const day = dayOf(startsAt);
    const days = daysBetween(day, openDay(day));
    if (days > 0)
      await tx
        .update(viewings)
        .set({
          startsAt: sql`${viewings.startsAt} + make_interval(days => ${days}::int)`,
          endsAt: sql`${viewings.endsAt} + make_interval(days => ${days}::int)`,
        })
        .where(eq(viewings.id, id));
  }
}

/** Noon of a day, about. */
const noon = (day: string, minutes = 0) => new Date(Date.parse(`${day}T10:00:00Z`) + minutes * 60_000);

/** The small demo writes everything at once; here each thing was written on its day. */
export async function redateRows(tx: Tx, begin: string): Promise<void> {
  await tx.execute(
    sql`update entries set created_at = (on_day::timestamp + interval '10 hours') at time zone 'UTC'`,
  );
  await tx.execute(
    sql`update cheque_steps set created_at = (on_day::timestamp + interval '11 hours') at time zone 'UTC'`,
  );
  await tx.execute(sql`update users set created_at = ${noon(begin).toISOString()}::timestamptz`);
  await tx.execute(sql`update projects set created_at = created_at - interval '2 years'`);
  await tx.execute(sql`update persons set created_at = least(persons.created_at, earliest.moment) from (
    select person_id, min(created_at) as moment from (
      select person_id, created_at from deals union all select person_id, created_at from messages
    ) known group by person_id) earliest where earliest.person_id = persons.id`);
}

/** Receipts of the small demo, to be numbered among all others. */
export async function takePapers(tx: Tx): Promise<Issued[]> {
  const rows = await tx
    .select({ paper: papers, at: entries.createdAt })
    .from(papers)
    .innerJoin(entries, eq(entries.id, papers.entryId))
    .orderBy(asc(papers.id));
  await tx.delete(papers);
  return rows.map(({ paper: { kind, entryId, data }, at }) => ({ at, kind, entryId, data }));
}

type Row = typeof changes.$inferSelect;

/** When a write of the small demo was, by what it says of its deal. */
function momentOf(
  rows: readonly Row[],
  made: ReadonlyMap<number, Date>,
  chequeDays: ReadonlyMap<string, { given: string; moved: string }>,
  begin: string,
): Date | null {
  const told = (field: string) => String(rows.find((row) => row.field === field)?.new ?? '');
  const ofDeal = rows.find(({ entity }) => entity === 'deal');
  const cheque = chequeDays.get(told('chequeNumber'));
  switch (ofDeal?.action) {
    case 'reserved':
    case 'sold':
      return made.get(ofDeal.entityId ?? 0) ?? null;
    case 'entryAdded':
      return noon(told('paidOn'));
    case 'chequesAdded':
      return cheque ? noon(cheque.given, 5) : null;
    case 'chequeMoved':
      return cheque ? noon(cheque.moved, 60) : null;
    case undefined:
      return noon(begin, -30);
    default:
      return null;
  }
}

/** The history of the small demo with the moments that it tells of. */
export async function takeChanges(tx: Tx, begin: string): Promise<Told[]> {
  const rows = await tx.select().from(changes).orderBy(asc(changes.id));
  const made = new Map(
    (await tx.select({ id: deals.id, at: deals.createdAt }).from(deals)).map(({ id, at }) => [
      id as number,
      at,
    ]),
  );
  const handed = await tx
    .select({ number: cheques.number, given: entries.onDay, moved: cheques.stateOn })
    .from(cheques)
    .innerJoin(entries, eq(entries.id, cheques.entryId));
  const chequeDays = new Map(handed.map(({ number, ...days }) => [number, days]));
  await tx.delete(changes);
  return [...Map.groupBy(rows, ({ batch }) => batch).values()].flatMap((batch) => {
    const at = momentOf(batch, made, chequeDays, begin);
    return batch.map(({ id: _, ...row }) => ({ ...row, at: at ?? row.at }));
  });
}
