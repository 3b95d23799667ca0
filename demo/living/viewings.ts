import type { LeadId } from '@diyar/contract/rules/ids';
import type { VIEWING_STATUSES } from '@diyar/contract/rules/viewings';
import { addDays, dayOf, instantAt, openDay } from './calendar.ts';
import type { Booking, Diary, Home, World } from './world.ts';

type Status = (typeof VIEWING_STATUSES)[number];

/** Far enough apart for the way to another project, and within the company's hours. */
const HOURS = ['09:30', '11:00', '12:30', '14:00', '15:30'];
const MINUTE = 60_000;
const LENGTH = 45 * MINUTE;

export function diaryOf({ chance, ground }: Pick<World, 'chance' | 'ground'>): Diary {
  // whoever has a viewing of the small demo on a day has no other
  const busy = new Set(ground.viewingDays);
  const taken = new Set<string>();
  const book: Diary['book'] = (wanted, staff, home) => {
    const day = openDay(wanted);
    const free = HOURS.filter(
      (hour) => !taken.has(`${staff.id} ${day} ${hour}`) && !taken.has(`unit ${home?.id} ${day} ${hour}`),
    );
    if (free.length === 0 || busy.has(`${staff.id} ${day}`)) return book(addDays(day, 1), staff, home);
    const hour = chance.pick(free);
    taken.add(`${staff.id} ${day} ${hour}`);
    if (home) taken.add(`unit ${home.id} ${day} ${hour}`);
    return { startsAt: instantAt(day, hour), staff };
  };
  return { book };
}

interface Shown {
  leadId: LeadId;
  home: Home | null;
  booking: Booking;
  /** When it was agreed. */
  at: Date;
  email: string;
}

/** A viewing, and how it went: what lies before today is over. */
export function showHome(world: World, { leadId, home, booking, at, email }: Shown): Status {
  const { chance, rows, journal, today, now } = world;
  const { startsAt, staff } = booking;
  const isOver = dayOf(startsAt) < today;
  const status: Status = isOver
    ? chance.weighted([
        ['done', 84],
        ['noShow', 9],
        ['cancelled', 7],
      ] as const)
    : 'planned';
  const id = world.id('viewings');
  const endsAt = new Date(startsAt.getTime() + LENGTH);
  const agreedAt =
    at < startsAt && at < now ? at : new Date(Math.min(startsAt.getTime(), now.getTime()) - 3_600_000);
  const columns = { startsAt, endsAt, staffId: staff.id, unitId: home?.id ?? null, status };
  const closedAt = new Date(endsAt.getTime() + 20 * MINUTE);
  rows.viewings.push({
    ...{ id, leadId, ...columns, email, createdBy: staff.id, createdAt: agreedAt },
    ...{
      version: isOver ? 2 : 1,
      sequence: status === 'planned' ? 0 : 1,
      updatedAt: isOver ? closedAt : agreedAt,
    },
  });
  const told = (state: Status) => ({
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    ...{ staffId: staff.id, unitId: columns.unitId, status: state, note: '' },
  });
  const line = (state: Status) => ({ entity: 'viewing', id, details: { status: state } });
  journal.write(
    agreedAt,
    staff,
    [{ entity: 'viewing', id, action: 'viewings.plan', before: null, after: told('planned') }],
    ['viewings.plan', line('planned')],
  );
  if (isOver)
    journal.write(
      status === 'cancelled' ? new Date(startsAt.getTime() - 2 * 3_600_000) : closedAt,
      staff,
      [{ entity: 'viewing', id, action: 'viewings.update', before: told('planned'), after: told(status) }],
      ['viewings.update', line(status)],
    );
  return status;
}
