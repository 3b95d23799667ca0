import { randomUUID } from 'node:crypto';
import { issue } from '@diyar/contract/field-issues';
import type { AcceptQuoteInput, Quote, QuoteInput } from '@diyar/contract/quotes';
import type { RecordedFields } from '@diyar/contract/rules/activity';
import { foldText } from '@diyar/contract/rules/fold-text';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { sumAmounts } from '@diyar/contract/rules/money';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { planTotal } from '@diyar/contract/rules/plans';
import { beyondLimits, type LimitedDeal } from '@diyar/contract/rules/role-limits';
import { DAY_OF_STAGE_LINES, type WrittenLine } from '@diyar/contract/rules/stages';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { violatedConstraint } from '../../db/errors.ts';
import { quotes, quoteUnits, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { requestDigest, requestKey, requireSameContent } from '../../request-key.ts';
import { openBuilding, type Scope } from '../building-access/index.ts';
import { claimUnits } from '../buildings/index.ts';
import { audit, recordChanges } from '../changes/index.ts';
import { refuseTaken, requireOnMarket } from '../deals/index.ts';
import { answerLead, followQuote, lockLead } from '../lead-stages/index.ts';
import { companyDay, invalidField, nextNumber, paperNumber, requireStages } from '../ledger/index.ts';
import { limitsOf, refuseBeyond } from '../role-limits/index.ts';
import { renewQuoteAddress } from '../secret-addresses/index.ts';
import { isLive } from '../units/index.ts';
import { knownPerson, personOf, requirePerson } from '../who-is-who/index.ts';
import { type QuoteRow, readQuote, stateOf } from './read.ts';

type Terms = QuoteInput['terms'];

/** The discount leaves something to pay, and the plan makes exactly that, or there is none. */
function requireSums({ currency, prices, discount, plan }: Terms): void {
  const amounts = prices.map(({ amount }) => amount);
  const total = sumAmounts([...amounts, -(discount ?? 0)], currency);
  if (total <= 0) throw invalidField(['terms', 'discount'], issue('max', sumAmounts(amounts, currency)));
  if (plan.length > 0 && planTotal(plan, currency) !== total)
    throw invalidField(['terms', 'plan'], issue('planSum', total));
}

/** The units of the prices, in their order. */
async function unitsOf(tx: Tx, { building }: Scope, { prices }: Terms) {
  const numbers = prices.map(({ unit }) => unit);
  const rows = await tx
    .select({
      ...{ id: units.id, no: units.apartmentNo, number: units.unitNumber, label: units.labelEn },
      ...{ kind: units.kind, price: units.price, currency: units.currency },
    })
    .from(units)
    .where(and(eq(units.projectId, building.id), inArray(units.apartmentNo, numbers), isLive));
  return prices.map(({ unit, amount }, i) => {
    const row = rows.find(({ no }) => no === unit);
    if (!row || numbers.indexOf(unit) !== i)
      throw invalidField(['terms', 'prices', i, 'unit'], 'invalidChoice');
    const listed = { kind: row.kind, amount: row.price, currency: row.currency };
    return { id: row.id, label: row.number || row.label, amount, listed };
  });
}

/** What limits look at: the deal that it would become. */
function asDeal({ currency, discount }: Terms, offered: Awaited<ReturnType<typeof unitsOf>>): LimitedDeal {
  const line = { currency, reason: '' as const };
  return {
    isEnded: false,
    currency,
    lines: [
      ...offered.map(({ amount }) => ({
        ...line,
        kind: 'charge' as const,
        reason: 'price' as const,
        amount,
      })),
      { ...line, kind: 'discount', amount: discount ?? 0 },
    ],
    units: offered.map(({ listed }) => listed),
  };
}

const told = ({ name, validUntil, currency, dealId }: QuoteRow) =>
  ({ name, validUntil, currency, dealId }) satisfies RecordedFields<'quote'>;

/** What every change of a quote leaves behind: history, activity log, an event to open screens. */
async function record(
  tx: Tx,
  { actor, building }: Scope,
  action: 'create' | 'accept' | 'withdraw',
  before: QuoteRow | null,
  after: QuoteRow,
): Promise<void> {
  const state = (row: QuoteRow) => ({ ...told(row), state: stateOf(row) });
  await recordChanges(tx, actor, {
    entity: 'quote',
    id: after.id,
    action,
    before: before && state(before),
    after: state(after),
  });
  await audit(tx, actor, `quotes.${action}`, {
    entity: 'quote',
    id: after.id,
    details: {
      number: paperNumber(after.year, after.number),
      name: after.name,
      building: building.nameAr || building.nameEn,
    },
  });
}

/** The quote of a request that was sent before, by the same person for the same building. */
async function known(db: Db | Tx, key: string | null, input: QuoteInput): Promise<number | null> {
  if (key === null) return null;
  const [row] = await db
    .select({ id: quotes.id, digest: quotes.requestDigest })
    .from(quotes)
    .where(eq(quotes.requestKey, key));
  if (row) requireSameContent(row.digest, input);
  return row?.id ?? null;
}

export async function makeQuote(db: Db, actor: Actor, buildingId: number, input: QuoteInput): Promise<Quote> {
  const scope = await openBuilding(db, actor, buildingId);
  const key = requestKey(actor, `building:${scope.building.id}`, input.key);
  const repeated = await known(db, key, input);
  if (repeated !== null) return readQuote(db, repeated);
  const { terms } = input;
  requireSums(terms);
  const today = companyDay();
  if (input.validUntil < today) throw invalidField(['validUntil'], 'invalidRange');
  try {
    return await db.transaction(async (tx) => {
      const offered = await unitsOf(tx, scope, terms);
      await requireOnMarket(
        tx,
        offered.map(({ id }) => id),
      );
      await requireStages(tx, scope.building.id, terms.plan, ['terms', 'plan']);
      const beyond = beyondLimits(null, asDeal(terms, offered), await limitsOf(tx, actor));
      if (beyond) await refuseBeyond(tx, beyond, scope.building.id);
      if (input.personId) await requirePerson(tx, actor, input.personId);
      const personId = input.personId
        ? await knownPerson(tx, input.personId, input)
        : await personOf(tx, input);
      const year = Number(today.slice(0, 4));
      // last but for the rows themselves: it holds up everybody else who makes a quote
      const number = await nextNumber(tx, 'quote', year);
      const [made] = await tx
        .insert(quotes)
        .values({
          year,
          number,
          // replaced below: the address needs the id
          token: randomUUID(),
          projectId: scope.building.id,
          ...{ personId, name: input.name, phone: input.phone, coBuyers: input.coBuyers },
          lang: input.lang,
          currency: terms.currency,
          discount: terms.discount ?? 0,
          plan: terms.plan.map(storedLine),
          validUntil: input.validUntil,
          note: input.note,
          search: peopleColumn(
            input.phone,
            input.name,
            paperNumber(year, number),
            ...offered.map(({ label }) => label),
          ),
          requestKey: key,
          requestDigest: key && requestDigest(input),
          createdBy: actor.id,
        })
        .returning();
      if (!made) throw new Error('insert returned nothing');
      await renewQuoteAddress(tx, made.id, actor);
      await tx
        .insert(quoteUnits)
        .values(
          offered.map(({ id, amount }, ordinal) => ({ quoteId: made.id, unitId: id, ordinal, amount })),
        );
      await followQuote(tx, actor, made);
      await record(tx, scope, 'create', null, made);
      const quote = await readQuote(tx, made.id);
      if (quote.isTaken) throw new AppError('unitReserved');
      return quote;
    });
  } catch (error) {
    const other = violatedConstraint(error) === 'quotes_request' ? await known(db, key, input) : null;
    if (other === null) throw error;
    return readQuote(db, other);
  }
}

/** The row, which nobody else changes until the transaction ends. */
async function lockQuote(tx: Tx, id: number): Promise<QuoteRow> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.id, id)).for('update');
  if (!row) throw new AppError('notFound');
  return row;
}

