import type { LeadId } from '@diyar/contract/rules/ids';
import { addDays, dayOf } from './calendar.ts';
import type { Staff } from './journal.ts';
import { officeMoment, openLead } from './leads.ts';
import type { Person } from './people.ts';
import { quoteTo } from './quotes.ts';
import { sourceOf } from './sources.ts';
import { showHome } from './viewings.ts';
import type { Home, World } from './world.ts';

interface Bought {
  person: Person;
  home: Home;
  /** The day of the reservation. */
  on: string;
  by: Staff;
  soldAfter: number | null;
}

/** The way of a buyer: wrote, was answered, saw the home, had an offer, signed. */
export function soldLead(world: World, { person, home, on, by, soldAfter }: Bought): LeadId {
  const { chance, today, diary } = world;
  const asked = addDays(on, -chance.int(6, 30));
  const at = world.at(asked, 8, 21);
  const [row] = world.rows.persons.filter(({ id }) => id === person.id);
  if (row?.createdAt && row.createdAt > at) row.createdAt = at;
  const { place } = home;
  const lead = openLead(world, {
    ...{ person, place, home: chance.is(0.6) ? home : null, at },
    source: sourceOf(world, `/projects/${place.slug}`),
  });
  const owner = by === world.staff.lacasa ? world.staff.sales : by;
  const answered = officeMoment(world, at, chance.int(6, 180));
  lead.answer(answered, owner);
  if (chance.is(0.4)) lead.note(new Date(answered.getTime() + 600_000), owner);
  const booking = diary.book(addDays(dayOf(answered), chance.int(1, 5)), owner, home);
  const agreed = new Date(answered.getTime() + 900_000);
  if (booking.startsAt < new Date(world.at(on, 8, 8))) {
    lead.move(agreed, owner, 'viewing');
    showHome(world, { leadId: lead.row.id, home, booking, at: agreed, email: '' });
  }
  const offered = world.at(on, 9, 9);
  if (chance.is(0.3))
    quoteTo(world, {
      lead,
      homes: [home],
      by: owner,
      at: world.at(addDays(on, -3), 10, 15),
      state: 'accepted',
    });
  if (lead.row.stage !== 'offer') lead.move(offered, owner, 'offer');
  const soldOn = soldAfter === null ? null : addDays(on, soldAfter);
  if (soldOn !== null && soldOn < today) lead.move(world.at(soldOn, 16, 16), owner, 'won');
  return lead.row.id;
}
