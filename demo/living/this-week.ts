import { freeHome, staffOf } from './asking.ts';
import { addDays, dayOf, lastOpenDay, openDay } from './calendar.ts';
import { makeHold } from './holds.ts';
import { officeMoment, openLead } from './leads.ts';
import { newPerson } from './people.ts';
import { quoteTo } from './quotes.ts';
import { campaignSource, sourceOf } from './sources.ts';
import { showHome } from './viewings.ts';
import type { Home, World } from './world.ts';

const HOUR = 3_600_000;

/** Those of the last hours, whom nobody has answered yet. */
function waiting(world: World, count: number): void {
  const { now, chance } = world;
  for (let i = 0; i < count; i++) {
    const at = new Date(now.getTime() - chance.int(12, 40 * 60) * 60_000);
    const hasWish = i < 3;
    const place = world.place(
      chance.pick(hasWish ? ['al-bireh-heights'] : ['olive-terraces', 'lacasa', 'jasmine-court']),
    );
    const home = hasWish || chance.is(0.6) ? freeHome(world, place.slug) : null;
    const source = sourceOf(world, `/projects/${place.slug}`);
    const wish = hasWish ? { wishDay: openDay(addDays(world.today, 1 + i)) } : {};
    openLead(world, {
      person: newPerson(world, at),
      place,
      home,
      at,
      source: source.origin ? source : campaignSource(world, '/'),
      ...wish,
    });
  }
}

/** Homes that are kept for somebody now: two until tonight, the others until the days after. */
function holds(world: World, count: number): void {
  const { now, today, staff, chance } = world;
  for (let i = 0; i < count; i++) {
    const place = world.place(i % 3 === 2 ? 'olive-terraces' : 'al-bireh-heights');
    const home = freeHome(world, place.slug);
    if (!home) continue;
    const at = world.at(lastOpenDay(addDays(today, -1)), 13, 16);
    const asked = world.at(lastOpenDay(addDays(dayOf(at), -2)), 9, 20);
    const person = newPerson(world, asked);
    const opened = openLead(world, { person, place, home, at: asked, source: sourceOf(world, '/') });
    const by = i % 2 === 0 ? staff.sales : staff.admin;
    opened.answer(officeMoment(world, asked, chance.int(5, 50)), by);
    opened.move(at, by, 'offer');
    const hours = i < 2 ? 3 + 2 * i : 20 + 9 * i;
    const until = new Date(Math.ceil(now.getTime() / HOUR + hours) * HOUR);
    home.taken.push({ from: today, to: null });
    makeHold(world, { home, person, by, at, until, leadId: opened.row.id, end: null });
    opened.planNext('متابعة الحجز', today);
  }
}

/** Somebody who got a quote and accepts it on its page. */
function agreed(world: World): void {
  const { now, today, staff } = world;
  const place = world.place('al-bireh-heights');
  const home = freeHome(world, place.slug);
  if (!home) return;
  const at = world.at(lastOpenDay(addDays(today, -4)), 9, 12);
  const opened = openLead(world, {
    person: newPerson(world, at),
    place,
    home,
    at,
    source: campaignSource(world, '/'),
  });
  opened.answer(officeMoment(world, at, 25), staff.sales);
  const quotedAt = world.at(lastOpenDay(addDays(today, -2)), 13, 15);
  const offer = {
    lead: opened,
    homes: [home] as [Home],
    by: staff.sales,
    at: quotedAt,
  };
  quoteTo(world, { ...offer, state: 'open', agreedAt: new Date(now.getTime() - 50 * 60_000) });
  home.taken.push({ from: today, to: null });
}

/** Viewings of these days, by how far from today they are. */
const APPOINTMENTS = [-4, -3, -3, -2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6];
const OPINION = { ar: 'بعد المعاينة: معرفة رأيهم', en: 'Ask what they thought of it' };

function appointments(world: World): void {
  const { chance, today, diary } = world;
  for (const [i, days] of APPOINTMENTS.entries()) {
    const at = world.at(openDay(addDays(today, Math.min(days, 0) - chance.int(4, 7))), 9, 14);
    const place = world.place(
      chance.pick(['al-bireh-heights', 'olive-terraces', 'lacasa', 'jasmine-court', 'city-gate-offices']),
    );
    const home = freeHome(world, place.slug);
    const person = newPerson(world, at);
    const opened = openLead(world, {
      person,
      place,
      home,
      at,
      source: sourceOf(world, `/projects/${place.slug}`),
    });
    const owner = i % 2 === 0 ? world.staff.sales : staffOf(world);
    const answered = officeMoment(world, at, chance.int(5, 60));
    opened.answer(answered, owner);
    const agreed = new Date(answered.getTime() + HOUR / 3);
    opened.move(agreed, owner, 'viewing');
    const booking = diary.book(addDays(today, days), owner, home);
    showHome(world, { leadId: opened.row.id, home, booking, at: agreed, email: person.email });
    opened.planNext(OPINION[person.lang], openDay(addDays(dayOf(booking.startsAt), days < 0 ? 5 : 0)));
  }
}

const [WAITING, HOLDS] = [7, 7];

/** What is to be done today and in the days after it. */
export function makeThisWeek(world: World): void {
  holds(world, HOLDS);
  agreed(world);
  appointments(world);
  waiting(world, WAITING);
}
