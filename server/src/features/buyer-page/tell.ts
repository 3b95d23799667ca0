import type { Tellable, ToldBuyerInput } from '@diyar/contract/buyer-page';
import type { DealLedger } from '@diyar/contract/ledger';
import { addDays } from '@diyar/contract/rules/company-hours';
import type { DealId } from '@diyar/contract/rules/ids';
import { sumAmounts } from '@diyar/contract/rules/money';
import { lineLabel } from '@diyar/contract/rules/plans';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { toldBuyers } from '../../db/schema.ts';
import { audit } from '../changes/index.ts';
import { invalidField, readLedger, requireVisibleDeal } from '../ledger/index.ts';

/** A payment is told of within this many days before it is due, anything else within as many after it. */
const SOON_DAYS = 7;
const NEWS_DAYS = 14;

type Found = Omit<Tellable, 'toldAt'>;
const named = (label: string) => ({ labelEn: label, labelAr: label });

function receipts({ entries, today }: DealLedger): Found[] {
  const since = addDays(today, -NEWS_DAYS);
  return entries.flatMap(({ paper, void: voided, amount, currency, on }) =>
    paper?.kind === 'receipt' && voided === null && on >= since
      ? [
          {
            ...{ what: 'receipt' as const, subject: String(paper.id), amount, currency },
            ...{ on, ...named(paper.number) },
          },
        ]
      : [],
  );
}

const returned = ({ entries }: DealLedger): Found[] =>
  entries.flatMap(({ id, cheque, void: voided, amount, currency }) =>
    cheque?.state === 'returned' && voided === null
      ? [
          {
            ...{ what: 'returned' as const, subject: `${id}:${cheque.stateOn}`, amount, currency },
            ...{ on: cheque.stateOn, ...named(cheque.number) },
          },
        ]
      : [],
  );

/** What falls due within the week, and what a stage has made due: one line each, with what of it is open. */
function lines({ plan, currency, today }: DealLedger): Found[] {
  if (currency === null) return [];
  const soon = addDays(today, SOON_DAYS);
  const since = addDays(today, -NEWS_DAYS);
  return plan.flatMap((line): Found[] => {
    const { dueOn, waitsFor, after, amount, covered } = line;
    const open = sumAmounts([amount, -covered], currency);
    if (open <= 0 || waitsFor || dueOn === null) return [];
    const shared = { on: dueOn, amount: open, currency };
    if (after?.reachedOn && after.reachedOn >= since)
      return [
        {
          ...shared,
          ...{ what: 'stage' as const, subject: `${after.id}:${after.reachedOn}:${dueOn}` },
          ...{ labelEn: after.nameEn || after.nameAr, labelAr: after.nameAr || after.nameEn },
        },
      ];
    if (dueOn < today || dueOn > soon) return [];
    const label = { labelEn: lineLabel(line, 'en'), labelAr: lineLabel(line, 'ar') };
    return [{ ...shared, ...label, what: 'due' as const, subject: dueOn }];
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

/** What there is to tell the buyers of a deal, what was not told first. */
export async function tellables(db: Db, ledger: DealLedger): Promise<Tellable[]> {
  const { deal } = ledger;
  if (deal.stage !== 'reserved' && deal.stage !== 'sold') return [];
  const known = await db.select().from(toldBuyers).where(eq(toldBuyers.dealId, deal.id));
  return together([...returned(ledger), ...lines(ledger), ...receipts(ledger)])
    .map((one) => ({
      ...one,
      toldAt:
        known
          .find(({ what, subject }) => what === one.what && subject === one.subject)
          ?.toldAt.toISOString() ?? null,
    }))
    .toSorted((a, b) => Number(a.toldAt !== null) - Number(b.toldAt !== null));
}

/** It was handed to WhatsApp. Telling again is the newest time. */
export async function tellBuyer(
  db: Db,
  actor: Actor,
  dealId: DealId,
  { what, subject }: ToldBuyerInput,
): Promise<void> {
  await requireVisibleDeal(db, actor, dealId);
  const ledger = await readLedger(db, actor, dealId);
  const known = (await tellables(db, ledger)).some((one) => one.what === what && one.subject === subject);
  if (!known) throw invalidField(['subject'], 'invalidChoice');
  await db.transaction(async (tx) => {
    const said = { toldAt: new Date(), toldBy: actor.id };
    await tx
      .insert(toldBuyers)
      .values({ dealId, what, subject, ...said })
      .onConflictDoUpdate({ target: [toldBuyers.dealId, toldBuyers.what, toldBuyers.subject], set: said });
    await audit(tx, actor, 'buyerPages.told', {
      entity: 'deal',
      id: dealId,
      details: { name: ledger.deal.name },
    });
  });
}
