import { randomBytes } from 'node:crypto';
import { searchColumn } from '@diyar/contract/rules/fold-text';
import type { Db, Tx } from '../../server/src/db/client.ts';
import * as tables from '../../server/src/db/schema.ts';
import { eq, inArray, sql } from '../../server/src/db/sql.ts';
import { paperNumber, reportMonths } from '../../server/src/features/ledger/index.ts';
import { keepOwnerReport } from '../../server/src/features/money-desk/insights/owner-report.ts';
import { refreshFigures } from '../../server/src/features/projects/index.ts';
import { makeAddress } from '../../server/src/features/secret-addresses/index.ts';
import { livingPlans } from '../content/payment-plans.ts';
import type { Upload } from '../fill/media.ts';
import { actorOf } from './actor.ts';
import { dayOf, instantAt } from './calendar.ts';
import { filesOf, NUMBERED, readGround } from './ground.ts';
import { closings, makeWorld } from './make.ts';
import { counter } from './numbered.ts';
import { priceDays } from './prices.ts';
import { moveProjects, moveViewings, redateRows, takeChanges, takePapers } from './redate.ts';
import { placesBuilt } from './stages.ts';
import { closeTills } from './tills.ts';
import type { Rows, World } from './world.ts';

/** A statement has at most 65,535 parameters. */
const AT_ONCE = 1000;

async function insert(tx: Tx, table: Parameters<Tx['insert']>[0], rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await tx.insert(table).values(rows.slice(at, at + AT_ONCE) as never);
}

/** A secret address, which the start of the server hides as it does those of earlier versions. */
const addressed = <Row extends object>(row: Row) => ({
  ...row,
  token: randomBytes(24).toString('base64url'),
});

async function writeRows(tx: Tx, rows: Rows): Promise<void> {
  const written: [Parameters<Tx['insert']>[0], readonly object[]][] = [
    [tables.units, rows.units],
    [tables.unitMedia, rows.unitMedia],
    [tables.persons, rows.persons],
    [tables.distinctPersons, rows.distinctPersons],
    [tables.leads, rows.leads],
    [tables.leadEntries, rows.leadEntries],
    [tables.viewings, rows.viewings.map((row) => (row.status === 'planned' ? addressed(row) : row))],
    [tables.deals, rows.deals],
    [tables.dealUnits, rows.dealUnits],
    [tables.entries, rows.entries],
    [tables.entryRates, rows.entryRates],
    [tables.depositLists, rows.depositLists],
    [tables.cheques, rows.cheques],
    [tables.chequeSteps, rows.chequeSteps],
    [tables.stages, rows.stages],
    [tables.planLines, rows.planLines],
    [tables.quotes, rows.quotes.map(addressed)],
    [tables.quoteUnits, rows.quoteUnits],
    [tables.messages, rows.messages],
  ];
  for (const [table, list] of written) await insert(tx, table, list);
}

/** Projects that become buildings, with their lowest and highest floor. */
const FLOORS: Record<string, [from: number, to: number]> = {
  'al-bireh-heights': [-2, 9],
  'olive-terraces': [-1, 4],
  'jasmine-court': [-1, 2],
  'city-gate-offices': [-1, 6],
};

async function makeBuildings(tx: Tx, { ground }: World): Promise<void> {
  for (const { id, slug } of ground.places) {
    const floors = FLOORS[slug];
    if (!floors) continue;
    const [floorsFrom, floorsTo] = floors;
    await tx.update(tables.projects).set({ floorsFrom, floorsTo }).where(eq(tables.projects.id, id));
    // doors that are numbered on their floor stand by their number, others in its order
    await tx.execute(sql`update units set place = case when ${slug}::text in ('al-bireh-heights', 'city-gate-offices')
        then right(unit_number, 2)::int else placed.place end
      from (select id, row_number() over (partition by floor order by unit_number) as place
        from units where project_id = ${id}) placed
      where placed.id = units.id and floor >= 0 and unit_number ~ '[0-9]{2}$'`);
  }
}

/** Plans of the projects for which the small demo has none. */
async function addTemplates(tx: Tx): Promise<void> {
  const rows = await tx.select({ id: tables.projects.id, slug: tables.projects.slug }).from(tables.projects);
  for (const { id: projectId, slug } of rows)
    await insert(
      tx,
      tables.planTemplates,
      (livingPlans[slug] ?? []).map((template, position) => ({ projectId, position, ...template })),
    );
}

/** What units of the small demo cost when they were sold. */
async function keepPrices(
  tx: Tx,
  { ground }: World,
  before: ReadonlyMap<number, number | null>,
): Promise<void> {
  for (const { id, price } of ground.homes)
    if (price !== before.get(id)) await tx.update(tables.units).set({ price }).where(eq(tables.units.id, id));
}

