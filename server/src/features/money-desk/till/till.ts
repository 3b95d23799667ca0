import { issue } from '@diyar/contract/field-issues';
import { dayOf } from '@diyar/contract/rules/company-hours';
import { type Currency, decimalsOf, inOrder, toMinor } from '@diyar/contract/rules/money';
import { RIGHTS } from '@diyar/contract/rules/rights';
import { mayEnter, rolesWith } from '@diyar/contract/rules/roles';
import { tillSums } from '@diyar/contract/rules/till';
import type {
  CloseTillInput,
  CountedSum,
  Till,
  TillClosing,
  TillClosings,
  TillClosingsQuery,
  TillLine,
  TillQuery,
} from '@diyar/contract/till';
import { and, asc, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Actor } from '../../../actor.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { listPage } from '../../../db/list-page.ts';
import { entries, tillClosings, users } from '../../../db/schema.ts';
import { displayName, nameOf } from '../../../db/user-names.ts';
import { AppError } from '../../../errors.ts';
import { audit } from '../../changes/index.ts';
import { companyDay, companyOnPaper, invalidField, nextNumber, paperNumber } from '../../ledger/index.ts';
import { openLines } from './lines.ts';

/** Whoever is bound to buildings, or has the right for what they did, has one till: their own. */
const seesAll = (actor: Actor) => !actor.isBound && RIGHTS.tills.of[actor.role] === 'yes';

function ofCashier(actor: Actor, cashierId: number | null): number {
  const id = cashierId ?? actor.id;
  if (id !== actor.id && !seesAll(actor)) throw new AppError('forbidden');
  return id;
}

/** 2026-T-0214: told apart from a receipt. */
export const closingNumber = (year: number, number: number) => paperNumber(year, number).replace('-', '-T-');

const cashierColumns = { id: users.id, name: displayName() };

/** Those who may take cash, and whoever took some. */
async function readCashiers(db: Db, actor: Actor): Promise<Till['cashiers']> {
  if (!seesAll(actor)) return [{ id: actor.id, name: nameOf(actor) }];
  const took = db.select({ id: entries.id }).from(entries);
  return db
    .select(cashierColumns)
    .from(users)
    .where(
      or(
        and(inArray(users.role, rolesWith('tills')), isNull(users.deletedAt)),
        exists(took.where(and(eq(entries.createdBy, users.id), eq(entries.method, 'cash')))),
      ),
    )
    .orderBy(asc(displayName()), asc(users.id));
}

const readLast = async (db: Db | Tx, cashierId: number) => {
  const [last] = await db
    .select()
    .from(tillClosings)
    .where(eq(tillClosings.cashierId, cashierId))
    .orderBy(desc(tillClosings.id))
    .limit(1);
  return last ?? null;
};

async function findCashier(db: Db | Tx, id: number): Promise<Till['cashier']> {
  const [found] = await db.select(cashierColumns).from(users).where(eq(users.id, id));
  if (!found) throw new AppError('notFound');
  return found;
}

/** What is in the till of a cashier now; a day only where nothing was closed yet. */
export async function readTill(db: Db, actor: Actor, query: TillQuery): Promise<Till> {
  const cashierId = ofCashier(actor, query.cashierId);
  const cashier = await findCashier(db, cashierId);
  const last = await readLast(db, cashierId);
  const lines = await openLines(db, cashierId, last ? null : query.from);
  const oldest = lines.at(-1);
  return {
    cashier,
    cashiers: await readCashiers(db, actor),
    mayClose: mayEnter(actor, 'tills'),
    last: last && {
      id: last.id,
      number: closingNumber(last.year, last.number),
      at: last.createdAt.toISOString(),
    },
    since: oldest ? dayOf(Date.parse(oldest.at)) : null,
    sums: tillSums(lines),
    lines,
  };
}

/** What was counted beside what should be there; a currency that was counted and never recorded is a difference, too. */
function countedSums(lines: readonly TillLine[], { counted }: CloseTillInput): CountedSum[] {
  const sums = tillSums(lines);
  const currencies = inOrder([...sums, ...counted].map(({ currency }) => currency));
  return currencies.map((currency: Currency) => {
    const at = counted.findIndex((one) => one.currency === currency);
    const given = counted[at];
    const none = { received: 0, paidOut: 0, voidedReceipts: 0, voidedRefunds: 0, expected: 0 };
    const sum = sums.find((one) => one.currency === currency) ?? { currency, ...none };
    // recorded or voided since the screen was loaded: it has to be counted again
    if (!given || toMinor(given.expected, currency) !== toMinor(sum.expected, currency))
      throw new AppError('tillMoved');
    if (Math.abs(given.counted * 10 ** decimalsOf(currency) - toMinor(given.counted, currency)) > 1e-6)
      throw invalidField(['counted', at, 'counted'], issue('tooManyDecimals', decimalsOf(currency)));
    const difference = toMinor(given.counted, currency) - toMinor(sum.expected, currency);
    return { ...sum, counted: given.counted, difference: difference / 10 ** decimalsOf(currency) };
  });
}

