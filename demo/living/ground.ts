import type { ApartmentNo } from '@diyar/contract/rules/ids';
import type { Role } from '@diyar/contract/rules/roles';
import type { Tx } from '../../server/src/db/client.ts';
import {
  cheques,
  deals,
  dealUnits,
  messages,
  persons,
  planTemplates,
  projects,
  units,
  users,
  viewings,
} from '../../server/src/db/schema.ts';
import { and, asc, eq, isNull, sql } from '../../server/src/db/sql.ts';
import { companyOnPaper } from '../../server/src/features/ledger/index.ts';
import type { Upload } from '../fill/media.ts';
import { type MediaFile, media, mediaFiles } from '../media.ts';
import { addMonths, dayOf } from './calendar.ts';
import type { Ground, Home, Place } from './world.ts';

/** Tables whose rows are written with their ids. */
export const NUMBERED = {
  units: 'units',
  persons: 'persons',
  leads: 'leads',
  leadEntries: 'lead_entries',
  viewings: 'viewings',
  deals: 'deals',
  entries: 'entries',
  entryRates: 'entry_rates',
  chequeSteps: 'cheque_steps',
  depositLists: 'deposit_lists',
  stages: 'stages',
  planLines: 'plan_lines',
  quotes: 'quotes',
  messages: 'messages',
} as const;

/** Months for which somebody could reserve in a project whose sales are to open. */
const EARLY_MONTHS = 6;

async function placesOf(tx: Tx, today: string): Promise<Place[]> {
  const [rows, templates] = await Promise.all([
    tx.select().from(projects).where(isNull(projects.deletedAt)).orderBy(asc(projects.id)),
    tx.select().from(planTemplates).orderBy(asc(planTemplates.position), asc(planTemplates.id)),
  ]);
  return rows.map(({ id, slug, nameEn, nameAr, isLacasa, launchDate, handoverDate }) => {
    const isOnSale = launchDate !== null && launchDate <= today;
    return {
      ...{ id, slug, nameEn, nameAr, isLacasa, isOnSale },
      opensOn: isOnSale ? launchDate : addMonths(today, -EARLY_MONTHS),
      handoverOn: handoverDate,
      templates: templates.filter(({ projectId }) => projectId === id),
    };
  });
}

async function homesOf(tx: Tx, places: readonly Place[], today: string): Promise<Home[]> {
  const rows = await tx
    .select({ unit: units, since: deals.createdAt })
    .from(units)
    .leftJoin(dealUnits, and(eq(dealUnits.unitId, units.id), dealUnits.open))
    .leftJoin(deals, eq(deals.id, dealUnits.dealId))
    .where(isNull(units.deletedAt))
    .orderBy(asc(units.id));
  return rows.flatMap(({ unit, since }): Home[] => {
    const place = places.find(({ id }) => id === unit.projectId);
    if (!place) return [];
    const from = since && dayOf(since);
    return [
      {
        ...{
          id: unit.id,
          place,
          no: unit.apartmentNo as ApartmentNo,
          number: unit.unitNumber,
          kind: unit.kind,
        },
        ...{ labelEn: unit.labelEn, labelAr: unit.labelAr, price: unit.price, pricedOn: from ?? today },
        currency: unit.currency ?? (place.slug === 'city-gate-offices' ? 'JOD' : 'USD'),
        isOnMarket: !unit.isWithdrawn,
        taken: from ? [{ from, to: null }] : [],
      },
    ];
  });
}

async function staffOf(tx: Tx): Promise<Ground['staff']> {
  const rows = await tx.select().from(users).where(isNull(users.deletedAt));
  const of = (role: Role) => {
    const found = rows.find((user) => user.role === role);
    if (!found) throw new Error(`the demo has no ${role}`);
    return { id: found.id, username: found.username, fullName: found.fullName };
  };
  return {
    ...{ superadmin: of('SUPERADMIN'), admin: of('ADMIN'), lacasa: of('LACASA') },
    ...{ sales: of('SALES'), accountant: of('ACCOUNTANT') },
  };
}

const lastOf = async (tx: Tx, sequence: string): Promise<number> => {
  const { rows } = await tx.execute<{ last: number }>(
    sql`select (last_value - case when is_called then 0 else 1 end)::int as last from ${sql.identifier(sequence)}`,
  );
  return rows[0]?.last ?? 0;
};

async function lastIdsOf(tx: Tx): Promise<Record<string, number>> {
  const last: Record<string, number> = {};
  for (const [name, table] of Object.entries(NUMBERED)) {
    const { rows } = await tx.execute<{ last: number }>(
      sql`select coalesce(max(id), 0)::int as last from ${sql.identifier(table)}`,
    );
    last[name] = rows[0]?.last ?? 0;
  }
  return last;
}

/** The pictures of the units. Outside of a transaction: an embedded database has one connection. */
export async function filesOf(upload: Upload): Promise<Map<MediaFile, number>> {
  const shown = mediaFiles.filter((file) => ['interior', 'project', 'layout'].includes(media[file].kind));
  return new Map(await Promise.all(shown.map(async (file) => [file, (await upload(file)).id] as const)));
}

/** What the small demo has left, which the living one goes on from. */
export async function readGround(tx: Tx, files: Ground['files'], now: Date): Promise<Ground> {
  const today = dayOf(now);
  const places = await placesOf(tx, today);
  const positions = await tx
    .select({ id: units.projectId, last: sql<number>`max(${units.position})::int` })
    .from(units)
    .groupBy(units.projectId);
  const known = await tx.select({ keys: persons.phoneKeys }).from(persons);
  const senders = await tx.select({ key: messages.phoneKey }).from(messages);
  const shown = await tx.select({ staffId: viewings.staffId, startsAt: viewings.startsAt }).from(viewings);
  return {
    places,
    homes: await homesOf(tx, places, today),
    staff: await staffOf(tx),
    phoneKeys: [...known.flatMap(({ keys }) => keys ?? []), ...senders.flatMap(({ key }) => key ?? [])],
    chequeNumbers: (await tx.select({ number: cheques.number }).from(cheques)).map(({ number }) => number),
    viewingDays: shown.map(({ staffId, startsAt }) => `${staffId} ${dayOf(startsAt)}`),
    company: await companyOnPaper(tx),
    files,
    lastIds: await lastIdsOf(tx),
    lastNumbers: {
      apartment: await lastOf(tx, 'units_apartment_no'),
      outside: await lastOf(tx, 'units_outside_no'),
      reservation: await lastOf(tx, 'deals_reservation_no'),
      sold: await lastOf(tx, 'deals_sold_no'),
    },
    lastPositions: new Map(positions.map(({ id, last }) => [id, last])),
  };
}