/** Receipts and vouchers are numbered in the order in which they were issued, without gaps. */
async function writePapers(tx: Tx, { papers }: World): Promise<void> {
  const next = { receipt: counter(), voucher: counter() };
  const issued = papers.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.entryId - b.entryId);
  await insert(
    tx,
    tables.papers,
    issued.map(({ at, kind, entryId, data }) => {
      const { year, number } = next[kind](dayOf(at));
      const search = searchColumn(paperNumber(year, number), data.name, data.phone);
      return { kind, year, number, entryId, data, search, createdAt: at };
    }),
  );
}

/** The last number of each kind of paper, from which the product goes on. */
async function keepNumbers(tx: Tx): Promise<void> {
  await tx.delete(tables.paperNumbers);
  await tx.execute(sql`insert into paper_numbers (kind, year, last)
    select kind, year, max(number) from papers group by kind, year
    union all select 'depositList', year, max(number) from deposit_lists group by year
    union all select 'quote', year, max(number) from quotes group by year
    union all select 'till', year, max(number) from till_closings group by year`);
  for (const table of [...Object.values(NUMBERED), 'papers', 'till_closings', 'changes'])
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.identifier(table)}`,
    );
  await tx.execute(
    sql`select setval('deals_reservation_no', max(reservation_no)), setval('deals_sold_no', max(sold_no)) from deals`,
  );
  await tx.execute(
    sql`select setval('units_apartment_no', max(apartment_no)) from units where apartment_no < 1000001`,
  );
}

async function writeChanges(tx: Tx, { journal }: World, earlier: World['journal']['told']): Promise<void> {
  const told = [...earlier, ...journal.told].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await insert(
    tx,
    tables.changes,
    told.map((row, i) => ({ ...row, id: i + 1 })),
  );
}

/** Every month but the last three is closed, with its report; the last of them with the owner's. */
async function closeMonths(tx: Tx, world: World): Promise<void> {
  const months = closings(world);
  const { accountant } = world.staff;
  const [last] = months.slice(-1);
  if (!last) return;
  await insert(
    tx,
    tables.closedMonths,
    months.map(({ month, at }) => ({ month: `${month}-01`, closedBy: accountant.id, closedAt: at })),
  );
  const actor = await actorOf(tx, 'ACCOUNTANT');
  await reportMonths(tx, actor, last.month, null);
  await keepOwnerReport(tx, actor, last.month);
  // of a month in which nothing moved, the report says so
  const data = { company: world.ground.company, rows: [] };
  await tx
    .insert(tables.monthReports)
    .values(months.map(({ month }) => ({ month: `${month}-01`, data, createdBy: accountant.id })))
    .onConflictDoNothing();
  await tx.execute(
    sql`update month_reports set created_at = closed.created_at from closed_months closed where closed.month = month_reports.month`,
  );
}

/** One of so many sales has its page. */
const WITH_PAGE = 3;

/** Buyers who have the address of their page, and the progress of the buildings that they wait for. */
async function openPages(tx: Tx, world: World): Promise<void> {
  await tx
    .update(tables.projects)
    .set({ showsProgress: true })
    .where(inArray(tables.projects.id, placesBuilt(world)));
  const sold = world.rows.deals.filter(({ stage, phone }) => stage === 'sold' && phone);
  for (const { id } of sold.filter((_, i) => i % WITH_PAGE === 0))
    if (id) await makeAddress(tx, { dealId: id }, world.staff.sales);
}

/** Makes the small demo two years of a company: everything is written in one transaction. */
export async function fillLiving(db: Db, upload: Upload, now: Date): Promise<void> {
  const files = await filesOf(upload);
  await db.transaction(async (tx) => {
    const today = dayOf(now);
    await moveProjects(tx, today);
    await moveViewings(tx);
    await addTemplates(tx);
    const ground = await readGround(tx, files, now);
    const before = new Map(ground.homes.map(({ id, price }) => [id as number, price]));
    const world = makeWorld(ground, now);
    await redateRows(tx, world.begin);
    world.papers.push(...(await takePapers(tx)));
    const earlier = await takeChanges(tx, world.begin);
    await makeBuildings(tx, world);
    await keepPrices(tx, world, before);
    await writeRows(tx, world.rows);
    await writePapers(tx, world);
    await closeTills(tx, world);
    await writeChanges(tx, world, earlier);
    await closeMonths(tx, world);
    await openPages(tx, world);
    await keepNumbers(tx);
    for (const place of ground.places) {
      await refreshFigures(tx, place.id);
      const updatedAt = instantAt(priceDays(world, place).at(-1) ?? place.opensOn, '10:30');
      await tx.update(tables.projects).set({ updatedAt }).where(eq(tables.projects.id, place.id));
    }
  });
}