/** Before the lock, so that nobody waits for what they may not see. */
async function scopeOf(db: Db, actor: Actor, id: number): Promise<Scope> {
  const [row] = await db.select({ projectId: quotes.projectId }).from(quotes).where(eq(quotes.id, id));
  if (!row) throw new AppError('notFound');
  return openBuilding(db, actor, row.projectId);
}

export async function openQuote(db: Db, actor: Actor, id: number): Promise<Quote> {
  await scopeOf(db, actor, id);
  return readQuote(db, id);
}

/** A withdrawn quote stays withdrawn; one that was accepted is a deal and ended there. */
export async function withdrawQuote(db: Db, actor: Actor, id: number): Promise<Quote> {
  const scope = await scopeOf(db, actor, id);
  return db.transaction(async (tx) => {
    const before = await lockQuote(tx, id);
    if (before.dealId !== null) throw new AppError('quoteEnded');
    if (before.withdrawnAt === null) {
      const withdrawnAt = new Date();
      await tx.update(quotes).set({ withdrawnAt }).where(eq(quotes.id, id));
      await record(tx, scope, 'withdraw', before, { ...before, withdrawnAt });
    }
    return readQuote(tx, id);
  });
}

/** Older versions read a day of every line. */
const storedLine = (line: WrittenLine) => ({ ...line, dueOn: line.dueOn ?? DAY_OF_STAGE_LINES });
const termLine = (line: WrittenLine): WrittenLine =>
  line.stageId === undefined ? line : { ...line, dueOn: null };

