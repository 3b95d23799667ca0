import { VIEWING_DAYS_MAX } from '@diyar/contract/limits';
import type { PersonRef } from '@diyar/contract/persons';
import type { ProjectRef } from '@diyar/contract/projects';
import { addDays } from '@diyar/contract/rules/company-hours';
import type { OpenWish, Viewing, ViewingList, ViewingsQuery } from '@diyar/contract/viewings';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { startOfDay } from '../../db/company-days.ts';
import {
  leads,
  messages,
  persons,
  projects,
  secretAddresses,
  units,
  users,
  viewings,
} from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { ofTheirs } from '../building-access/index.ts';
import { isLiveLead, staffName } from '../lead-stages/index.ts';
import { addressOpener } from '../secret-addresses/index.ts';
import { isLive, liveProjectOf, presentRefs, refColumns } from '../units/index.ts';
import { leadPerson } from '../who-is-who/index.ts';

const visitAddresses = alias(secretAddresses, 'visit_addresses');

export type ViewingRow = typeof viewings.$inferSelect;

const columnsFor = (actor: Pick<Actor, 'isBound'> | null) => ({
  viewing: viewings,
  person: leadPerson(actor),
  staffId: users.id,
  staffName,
  sealed: secretAddresses.sealed,
  visitSealed: visitAddresses.sealed,
  ...refColumns,
  address: { ar: projects.addressAr, en: projects.addressEn },
});

export type ViewingParts = Parameters<typeof presentRefs>[0] & {
  viewing: ViewingRow;
  person: PersonRef;
  project: ProjectRef | null;
  address: { ar: string; en: string } | null;
  staffId: number;
  staffName: string;
  /** The secret part of the visitor's address. */
  sealed: string | null;
  /** Of the visitor's own page. */
  visitSealed: string | null;
};

/** Under the API's address; whoever has the link finds it. */
export const icsPath = (token: string) => `/viewings/${token}/viewing.ics`;

function presentViewing(parts: ViewingParts, open: (sealed: string) => string): Viewing {
  const { viewing } = parts;
  return {
    id: viewing.id,
    version: viewing.version,
    leadId: viewing.leadId,
    person: parts.person,
    email: viewing.email,
    ...presentRefs(parts),
    staff: { id: parts.staffId, name: parts.staffName },
    startsAt: viewing.startsAt.toISOString(),
    endsAt: viewing.endsAt.toISOString(),
    status: viewing.status,
    note: viewing.note,
    icsPath: icsPath(parts.sealed === null ? '' : open(parts.sealed)),
    visitPath: parts.visitSealed === null ? '' : `/visit/${open(parts.visitSealed)}`,
  };
}

/** By their time. Without a unit a viewing is of the lead's project. `actor` is null where nobody's right to see is asked: the visitor's own file and mail. */
export const selectViewings = (
  db: Db | Tx,
  actor: Pick<Actor, 'isBound'> | null,
  where: SQL | undefined,
): Promise<ViewingParts[]> =>
  db
    .select(columnsFor(actor))
    .from(viewings)
    .innerJoin(leads, and(eq(leads.id, viewings.leadId), isLiveLead))
    .innerJoin(persons, eq(persons.id, leads.personId))
    .innerJoin(users, eq(users.id, viewings.staffId))
    .leftJoin(secretAddresses, eq(secretAddresses.viewingId, viewings.id))
    .leftJoin(visitAddresses, eq(visitAddresses.visitId, viewings.id))
    .leftJoin(units, and(eq(units.id, viewings.unitId), isLive))
    .leftJoin(projects, liveProjectOf(leads.projectId))
    .where(where)
    .orderBy(asc(viewings.startsAt), asc(viewings.id));

export async function readViewings(db: Db | Tx, actor: Actor, where: SQL | undefined): Promise<Viewing[]> {
  const open = await addressOpener(db);
  return (await selectViewings(db, actor, where)).map((parts) => presentViewing(parts, open));
}

export async function readViewing(db: Db | Tx, actor: Actor, id: number): Promise<Viewing> {
  const [found] = await readViewings(db, actor, eq(viewings.id, id));
  if (!found) throw new AppError('notFound');
  return found;
}

/** Of whole days by the company's clock, both included. */
export const onDays = (from: string, to: string): SQL =>
  sql`${viewings.startsAt} >= ${startOfDay(from)} and ${viewings.startsAt} < ${startOfDay(addDays(to, 1))}`;

/** Written as its partial index is. */
export const isOpenWish = sql`${messages.deletedAt} is null and ${messages.wishAnsweredAt} is null
  and (${messages.wishDay} is not null or ${messages.wishPart} is not null)`;

const WISHES_SHOWN = 100;

/** The longest waiting first. */
async function readWishes(db: Db, actor: Actor): Promise<OpenWish[]> {
  const rows = await db
    .select({ message: messages, leadId: leads.id, person: leadPerson(actor), ...refColumns })
    .from(messages)
    .innerJoin(leads, and(eq(leads.id, messages.leadId), isLiveLead))
    .innerJoin(persons, eq(persons.id, leads.personId))
    .leftJoin(units, and(eq(units.id, messages.unitId), isLive))
    .leftJoin(projects, liveProjectOf(messages.projectId))
    .where(and(isOpenWish, ofTheirs(actor, messages.projectId)))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(WISHES_SHOWN);
  return rows.map((row) => ({
    messageId: row.message.id,
    leadId: row.leadId,
    person: row.person,
    ...presentRefs(row),
    wish: { day: row.message.wishDay, part: row.message.wishPart, isAnswered: false },
    text: row.message.body,
    at: row.message.createdAt.toISOString(),
  }));
}

export async function listViewings(
  db: Db,
  actor: Actor,
  { from, to, staff }: ViewingsQuery,
): Promise<ViewingList> {
  if (to < from || addDays(from, VIEWING_DAYS_MAX) < to)
    throw new AppError('invalid', { issues: [{ path: ['to'], message: 'invalidRange' }] });
  const [items, wishes] = await Promise.all([
    readViewings(
      db,
      actor,
      and(
        onDays(from, to),
        staff === null ? undefined : eq(viewings.staffId, staff),
        ofTheirs(actor, leads.projectId),
      ),
    ),
    readWishes(db, actor),
  ]);
  return { items, wishes };
}