const idsOf = (lines: readonly TillLine[], isVoid: boolean) =>
  lines.filter(({ side }) => side.startsWith('voided') === isVoid).map(({ entryId }) => entryId);

/** What is counted here is counted nowhere else: each entry and each void names its closing. */
async function stamp(tx: Tx, closingId: number, lines: readonly TillLine[]): Promise<void> {
  const few = 5_000;
  for (const isVoid of [false, true]) {
    const ids = idsOf(lines, isVoid);
    for (let i = 0; i < ids.length; i += few)
      await tx
        .update(entries)
        .set(isVoid ? { voidTillClosingId: closingId } : { tillClosingId: closingId })
        .where(inArray(entries.id, ids.slice(i, i + few)));
  }
}

/** Two windows at once make one closing: the second sees that another came before it. */
export async function closeTill(db: Db, actor: Actor, input: CloseTillInput): Promise<TillClosing> {
  const cashierId = ofCashier(actor, input.cashierId);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('till'), ${cashierId})`);
    const cashier = await findCashier(tx, cashierId);
    const last = await readLast(tx, cashierId);
    if ((last?.id ?? null) !== input.after) throw new AppError('tillMoved');
    const from = last ? null : input.from;
    const all = await openLines(tx, cashierId);
    const lines = from === null ? all : all.filter(({ at }) => dayOf(Date.parse(at)) >= from);
    const sums = countedSums(lines, input);
    if (input.reason === '' && sums.some(({ difference }) => difference !== 0))
      throw invalidField(['reason'], 'differenceUnexplained');
    const company = await companyOnPaper(tx);
    const year = Number(companyDay().slice(0, 4));
    const number = await nextNumber(tx, 'till', year);
    const [closing] = await tx
      .insert(tillClosings)
      .values({
        year,
        number,
        cashierId,
        countedFrom: from,
        data: {
          company,
          cashier: cashier.name,
          closedBy: nameOf(actor),
          sums,
          reason: input.reason,
          lines,
        },
        closedBy: actor.id,
      })
      .returning();
    if (!closing) throw new Error('insert returned nothing');
    await stamp(tx, closing.id, all);
    await audit(tx, actor, 'money.closeTill', {
      entity: 'till',
      id: closing.id,
      details: { number: closingNumber(year, number), name: cashier.name },
    });
    return present(closing);
  });
}

const present = ({
  id,
  year,
  number,
  createdAt,
  countedFrom,
  data,
}: typeof tillClosings.$inferSelect): TillClosing => ({
  id,
  number: closingNumber(year, number),
  at: createdAt.toISOString(),
  on: dayOf(createdAt),
  countedFrom,
  data,
});

/** As it was stored. */
export async function readClosing(db: Db, actor: Actor, id: number): Promise<TillClosing> {
  const [found] = await db.select().from(tillClosings).where(eq(tillClosings.id, id));
  if (!found) throw new AppError('notFound');
  if (found.cashierId !== actor.id && !seesAll(actor)) throw new AppError('forbidden');
  return present(found);
}

/** Newest first: of one cashier, or of all whom the user may see. */
export async function listClosings(
  db: Db,
  actor: Actor,
  { cashierId, ...page }: TillClosingsQuery,
): Promise<TillClosings> {
  const own = seesAll(actor) ? cashierId : ofCashier(actor, cashierId);
  const where = own === null ? undefined : eq(tillClosings.cashierId, own);
  const rows = db.select().from(tillClosings).where(where).orderBy(desc(tillClosings.id));
  const list = await listPage(page, rows, db.$count(tillClosings, where));
  const items = list.items.map((row) => {
    const { data, countedFrom: _, ...closing } = present(row);
    return {
      ...closing,
      cashier: data.cashier,
      counted: data.sums.map(({ currency, counted }) => ({ currency, amount: counted })),
      differences: data.sums.flatMap(({ currency, difference }) =>
        difference === 0 ? [] : [{ currency, amount: difference }],
      ),
    };
  });
  return { ...list, items };
}
