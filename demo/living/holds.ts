import type { DealId } from '@diyar/contract/rules/ids';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { addDays } from './calendar.ts';
import type { Deal } from './deal.ts';
import { homeFor } from './ended.ts';
import type { Staff } from './journal.ts';
import { newPerson, type Person } from './people.ts';
import { seasonDay } from './season.ts';
import type { Home, World } from './world.ts';

interface Hold {
  home: Home;
  person: Person;
  by: Staff;
  at: Date;
  until: Date;
  leadId?: Deal['row']['leadId'];
  end: 'expired' | 'released' | null;
}

/** A home that is kept for somebody until an hour; nothing is paid yet. */
export function makeHold(world: World, { home, person, by, at, until, leadId = null, end }: Hold): void {
  const { rows, journal } = world;
  const id = world.id('deals') as DealId;
  const endedAt =
    end === null
      ? null
      : end === 'expired'
        ? until
        : new Date(at.getTime() + (until.getTime() - at.getTime()) / 3);
  rows.deals.push({
    ...{
      id,
      stage: end === null ? 'held' : end === 'expired' ? 'expired' : 'cancelled',
      personId: person.id,
      leadId,
    },
    ...{ name: person.name, phone: person.phone, buyerSearch: peopleColumn(person.phone, person.name) },
    ...{
      holdUntil: until,
      ownerId: by.id,
      createdBy: by.id,
      createdAt: at,
      updatedAt: endedAt ?? at,
      version: end ? 3 : 2,
    },
    ...(endedAt && { endedAt }),
    ...(end === 'released' && { endedBy: by.id, endReason: 'released' }),
  });
  rows.dealUnits.push({ dealId: id, unitId: home.id, ordinal: 0 });
  const told = (fields: object) => ({
    ...{ entity: 'apartment', id: home.no },
    details: { label: home.number, building: home.place.nameAr, fields: Object.keys(fields) },
  });
  const after = { name: person.name, phone: person.phone, holdUntil: until.toISOString() };
  journal.write(
    at,
    by,
    [{ entity: 'deal', id, action: 'held', before: null, after }],
    ['lacasa.held', told(after)],
  );
  if (!endedAt || !end) return;
  const [before, ended] = [{ stage: 'held' }, { stage: end === 'expired' ? 'expired' : 'cancelled' }];
  if (end === 'expired')
    journal.write(endedAt, null, [{ entity: 'deal', id, action: 'expired', before, after: ended }]);
  else
    journal.write(
      endedAt,
      by,
      [{ entity: 'deal', id, action: 'released', before, after: { ...ended, reason: 'released' } }],
      ['lacasa.released', told(ended)],
    );
}

const [EXPIRED, RELEASED] = [26, 7];

/** Holds that came to nothing. */
export function endedHolds(world: World): void {
  const { chance, begin, today, staff } = world;
  for (let i = 0; i < EXPIRED + RELEASED; i++) {
    const from = seasonDay(world, addDays(begin, 60), addDays(today, -6));
    const to = addDays(from, 2);
    const at = world.at(from);
    const home = homeFor(world, from, to);
    home.taken.push({ from, to });
    makeHold(world, {
      ...{ home, person: newPerson(world, at), by: chance.pick([staff.sales, staff.admin]), at },
      until: new Date(at.getTime() + 48 * 3_600_000),
      end: i < EXPIRED ? 'expired' : 'released',
    });
  }
}
