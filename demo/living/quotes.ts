import { type DatedLine, planFromTemplate } from '@diyar/contract/rules/plans';
import { addDays, dayOf } from './calendar.ts';
import type { Staff } from './journal.ts';
import type { Lead } from './leads.ts';
import { askedFor } from './sales.ts';
import type { Home, World } from './world.ts';

interface Quoted {
  lead: Lead;
  homes: [Home, ...Home[]];
  by: Staff;
  at: Date;
  /** 'accepted' becomes the deal that follows. */
  state: 'accepted' | 'open' | 'ended' | 'withdrawn';
  /** When its buyer accepted it on its page. */
  agreedAt?: Date;
}

const [VALID_DAYS, SHORT_DAYS] = [14, 7];
const WITHDRAWN_AFTER_MS = 26 * 3_600_000;

/** An offer on paper: prices of the day, with a plan. */
export function quoteTo(world: World, { lead, homes, by, at, state, agreedAt }: Quoted): void {
  const { person } = lead;
  const [{ place, currency }] = homes;
  const on = dayOf(at);
  const amounts = homes.map((one) => askedFor(world, one, on));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const [template] = place.templates;
  const base = { total, currency, signingOn: on, handoverOn: place.handoverOn };
  const row = {
    ...{ id: world.id('quotes'), year: 0, number: 0, projectId: place.id, personId: person.id },
    ...{ name: person.name, phone: person.phone, lang: person.lang, currency, discount: 0 },
    // templates of the demo follow no stages
    plan: (template ? planFromTemplate(template.steps, base, person.lang) : []) as DatedLine[],
    validUntil: addDays(on, state === 'ended' ? SHORT_DAYS : VALID_DAYS),
    ...{ leadId: lead.row.id, createdBy: by.id, createdAt: at, agreedAt: agreedAt ?? null },
    withdrawnAt: state === 'withdrawn' ? new Date(at.getTime() + WITHDRAWN_AFTER_MS) : null,
  };
  world.offers.push({ row, homes, by, total });
  for (const [ordinal, { id: unitId }] of homes.entries())
    world.rows.quoteUnits.push({ quoteId: row.id, unitId, ordinal, amount: amounts[ordinal] ?? 0 });
  if (lead.row.stage !== 'offer') lead.move(at, by, 'offer');
  if (agreedAt) lead.row.lastMessageAt = agreedAt;
}
