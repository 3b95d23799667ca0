import { VISIT_CHANGES, VISIT_DAYS } from '@diyar/contract/limits';
import { addDays, dayOf, instantAt, weekdayOf } from '@diyar/contract/rules/company-hours';
import { clockText, companyDay } from '@diyar/contract/rules/dates';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import type { CancelVisitInput, MoveVisitInput, OpenVisit, Visit } from '@diyar/contract/visits';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { leads, users, viewings } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { readHours } from '../company/index.ts';
import { writeMessage } from '../messages/index.ts';
import { addressOpener, findAddress } from '../secret-addresses/index.ts';
import { throttle } from '../throttle/index.ts';
import { busyTimes, refuseBusy, type Times } from './clash.ts';
import { icsPath, selectViewings, type ViewingParts, type ViewingRow } from './read.ts';
import { changeViewing, type Mailing } from './schedule.ts';

const MINUTE = 60_000;
/** Between the times that are offered; a visitor needs no other minute. */
const STEP_MINUTES = 15;
/** Nobody comes sooner than this after moving it. */
const NOTICE_MS = 60 * MINUTE;
const earliestMove = () => Date.now() + NOTICE_MS;
const lastDay = () => addDays(dayOf(Date.now()), VISIT_DAYS - 1);

async function findVisit(db: Db, token: string): Promise<ViewingParts> {
  const address = await findAddress(db, 'visit', token);
  const [parts] =
    address?.visitId == null ? [] : await selectViewings(db, null, eq(viewings.id, address.visitId));
  if (!parts) throw new AppError('notFound');
  return parts;
}

/** It ends with the viewing. */
function stateOf({ status, endsAt }: ViewingRow): Visit['state'] {
  if (status === 'cancelled') return 'cancelled';
  return status === 'planned' && endsAt > new Date() ? 'planned' : 'over';
}

/** The times to which it can be moved. */
async function freeDays(db: Db, parts: ViewingParts): Promise<OpenVisit['days']> {
  const hours = await readHours(db);
  const { startsAt, endsAt } = parts.viewing;
  const [length, earliest] = [endsAt.getTime() - startsAt.getTime(), earliestMove()];
  const days = Array.from({ length: VISIT_DAYS }, (_, n) => addDays(dayOf(Date.now()), n));
  const busy = await busyTimes(db, parts.viewing, instantAt(addDays(lastDay(), 1), '00:00'));
  return days.flatMap((day) => {
    const open = hours[weekdayOf(day)];
    if (!open) return [];
    const times: string[] = [];
    const closes = instantAt(day, open.to).getTime();
    for (
      let at = instantAt(day, open.from).getTime();
      at + length <= closes;
      at += Math.max(STEP_MINUTES, Math.round(length / MINUTE)) * MINUTE
    ) {
      const isBusy = busy.some(({ from, to }) => from < at + length && at < to);
      if (at >= earliest && at !== startsAt.getTime() && !isBusy) times.push(new Date(at).toISOString());
    }
    return times.length > 0 ? [{ day, times }] : [];
  });
}

async function present(db: Db, parts: ViewingParts): Promise<Visit> {
  const { viewing, unit, project, address } = parts;
  const state = stateOf(viewing);
  if (state !== 'planned') return { state };
  const [staff] = await db.select({ name: users.fullName }).from(users).where(eq(users.id, viewing.staffId));
  const open = await addressOpener(db);
  return {
    state,
    startsAt: viewing.startsAt.toISOString(),
    endsAt: viewing.endsAt.toISOString(),
    unit: unit && { labelEn: unit.labelEn, labelAr: unit.labelAr },
    project: project && {
      ...{ slug: project.slug, nameEn: project.nameEn, nameAr: project.nameAr },
      ...{ addressEn: address?.en ?? '', addressAr: address?.ar ?? '' },
    },
    staff: staff?.name ?? '',
    icsPath: parts.sealed === null ? '' : icsPath(open(parts.sealed)),
    days: await freeDays(db, parts),
  };
}

