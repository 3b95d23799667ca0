import { clockText } from '@diyar/contract/rules/dates';
import type { LeadId, UnitId } from '@diyar/contract/rules/ids';
import { and, asc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { violatedConstraint } from '../../db/errors.ts';
import { leads, units, users, viewings } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { readWayMinutes } from '../company/index.ts';
import { staffName } from '../lead-stages/index.ts';

export interface Times {
  staffId: number;
  startsAt: Date;
  endsAt: Date;
}

const nameOfStaff = async (db: Db | Tx, staffId: number): Promise<string> => {
  const [staff] = await db.select({ name: staffName }).from(users).where(eq(users.id, staffId));
  return staff?.name ?? '';
};

const isOther = (ownId: number | null) => (ownId === null ? undefined : ne(viewings.id, ownId));

/** In the way of these hours: not the viewing itself. */
const overlapping = ({ startsAt, endsAt }: Pick<Times, 'startsAt' | 'endsAt'>, ownId: number | null) =>
  and(lt(viewings.startsAt, endsAt), gt(viewings.endsAt, startsAt), isOther(ownId));

/** What stands in the way, for the answer. The constraint has refused already; this only says why. */
async function busyWith(db: Db, times: Times, ownId: number | null): Promise<AppError> {
  const { staffId, endsAt } = times;
  const [other] = await db
    .select({ endsAt: viewings.endsAt })
    .from(viewings)
    .where(and(eq(viewings.staffId, staffId), ne(viewings.status, 'cancelled'), overlapping(times, ownId)))
    .orderBy(asc(viewings.endsAt))
    .limit(1);
  return new AppError('staffBusy', {
    params: { label: await nameOfStaff(db, staffId), until: clockText(other?.endsAt ?? endsAt) },
  });
}

/** Only the database can tell two viewings of one person at one time: two requests may check at once. */
export async function refuseBusy<T>(
  db: Db,
  times: () => Times,
  ownId: number | null,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'viewings_one_place') throw await busyWith(db, times(), ownId);
    throw error;
  }
}

/** Of two who plan it at once the second sees the first. */
const alone = (tx: Tx, what: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`viewings of ${what}`}))`);

/** Two visitors do not look at one unit at once, whoever shows it. */
async function requireFreeUnit(tx: Tx, unitId: UnitId, times: Times, ownId: number | null): Promise<void> {
  await alone(tx, `${unitId}`);
  const [other] = await tx
    .select({ endsAt: viewings.endsAt })
    .from(viewings)
    .where(
      and(
        eq(viewings.unitId, unitId),
        eq(viewings.status, 'planned'),
        // their own hour stands in the way already
        ne(viewings.staffId, times.staffId),
        overlapping(times, ownId),
      ),
    )
    .orderBy(asc(viewings.endsAt))
    .limit(1);
  if (other) throw new AppError('unitShown', { params: { until: clockText(other.endsAt) } });
}

/** What is shown where: the unit's project, else the one that the lead asks about. */
const projectShown = sql<number | null>`coalesce(${units.projectId}, ${leads.projectId})`;

/** Nobody is in one project at the end of an hour and in another at the beginning of the next. */
async function requireWay(
  tx: Tx,
  projectId: number | null,
  { staffId, startsAt, endsAt }: Times,
  ownId: number | null,
): Promise<void> {
  const minutes = await readWayMinutes(tx);
  if (projectId === null || minutes === 0) return;
  await alone(tx, `staff ${staffId}`);
  const far = (at: Date, sign: 1 | -1) => new Date(at.getTime() + sign * minutes * 60_000);
  const [other] = await tx
    .select({ startsAt: viewings.startsAt })
    .from(viewings)
    .innerJoin(leads, eq(leads.id, viewings.leadId))
    .leftJoin(units, eq(units.id, viewings.unitId))
    .where(
      and(
        eq(viewings.staffId, staffId),
        eq(viewings.status, 'planned'),
        sql`${projectShown} <> ${projectId}`,
        overlapping({ startsAt: far(startsAt, -1), endsAt: far(endsAt, 1) }, ownId),
        // the same hour is refused by the constraint
        sql`not (${viewings.startsAt} < ${endsAt.toISOString()}::timestamptz
          and ${viewings.endsAt} > ${startsAt.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(viewings.startsAt))
    .limit(1);
  if (other)
    throw new AppError('noTimeForWay', {
      params: { label: await nameOfStaff(tx, staffId), until: clockText(other.startsAt), max: minutes },
    });
}

async function projectOf(tx: Db | Tx, leadId: LeadId, unitId: UnitId | null): Promise<number | null> {
  const [found] = await tx
    .select({ id: projectShown })
    .from(leads)
    .leftJoin(units, eq(units.id, unitId ?? sql`null`))
    .where(eq(leads.id, leadId));
  return found?.id ?? null;
}

/** A planned hour: the unit is shown to nobody else, and whoever shows it gets there. */
export async function requireFree(
  tx: Tx,
  { leadId, unitId }: { leadId: LeadId; unitId: UnitId | null },
  times: Times,
  ownId: number | null,
): Promise<void> {
  if (unitId !== null) await requireFreeUnit(tx, unitId, times, ownId);
  await requireWay(tx, await projectOf(tx, leadId, unitId), times, ownId);
}

interface Planned extends Times {
  id: number;
  leadId: LeadId;
  unitId: UnitId | null;
}

/** The hours until then in which a viewing cannot be: its staff are elsewhere, the way included, or its unit is shown. */
export async function busyTimes(
  db: Db,
  { id, leadId, unitId, staffId }: Planned,
  until: Date,
): Promise<{ from: number; to: number }[]> {
  const [minutes, own] = await Promise.all([readWayMinutes(db), projectOf(db, leadId, unitId)]);
  const rows = await db
    .select({
      ...{ startsAt: viewings.startsAt, endsAt: viewings.endsAt, projectId: projectShown },
      isStaffs: sql<boolean>`${viewings.staffId} = ${staffId}`,
    })
    .from(viewings)
    .innerJoin(leads, eq(leads.id, viewings.leadId))
    .leftJoin(units, eq(units.id, viewings.unitId))
    .where(
      and(
        eq(viewings.status, 'planned'),
        or(eq(viewings.staffId, staffId), unitId === null ? undefined : eq(viewings.unitId, unitId)),
        overlapping({ startsAt: new Date(), endsAt: until }, id),
      ),
    );
  return rows.map(({ startsAt, endsAt, projectId, isStaffs }) => {
    const isFar = isStaffs && projectId !== null && own !== null && projectId !== own;
    const way = isFar ? minutes * 60_000 : 0;
    return { from: startsAt.getTime() - way, to: endsAt.getTime() + way };
  });
}
