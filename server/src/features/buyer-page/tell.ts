import type { Tellable, ToldBuyerInput } from '@diyar/contract/buyer-page';
import { addDays } from '@diyar/contract/rules/company-hours';
import type { DealId } from '@diyar/contract/rules/ids';
import { sumAmounts } from '@diyar/contract/rules/money';
import { lineLabel, planProgress } from '@diyar/contract/rules/plans';
import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { cheques, deals, entries, papers, toldBuyers } from '../../db/schema.ts';
import { audit } from '../changes/index.ts';
import { buyersSince } from '../deals/index.ts';
import {
  balanceOfDeal,
  companyDay,
  type DealMoney,
  invalidField,
  linesOfDeal,
  paperNumber,
  planOfDeal,
  readMoney,
  requireVisibleDeal,
} from '../ledger/index.ts';

/** A payment is told of within this many days before it is due, anything else within as many after it. */
const SOON_DAYS = 7;
const NEWS_DAYS = 14;

type Money = Pick<DealMoney, 'deal' | 'lines' | 'plan'>;
type Found = Omit<Tellable, 'toldAt'> & { dealId: DealId };
const named = (label: string) => ({ labelEn: label, labelAr: label });

/** Of the present buyers: a receipt of the earlier ones is not theirs. */
async function receipts(db: Db, ids: DealId[], today: string, since: Since): Promise<Found[]> {
  const rows = await db
    .select({ paper: papers, dealId: entries.dealId, on: entries.onDay, ...amountOf })
    .from(papers)
    .innerJoin(entries, eq(entries.id, papers.entryId))
    .where(
      and(
        inArray(entries.dealId, ids),
        eq(papers.kind, 'receipt'),
        isNull(entries.voidedAt),
        gte(entries.onDay, addDays(today, -NEWS_DAYS)),
      ),
    )
    .orderBy(asc(papers.id));
  return rows
    .filter(({ paper, dealId }) => paper.createdAt > (since.get(dealId) ?? NEVER))
    .map(({ paper: { id, year, number }, ...rest }) => ({
      ...rest,
      ...named(paperNumber(year, number)),
      what: 'receipt',
      subject: String(id),
    }));
}

async function returned(db: Db, ids: DealId[]): Promise<Found[]> {
  const rows = await db
    .select({
      ...{ entryId: entries.id, dealId: entries.dealId, on: cheques.stateOn, number: cheques.number },
      ...amountOf,
    })
    .from(cheques)
    .innerJoin(entries, eq(entries.id, cheques.entryId))
    .where(and(inArray(entries.dealId, ids), eq(cheques.state, 'returned'), isNull(entries.voidedAt)));
  return rows.map(({ entryId, number, ...rest }) => ({
    ...rest,
    ...named(number),
    what: 'returned',
    subject: `${entryId}:${rest.on}`,
  }));
}

/** What falls due within the week, and what a stage has made due: one line each, with what of it is open. */
function lines(one: Money, today: string): Found[] {
  const balance = balanceOfDeal(one);
  if (!balance) return [];
  const { currency } = balance;
  const soon = addDays(today, SOON_DAYS);
  const since = addDays(today, -NEWS_DAYS);
  return planProgress(one.plan, balance, today).flatMap((line): Found[] => {
    const { dueOn, waitsFor, after, amount, covered } = line;
    const open = sumAmounts([amount, -covered], currency);
    if (open <= 0 || waitsFor || dueOn === null) return [];
    const shared = { dealId: one.deal.id, on: dueOn, amount: open, currency };
    if (after?.reachedOn && after.reachedOn >= since)
      return [
        {
          ...shared,
          what: 'stage',
          subject: `${after.id}:${after.reachedOn}:${dueOn}`,
          labelEn: after.nameEn || after.nameAr,
          labelAr: after.nameAr || after.nameEn,
        },
      ];
    if (dueOn < today || dueOn > soon) return [];
    const label = { labelEn: lineLabel(line, 'en'), labelAr: lineLabel(line, 'ar') };
    return [{ ...shared, ...label, what: 'due', subject: dueOn }];
  });
}

/** Several lines of one subject are told together. */
function together(found: Found[]): Found[] {
  return [...Map.groupBy(found, ({ what, subject }) => `${what} ${subject}`).values()].flatMap(
    ([first, ...others]) =>
      first
        ? [
            {
              ...first,
              amount: sumAmounts(
                [first, ...others].map(({ amount }) => amount),
                first.currency,
              ),
            },
          ]
        : [],
  );
}

const amountOf = { amount: entries.amount, currency: entries.currency };

type Since = Awaited<ReturnType<typeof buyersSince>>;
const NEVER = new Date(0);

/** What cannot wait first. */
const ORDER: readonly Tellable['what'][] = ['returned', 'stage', 'due', 'receipt'];