export const readVisit = async (db: Db, token: string): Promise<Visit> =>
  present(db, await findVisit(db, token));

const whenText = (at: Date) => `${companyDay(at)} ${clockText(at)}`;
const TOLD = {
  moved: {
    ar: (from: string, to: string) => `غيّرتُ موعد الزيارة من ${from} إلى ${to}.`,
    en: (from: string, to: string) => `I moved the viewing from ${from} to ${to}.`,
  },
  cancelled: {
    ar: (from: string) => `ألغيتُ الزيارة في ${from}.`,
    en: (from: string) => `I cancelled the viewing of ${from}.`,
  },
};

/** Staff find it in the inbox and at the lead. */
async function tellStaff(tx: Tx, before: ViewingRow, body: string, mail: boolean): Promise<void> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, before.leadId));
  if (!lead) return;
  await writeMessage(
    tx,
    {
      senderName: lead.name || lead.phone || '–',
      phone: lead.phone,
      body: isolateNumbers(body),
      page: '',
      projectId: lead.projectId,
      unitId: before.unitId,
      source: 'visit',
      key: `visit:${before.id}:${before.sequence}`,
    },
    { mail, personId: lead.personId },
  );
}

/** One at a time, while it is planned; otherwise nothing happens. */
async function change(
  db: Db,
  id: number,
  mailing: Mailing,
  columns: Partial<Times> & { status?: 'cancelled' },
  told: (before: ViewingRow) => string,
): Promise<void> {
  await throttle(db, `visit:${id}`, VISIT_CHANGES);
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(viewings).where(eq(viewings.id, id)).for('update');
    if (!before || stateOf(before) !== 'planned') return;
    if (columns.startsAt?.getTime() === before.startsAt.getTime()) return;
    await changeViewing(tx, null, before, columns, mailing);
    await tellStaff(tx, before, told(before), mailing.mail);
  });
}

/** What stands in the way is nobody else's business. */
const CLASHES = ['staffBusy', 'unitShown', 'noTimeForWay'];

export async function moveVisit(
  db: Db,
  token: string,
  input: MoveVisitInput,
  mailing: Mailing,
): Promise<Visit> {
  const parts = await findVisit(db, token);
  const { viewing } = parts;
  if (stateOf(viewing) !== 'planned') return present(db, parts);
  const startsAt = new Date(input.startsAt ?? Number.NaN);
  const endsAt = new Date(startsAt.getTime() + (viewing.endsAt.getTime() - viewing.startsAt.getTime()));
  await requireOpen(db, startsAt, endsAt);
  const times = { staffId: viewing.staffId, startsAt, endsAt };
  const text = (before: ViewingRow) => TOLD.moved[input.lang](whenText(before.startsAt), whenText(startsAt));
  try {
    await refuseBusy(
      db,
      () => times,
      viewing.id,
      () => change(db, viewing.id, mailing, { startsAt, endsAt }, text),
    );
  } catch (error) {
    if (error instanceof AppError && CLASHES.includes(error.code)) throw new AppError('timeTaken');
    throw error;
  }
  return readVisit(db, token);
}

/** Within the company's hours, with notice, and not in years: as the times that are offered. */
async function requireOpen(db: Db, startsAt: Date, endsAt: Date): Promise<void> {
  const day = dayOf(startsAt);
  const open = (await readHours(db))[weekdayOf(day)];
  const isOpen = open && startsAt >= instantAt(day, open.from) && endsAt <= instantAt(day, open.to);
  if (!isOpen || startsAt.getTime() < earliestMove() || day > lastDay())
    throw new AppError('invalid', { issues: [{ path: ['startsAt'], message: 'invalidChoice' }] });
}

export async function cancelVisit(
  db: Db,
  token: string,
  { lang }: CancelVisitInput,
  mailing: Mailing,
): Promise<Visit> {
  const { viewing } = await findVisit(db, token);
  await change(db, viewing.id, mailing, { status: 'cancelled' }, (before) =>
    TOLD.cancelled[lang](whenText(before.startsAt)),
  );
  return readVisit(db, token);
}