async function termsOf(tx: Tx, { id, currency, discount, plan }: QuoteRow): Promise<Terms> {
  const prices = await tx
    .select({ unit: sql<ApartmentNo>`${units.apartmentNo}`, amount: quoteUnits.amount })
    .from(quoteUnits)
    .innerJoin(units, eq(units.id, quoteUnits.unitId))
    .where(eq(quoteUnits.quoteId, id))
    .orderBy(asc(quoteUnits.ordinal));
  return { on: null, currency, prices, discount: discount === 0 ? null : discount, plan: plan.map(termLine) };
}

/** The quote becomes a hold or reservation with its price and plan. Of several at once the first one has the units. */
export async function acceptQuote(
  db: Db,
  actor: Actor,
  id: number,
  input: AcceptQuoteInput,
  holdHours: number,
): Promise<Quote> {
  const scope = await scopeOf(db, actor, id);
  return refuseTaken('alreadyReserved', () =>
    db.transaction(async (tx) => {
      const before = await lockQuote(tx, id);
      if (stateOf(before) !== 'open') throw new AppError('quoteEnded');
      const name = input.name || before.name;
      if (input.stage === 'reserved' && name === '') throw invalidField(['name'], 'required');
      const terms = await termsOf(tx, before);
      // another name than the quote's is another buyer's
      const isOthers = input.name !== '' && foldText(input.name) !== foldText(before.name);
      const deal = await claimUnits(tx, scope, {
        stage: input.stage,
        personId: isOthers ? null : before.personId,
        name,
        phone: input.phone || before.phone,
        coBuyers: isOthers ? '' : before.coBuyers,
        units: terms.prices.map(({ unit }) => unit),
        terms,
        holdHours,
        note: paperNumber(before.year, before.number),
      });
      // this one, and no other that was made for the same buyer
      await tx.update(quotes).set({ dealId: null }).where(eq(quotes.dealId, deal.id));
      await tx.update(quotes).set({ dealId: deal.id }).where(eq(quotes.id, id));
      // the wish to reserve is fulfilled
      const lead = before.agreedAt && before.leadId ? await lockLead(tx, before.leadId) : null;
      if (lead) await answerLead(tx, actor, lead, new Date());
      await record(tx, scope, 'accept', before, { ...before, dealId: deal.id });
      return readQuote(tx, id);
    }),
  );
}