/** What there is to tell the buyers of these deals, what was not told first. */
async function tellablesOf(db: Db, all: readonly Money[]): Promise<Map<DealId, Tellable[]>> {
  const theirs = all.filter(({ deal }) => deal.stage === 'reserved' || deal.stage === 'sold');
  const ids = theirs.map(({ deal }) => deal.id);
  if (ids.length === 0) return new Map();
  const today = companyDay();
  const since = await buyersSince(db, ids);
  const found = [
    ...(await returned(db, ids)),
    ...theirs.flatMap((one) => lines(one, today)),
    ...(await receipts(db, ids, today, since)),
  ];
  const known = await db.select().from(toldBuyers).where(inArray(toldBuyers.dealId, ids));
  // the earlier buyer was told, not the one of now
  const told = new Map(
    known
      .filter(({ dealId, toldAt }) => toldAt > (since.get(dealId) ?? NEVER))
      .map(({ dealId, what, subject, toldAt }) => [`${dealId} ${what} ${subject}`, toldAt.toISOString()]),
  );
  const ofDeal = Map.groupBy(found, ({ dealId }) => dealId);
  return new Map(
    [...ofDeal].map(([id, some]) => [
      id,
      together(some)
        .map(({ dealId, ...one }) => ({
          ...one,
          toldAt: told.get(`${dealId} ${one.what} ${one.subject}`) ?? null,
        }))
        .toSorted(
          (a, b) =>
            Number(a.toldAt !== null) - Number(b.toldAt !== null) ||
            ORDER.indexOf(a.what) - ORDER.indexOf(b.what) ||
            a.on.localeCompare(b.on),
        ),
    ]),
  );
}

export const tellables = async (db: Db, dealId: DealId): Promise<Tellable[]> =>
  (await tellablesOf(db, [await readMoney(db, dealId)])).get(dealId) ?? [];

/** Of deals of which there may be something to tell: nothing is left out by it, and few are read for nothing. */
const mayHaveNews = (today: string): SQL => sql`(
  exists (select from entries entry join papers paper on paper.entry_id = entry.id
    where entry.deal_id = "deals"."id" and entry.voided_at is null and entry.on_day >= ${addDays(today, -NEWS_DAYS)}::date)
  or exists (select from entries entry join cheques cheque on cheque.entry_id = entry.id
    where entry.deal_id = "deals"."id" and entry.voided_at is null and cheque.state = 'returned')
  or exists (select from plan_lines line left join stages stage on stage.id = line.stage_id
    where line.deal_id = "deals"."id" and (stage.reached_on is not null
      or line.stage_id is null and line.due_on between ${today}::date and ${addDays(today, SOON_DAYS)}::date)))`;

/** What nobody has told yet, of those of these deals that have a page; what cannot wait first. */
export async function untold(db: Db, where: SQL | undefined): Promise<{ dealId: DealId; about: Tellable }[]> {
  const all = await db
    .select({ deal: deals, lines: linesOfDeal, plan: planOfDeal })
    .from(deals)
    .where(
      and(
        where,
        inArray(deals.stage, ['reserved', 'sold']),
        sql`exists (select from secret_addresses page where page.deal_id = "deals"."id")`,
        mayHaveNews(companyDay()),
      ),
    );
  return [...(await tellablesOf(db, all))]
    .flatMap(([dealId, some]) =>
      some.filter(({ toldAt }) => toldAt === null).map((about) => ({ dealId, about })),
    )
    .toSorted(
      (a, b) =>
        ORDER.indexOf(a.about.what) - ORDER.indexOf(b.about.what) ||
        a.about.on.localeCompare(b.about.on) ||
        a.dealId - b.dealId,
    );
}

/** It was handed to WhatsApp. Telling again is the newest time. */
export async function tellBuyer(
  db: Db,
  actor: Actor,
  dealId: DealId,
  { what, subject }: ToldBuyerInput,
): Promise<void> {
  await requireVisibleDeal(db, actor, dealId);
  const known = (await tellables(db, dealId)).some((one) => one.what === what && one.subject === subject);
  if (!known) throw invalidField(['subject'], 'invalidChoice');
  await db.transaction(async (tx) => {
    const said = { toldAt: sql`clock_timestamp()`, toldBy: actor.id };
    await tx
      .insert(toldBuyers)
      .values({ dealId, what, subject, ...said })
      .onConflictDoUpdate({ target: [toldBuyers.dealId, toldBuyers.what, toldBuyers.subject], set: said });
    const { deal } = await readMoney(tx, dealId);
    await audit(tx, actor, 'buyerPages.told', {
      entity: 'deal',
      id: dealId,
      details: { name: deal.name },
    });
  });
}
