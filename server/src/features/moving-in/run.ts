import type { RunningImport } from '@diyar/contract/moving-in';
import { instantAt } from '@diyar/contract/rules/company-hours';
import type { DealId, UnitId } from '@diyar/contract/rules/ids';
import type { RunningKind } from '@diyar/contract/rules/running-sheets';
import { eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deals, entries, runningImports } from '../../db/schema.ts';
import type { BroughtIn } from '../../db/tables/moving-in.ts';
import { AppError } from '../../errors.ts';
import { audit, recordChanges } from '../changes/index.ts';
import {
  changeOffer,
  insertDeal,
  lockUnits,
  nextReservationNo,
  nextSoldNo,
  raiseVersions,
  refuseTaken,
} from '../deals/index.ts';
import { bringInCheques, bringInLedger, type RunningCheque, requireMovingIn } from '../ledger/index.ts';
import type { CheckedRow } from './check.ts';
import { leadVersions, writeLeads, writePersons } from './run-people.ts';
import { checkImport, findImport, type ImportRecord, present } from './store.ts';

/** Of the file and its row, for the history and the entries. */
const originOf = ({ name }: ImportRecord, { reading }: CheckedRow) => `${name}, ${reading.row}`;

const chequesOf = (record: ImportRecord, rows: readonly CheckedRow[]): RunningCheque[] =>
  rows
    .filter(({ outcome }) => outcome === 'new')
    .map((row) => {
      const { values } = row.reading;
      if (!values.currency || values.state === 'cleared') throw new Error('a refused row was written');
      return {
        ...{ bank: values.bank ?? '', number: values.number ?? '', dueOn: values.dueOn ?? record.onDay },
        ...{ drawer: values.drawer ?? '', amount: values.amount ?? 0, currency: values.currency },
        ...{ state: values.state ?? 'drawer', note: originOf(record, row) },
      };
    });

/** One deal with its person, its claims and its ledger; its units are locked. */
async function writeDeal(tx: Tx, actor: Actor, record: ImportRecord, row: CheckedRow) {
  const { values } = row.reading;
  const { buyer: name = '', phone = '', stage = 'reserved', currency, day } = values;
  if (!currency) throw new Error('a refused row was written');
  const onDay = day ?? record.onDay;
  const title = [row.building?.nameAr || row.building?.nameEn, row.units[0]?.label].filter(Boolean).join(' ');
  const deal = await insertDeal(tx, {
    ...{ stage, name, phone, onDay, createdBy: actor.id, createdAt: new Date() },
    notes: values.note ?? '',
    unitIds: row.units.map(({ id }) => id),
    ...(stage === 'sold'
      ? {
          soldNo: nextSoldNo,
          soldAt: instantAt(onDay, '12:00'),
          title,
        }
      : { reservationNo: nextReservationNo }),
  });
  await bringInLedger(tx, actor, deal.id, {
    ...{ on: record.onDay, currency, price: values.price ?? 0, discount: values.discount ?? 0 },
    ...{ paid: values.paid ?? 0, plan: row.plan, cheques: chequesOf(record, row.cheques) },
    note: originOf(record, row),
  });
  await recordChanges(tx, actor, {
    ...{ entity: 'deal', id: deal.id, action: stage, before: null },
    after: {
      ...{ stage, name, phone, units: row.units.map(({ label }) => label).join(', ') },
      note: originOf(record, row),
    },
  });
  await raiseVersions(tx, deal.id);
  return deal;
}

/** Cheques of deals that are there already. */
async function writeFurther(tx: Tx, actor: Actor, record: ImportRecord, rows: readonly CheckedRow[]) {
  const further: BroughtIn['further'] = [];
  const ofDeal = Map.groupBy(
    rows.filter(({ reading, outcome, dealId }) => reading.kind === 'cheques' && outcome === 'new' && dealId),
    ({ dealId }) => dealId as DealId,
  );
  for (const [dealId, list] of ofDeal) {
    const last = await lastEntry(tx, dealId);
    await bringInCheques(tx, actor, dealId, record.onDay, chequesOf(record, list));
    await raiseVersions(tx, dealId);
    const written = await tx.select({ id: entries.id }).from(entries).where(eq(entries.dealId, dealId));
    const entryIds = written.map(({ id }) => id).filter((id) => id > last);
    further.push({ dealId, version: 0, entryIds });
  }
  return further;
}

async function lastEntry(tx: Tx, dealId: DealId): Promise<number> {
  const rows = await tx.select({ id: entries.id }).from(entries).where(eq(entries.dealId, dealId));
  return Math.max(0, ...rows.map(({ id }) => id));
}

async function versionsOf(tx: Tx, ids: readonly DealId[]): Promise<Map<DealId, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: deals.id, version: deals.version })
    .from(deals)
    .where(inArray(deals.id, [...ids]));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** All rows that are not refused, or nothing; only while they do what somebody has seen, and every difference has a name. */
export const runImport = (db: Db, actor: Actor, id: string, digest: string): Promise<RunningImport> =>
  refuseTaken('unitTaken', () =>
    db.transaction(async (tx) => {
      await requireMovingIn(tx, actor);
      const record = await findImport(tx, id, { isLocked: true });
      if (record.ranAt) throw new AppError('conflict');
      const seen = await checkImport(tx, record);
      const unitIds = [...new Set(seen.rows.flatMap(({ units }) => units.map((unit) => unit.id)))];
      await lockUnits(tx, unitIds);
      // again, once nobody else changes them
      const { rows, books, context, digest: newest, isSettled } = await checkImport(tx, record);
      if (newest !== digest) throw new AppError('stale');
      if (!isSettled) throw new AppError('invalid', { issues: [{ path: ['books'], message: 'required' }] });
      const newOf = (kind: RunningKind) =>
        rows.filter(({ reading, outcome }) => reading.kind === kind && outcome === 'new');
      const listed = await writePersons(tx, id, newOf('persons'));
      const made = newOf('deals');
      const written = [];
      for (const row of made) written.push(await writeDeal(tx, actor, record, row));
      const further = await writeFurther(tx, actor, record, rows);
      const opened = await writeLeads(tx, actor, newOf('leads'), context);
      if (made.length + further.length + listed.length + opened.ids.length === 0)
        throw new AppError('importNothing');
      const claimed = made.flatMap(({ units }) => units.map((unit): UnitId => unit.id));
      await changeOffer(tx, claimed);
      const versions = await versionsOf(tx, [
        ...written.map((deal) => deal.id),
        ...further.map(({ dealId }) => dealId),
      ]);
      const broughtIn: BroughtIn = {
        deals: written.map((deal) => ({ id: deal.id, version: versions.get(deal.id) ?? 0 })),
        further: further.map((one) => ({ ...one, version: versions.get(one.dealId) ?? 0 })),
        cheques: newOf('cheques').length,
        refused: rows.filter(({ outcome }) => outcome === 'refused').length,
        books,
        openings: made.filter(({ reading }) => (reading.values.paid ?? 0) > 0).length,
        persons: [
          ...new Set([...written.flatMap(({ personId }) => personId ?? []), ...listed, ...opened.persons]),
        ],
        listed: listed.length,
        leads: await leadVersions(tx, opened.ids),
      };
      const [done] = await tx
        .update(runningImports)
        .set({ broughtIn, ranAt: new Date(), actorId: actor.id })
        .where(eq(runningImports.id, id))
        .returning();
      if (!done) throw new Error('update returned nothing');
      await audit(tx, actor, 'movingIn.run', {
        entity: 'movingIn',
        details: { file: record.name, count: made.length + listed.length + opened.ids.length },
      });
      return present(tx, done);
    }),
  );
