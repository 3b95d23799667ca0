import type { FunnelStage, LostReason } from '@diyar/contract/rules/leads';
import { derivedColumns } from '../../server/src/features/messages/index.ts';
import { freeHome, staffOf } from './asking.ts';
import { addDays, dayOf, daysBetween, openDay } from './calendar.ts';
import type { Staff } from './journal.ts';
import { type Lead, officeMoment, openLead } from './leads.ts';
import { letter, NEXT_STEPS } from './letters.ts';
import { families, firstNames } from './names.ts';
import { newPerson } from './people.ts';
import { quoteTo } from './quotes.ts';
import { isFree } from './sales.ts';
import { seasonDay } from './season.ts';
import { campaignDays, campaignSource, sourceOf } from './sources.ts';
import { showHome } from './viewings.ts';
import type { Home, World } from './world.ts';

const HOUR = 3_600_000;
const LOST: (readonly [LostReason, number])[] = [
  ['noAnswer', 30],
  ['budget', 24],
  ['elsewhere', 16],
  ['notNow', 14],
  ['location', 9],
  ['mistake', 3],
  ['other', 4],
];
const PLACES: (readonly [string | null, number])[] = [
  ['al-bireh-heights', 34],
  ['olive-terraces', 18],
  ['jasmine-court', 12],
  ['lacasa', 14],
  ['city-gate-offices', 9],
  ['sunrise-villas', 7],
  [null, 12],
];
/** How far somebody comes who does not buy, and of those who are still asking. */
const LOST_AT: (readonly [FunnelStage, number])[] = [
  ['contacted', 66],
  ['viewing', 28],
  ['offer', 6],
];
const OPEN_AT: (readonly [FunnelStage, number])[] = [
  ['contacted', 48],
  ['viewing', 37],
  ['offer', 15],
];

/** Answers come sooner the longer the company practises. */
const patience = ({ chance, begin, today }: World, day: string) =>
  Math.round(chance.int(8, 260) * (1.15 - 0.7 * (daysBetween(begin, day) / daysBetween(begin, today))));

const reached = (to: FunnelStage, stage: FunnelStage) => {
  const order: FunnelStage[] = ['new', 'contacted', 'viewing', 'offer', 'won'];
  return order.indexOf(to) >= order.indexOf(stage);
};

/** Leads it as far as it comes. Answers when the last thing happened; null: something is still to come. */
function lead(world: World, opened: Lead, owner: Staff, home: Home | null, to: FunnelStage): Date | null {
  const { chance, now, diary } = world;
  const { row } = opened;
  const created = row.createdAt as Date;
  let last = officeMoment(world, created, patience(world, dayOf(created)));
  if (last >= now) return null;
  if (chance.is(0.2) && last.getTime() - created.getTime() > HOUR)
    opened.call(new Date(last.getTime() - HOUR / 2), owner, false);
  opened.answer(last, owner);
  if (chance.is(0.35)) opened.note(new Date(last.getTime() + HOUR / 5), owner);
  if (chance.is(0.15)) {
    const again = new Date(last.getTime() + chance.int(20, 50) * HOUR);
    const answer = officeMoment(world, again, chance.int(10, 90));
    if (answer < now) opened.writeAgain(again, answer);
  }
  if (reached(to, 'viewing')) {
    const booking = diary.book(addDays(dayOf(last), chance.int(1, 6)), owner, home);
    const agreed = new Date(last.getTime() + HOUR / 3);
    opened.move(agreed, owner, 'viewing');
    showHome(world, { leadId: row.id, home, booking, at: agreed, email: '' });
    if (dayOf(booking.startsAt) >= world.today) return null;
    last = new Date(booking.startsAt.getTime() + HOUR);
  }
  const offerAt = new Date(last.getTime() + 26 * HOUR);
  if (reached(to, 'offer') && home && offerAt < now && isFree(home, dayOf(offerAt), dayOf(offerAt))) {
    const age = daysBetween(dayOf(offerAt), world.today);
    quoteTo(world, {
      lead: opened,
      homes: [home],
      by: owner,
      at: offerAt,
      state: age > 14 ? (chance.is(0.15) ? 'withdrawn' : 'ended') : 'open',
    });
    last = offerAt;
  }
  return last;
}

/** Somebody who asks on a day, and what became of it. */
function caller(world: World, day: string, isOfCampaign: boolean): void {
  const { chance, today, now } = world;
  const age = daysBetween(day, today);
  const slug = chance.weighted(PLACES);
  const place = slug === null || world.place(slug).opensOn > addDays(day, 150) ? null : world.place(slug);
  const home = place && chance.is(0.55) ? freeHome(world, place.slug) : null;
  const at = world.at(day, 8, 22);
  if (at >= now) return;
  const landing = place ? `/projects/${place.slug}` : '/';
  const source = isOfCampaign ? campaignSource(world, landing) : sourceOf(world, landing);
  const owner = staffOf(world);
  const isOpen = chance.is(age < 21 ? 0.85 : age < 60 ? 0.42 : age < 110 ? 0.12 : 0);
  const opened = openLead(world, {
    ...{ person: newPerson(world, at), place, home, at, source },
    ...(home && source.origin && chance.is(0.3) && { wishDay: openDay(addDays(day, chance.int(1, 5))) }),
  });
  const last = lead(world, opened, owner, home, chance.weighted(isOpen ? OPEN_AT : LOST_AT));
  if (isOpen || last === null) {
    if (opened.row.ownerId && chance.is(0.8))
      opened.planNext(
        chance.pick(NEXT_STEPS[opened.person.lang]),
        openDay(addDays(today, chance.int(-4, 12))),
      );
    return;
  }
  const lostAt = new Date(last.getTime() + chance.int(2, 26) * 24 * HOUR);
  if (lostAt < now) opened.lose(lostAt, owner, chance.weighted(LOST));
}

/** Whoever left no phone is nobody's lead. */
function mailers(world: World, count: number): void {
  const { chance, rows, begin, today, staff } = world;
  for (let i = 0; i < count; i++) {
    const at = world.at(seasonDay(world, begin, addDays(today, -2)), 8, 22);
    const [first, family] = [chance.pick(firstNames), chance.pick(families)];
    const senderName = `${first.en} ${family.en}`;
    const email = `${first.en}.${i}@example.com`.toLowerCase();
    const body = letter(chance.pick, 'en', { project: null, unit: null });
    const readAt = officeMoment(world, at, 60);
    rows.messages.push({
      ...{ id: world.id('messages'), senderName, email, body, source: 'contact', page: '/', createdAt: at },
      ...derivedColumns({ senderName, phone: '', body }),
      ...{ isRead: true, readAt, readBy: staff.admin.id, answeredAt: readAt, answeredBy: staff.admin.id },
    });
  }
}

const [CAMPAIGN, MAILERS] = [42, 9];

/** Everybody who asked and has not bought, so that all leads are so many. */
export function makeCallers(world: World, total: number): void {
  const { begin, today } = world;
  mailers(world, MAILERS);
  const [from, to] = campaignDays(world);
  for (let i = 0; i < CAMPAIGN; i++) caller(world, seasonDay(world, from, to), true);
  while (world.rows.leads.length < total) caller(world, seasonDay(world, begin, addDays(today, -1)), false);
}
