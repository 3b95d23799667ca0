import type { ChequesInput } from '@diyar/contract/cheque-input';
import { issue } from '@diyar/contract/field-issues';
import type { CorrectionInput, EntryInput, RateInput, VoidInput } from '@diyar/contract/ledger';
import { entryRight } from '@diyar/contract/rules/entry-right';
import type { DealId } from '@diyar/contract/rules/ids';
import { isReceived, moves } from '@diyar/contract/rules/ledger';
import { type Currency, decimalsOf, isExact } from '@diyar/contract/rules/money';
import { mayEnter } from '@diyar/contract/rules/roles';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deals, entries } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { requestDigest, requireSameContent } from '../../request-key.ts';
import { checkEntry, requireNewCheque, requireRoom } from './checks.ts';
import { companyDay, invalidField, requireOpenDay } from './days.ts';
import { type DealMoney, holdMoney, isEnded, requireVersion } from './deal.ts';
import { requireMovingIn } from './moving-in.ts';
import { issuePaper } from './papers.ts';
import { recordMoney } from './record.ts';
import { reserveForMoney } from './reserve.ts';
import { settleLedger } from './settle.ts';
import {
  activeEntries,
  type EntryRow,
  insertCheque,
  insertEntry,
  insertRate,
  nameCurrency,
  VOIDED_BY,
  voidEntries,
} from './write.ts';

const shownAmount = (amount: number, currency: Currency) => `${amount} ${currency}`;

/** An entry in the history. */
export const entrySnapshot = (
  entry: Pick<EntryRow, 'kind' | 'amount' | 'currency' | 'method' | 'onDay' | 'note'>,
  chequeNumber = '',
) => ({
  kind: entry.kind,
  amount: shownAmount(entry.amount, entry.currency),
  method: entry.method,
  paidOn: entry.onDay,
  chequeNumber,
  note: entry.note,
});

function requireRight(actor: Actor | null, entry: Parameters<typeof entryRight>[0]): void {
  if (actor !== null && !mayEnter(actor, entryRight(entry))) throw new AppError('forbidden');
}

/** A repeated request: it is stored already. */
async function isStored(tx: Tx, dealId: DealId, key: string, input: object): Promise<boolean> {
  if (key === '') return false;
  const [found] = await tx
    .select({ dealId: entries.dealId, digest: entries.requestDigest })
    .from(entries)
    .where(eq(entries.requestKey, key));
  if (found && found.dealId !== dealId) throw new AppError('conflict');
  if (found) requireSameContent(found.digest, input);
  return found !== undefined;
}

interface Options {
  replaces?: number;
  key?: string | null;
  /** What was sent with the key, where that is more than this entry. */
  sent?: object;
}

/** Writes one checked entry with its rate, cheque and paper. */
export async function writeEntry(
  tx: Tx,
  actor: Actor | null,
  money: DealMoney,
  input: EntryInput,
  { replaces, key = null, sent = input }: Options = {},
): Promise<EntryRow> {
  const { deal } = money;
  const isCheque = input.kind === 'payment' && input.method === 'cheque';
  const reason = input.kind === 'charge' ? (input.reason ?? 'fee') : input.reason === 'rest' ? 'rest' : '';
  if (input.kind === 'charge' && deal.currency === null) await nameCurrency(tx, deal, input.currency);
  const entry = await insertEntry(tx, actor, deal.id, {
    kind: input.kind,
    reason,
    onDay: input.on,
    amount: input.amount,
    currency: input.currency,
    method: moves(input.kind) ? input.method : null,
    bank: isCheque ? '' : input.bank,
    note: input.note,
    replaces,
    requestKey: key,
    requestDigest: key && requestDigest(sent),
  });
  if (isCheque && input.dueOn)
    await insertCheque(tx, actor, entry, {
      bank: input.bank,
      number: input.chequeNumber,
      dueOn: input.dueOn,
      drawer: input.drawer,
    });
  await insertRate(tx, actor, entry, deal.currency, input, input.on);
  if (isReceived(input.kind)) await voidStated(tx, actor, deal.id);
  if (reason === 'rest') await tx.update(deals).set({ markedFullyPaid: true }).where(eq(deals.id, deal.id));
  return entry;
}

/** What somebody said was paid is over once something was received. */
async function voidStated(tx: Tx, actor: Actor | null, dealId: DealId): Promise<void> {
  const stated = (await activeEntries(tx, dealId)).filter(({ kind }) => kind === 'stated');
  await voidEntries(
    tx,
    actor,
    stated.map(({ id }) => id),
    VOIDED_BY.paid,
  );
}

/** The balance on the paper is the one after everything that the entry led to. */
async function finish(
  tx: Tx,
  actor: Actor | null,
  before: DealMoney,
  written: readonly EntryRow[],
): Promise<void> {
  const money = await settleLedger(tx, actor, before);
  for (const entry of written) if (moves(entry.kind)) await issuePaper(tx, actor, entry, money);
}

export const addEntry = (db: Db, actor: Actor | null, dealId: DealId, input: EntryInput): Promise<void> =>
  db.transaction(async (tx) => {
    requireRight(actor, input);
    const held = await holdMoney(tx, actor, dealId);
    if (await isStored(tx, dealId, input.key, input)) return;
    requireVersion(held, input.version);
    if (input.kind === 'opening') await requireMovingIn(tx, actor);
    await requireRoom(tx, dealId, 1, 'amount');
    await checkEntry(tx, held, input);
    const money = isReceived(input.kind) ? await reserveForMoney(tx, actor, held) : held;
    const entry = await writeEntry(tx, actor, money, input, { key: input.key || null });
    await recordMoney(tx, actor, money, {
      action: 'entryAdded',
      after: entrySnapshot(entry, input.chequeNumber),
    });
    await finish(tx, actor, held, [entry]);
  });

/** A fee that comes with another step of the deal, which is locked. */
export async function chargeFee(
  tx: Tx,
  actor: Actor,
  held: DealMoney,
  { amount, on, note }: { amount: number; on: string; note: string },
): Promise<{ entryId: number; money: DealMoney }> {
  const { currency } = held.deal;
  if (currency === null) throw invalidField(['fee'], 'invalid');
  if (!isExact(amount, currency)) throw invalidField(['fee'], issue('tooManyDecimals', decimalsOf(currency)));
  const fee: EntryInput = {
    ...{ kind: 'charge', reason: 'fee', amount, currency, on, note },
    ...{ method: null, bank: '', chequeNumber: '', dueOn: null, drawer: '' },
    ...{ rate: null, countsFor: null, key: '', version: null },
  };
  requireRight(actor, fee);
  await requireRoom(tx, held.deal.id, 1, 'fee');
  await checkEntry(tx, held, fee);
  const entry = await writeEntry(tx, actor, held, fee);
  await recordMoney(tx, actor, held, { action: 'entryAdded', after: entrySnapshot(entry) });
  return { entryId: entry.id, money: await settleLedger(tx, actor, held) };
}

/** Post-dated cheques handed in together: each has its entry and its receipt. */
export const addCheques = (db: Db, actor: Actor | null, dealId: DealId, input: ChequesInput): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await holdMoney(tx, actor, dealId);
    if (await isStored(tx, dealId, input.key && `${input.key}:0`, input)) return;
    requireVersion(held, input.version);
    await requireRoom(tx, dealId, input.cheques.length, 'cheques');
    await requireOpenDay(tx, input.on);
    if (isEnded(held.deal)) throw new AppError('dealEnded');
    const money = await reserveForMoney(tx, actor, held);
    const written: EntryRow[] = [];
    for (const [i, { number, dueOn, amount }] of input.cheques.entries()) {
      const isTwice = input.cheques.findIndex((one) => one.number === number) !== i;
      if (isTwice) throw invalidField(['cheques', i, 'number'], 'duplicateNumber');
      await requireNewCheque(tx, input.bank, number, ['cheques', i, 'number']);
      const { bank, drawer, currency, on, note } = input;
      const entry = await writeEntry(
        tx,
        actor,
        money,
        {
          kind: 'payment',
          reason: null,
          method: 'cheque',
          amount,
          currency,
          on,
          bank,
          chequeNumber: number,
          dueOn,
          drawer,
          note,
          rate: null,
          countsFor: null,
          key: '',
          version: null,
        },
        { key: input.key ? `${input.key}:${i}` : null, sent: input },
      );
      written.push(entry);
    }
    const [first, last] = [input.cheques[0], input.cheques.at(-1)];
    const total = written.reduce((sum, { amount }) => sum + Math.round(amount * 1000), 0) / 1000;
    await recordMoney(tx, actor, money, {
      action: 'chequesAdded',
      after: {
        total: shownAmount(total, input.currency),
        count: written.length,
        chequeNumber: first?.number ?? '',
        firstDate: first?.dueOn ?? '',
        lastDate: last?.dueOn ?? '',
        note: input.note,
      },
    });
    await finish(tx, actor, held, written);
  });

/** An entry with its deal locked. */
export async function holdEntry(
  tx: Tx,
  actor: Actor | null,
  entryId: number,
  version: number | null,
): Promise<{ money: DealMoney; entry: EntryRow }> {
  const find = async () => (await tx.select().from(entries).where(eq(entries.id, entryId)))[0];
  const seen = await find();
  if (!seen) throw new AppError('notFound');
  const money = await holdMoney(tx, actor, seen.dealId);
  requireVersion(money, version);
  const entry = await find();
  if (!entry) throw new AppError('notFound');
  return { money, entry };
}

async function voidHeld(
  tx: Tx,
  actor: Actor | null,
  { money, entry }: { money: DealMoney; entry: EntryRow },
  reason: string,
) {
  if (entry.voidedAt) throw new AppError('entryIsVoid');
  // prices of an ended deal are void already; what is left are payments, refunds and the forfeit
  await voidEntries(tx, actor, [entry.id], reason);
  if (entry.reason === 'rest')
    await tx.update(deals).set({ markedFullyPaid: false }).where(eq(deals.id, entry.dealId));
  await recordMoney(tx, actor, money, {
    action: 'entryVoided',
    before: entrySnapshot(entry),
    after: { reason },
  });
}

export const voidEntry = (db: Db, actor: Actor | null, entryId: number, input: VoidInput): Promise<DealId> =>
  db.transaction(async (tx) => {
    const held = await holdEntry(tx, actor, entryId, input.version);
    requireRight(actor, held.entry);
    await voidHeld(tx, actor, held, input.reason);
    await settleLedger(tx, actor, held.money);
    return held.entry.dealId;
  });

/** Voids an entry and writes another in its place, with a paper of its own. */
export const correctEntry = (
  db: Db,
  actor: Actor | null,
  entryId: number,
  { reason, entry: input, version }: CorrectionInput,
): Promise<DealId> =>
  db.transaction(async (tx) => {
    const held = await holdEntry(tx, actor, entryId, version);
    requireRight(actor, held.entry);
    const { dealId } = held.entry;
    if (held.entry.kind !== input.kind) throw invalidField(['entry', 'kind'], 'invalidChoice');
    if (await isStored(tx, dealId, input.key, input)) return dealId;
    await voidHeld(tx, actor, held, reason);
    const money = await holdMoney(tx, actor, dealId);
    await checkEntry(tx, money, input);
    const entry = await writeEntry(
      tx,
      actor,
      money,
      { ...input, reason: held.entry.reason || input.reason },
      {
        replaces: entryId,
        key: input.key || null,
        sent: input,
      },
    );
    await recordMoney(tx, actor, money, {
      action: 'entryAdded',
      after: entrySnapshot(entry, input.chequeNumber),
    });
    await finish(tx, actor, held.money, [entry]);
    return dealId;
  });

/** A rate given later is a further fact with its own day; the receipt stays as it was. */
export const addRate = (db: Db, actor: Actor | null, entryId: number, input: RateInput): Promise<DealId> =>
  db.transaction(async (tx) => {
    const { money, entry } = await holdEntry(tx, actor, entryId, input.version);
    if (entry.voidedAt) throw new AppError('entryIsVoid');
    const { currency } = money.deal;
    const on = input.on ?? companyDay();
    await requireOpenDay(tx, on);
    if (on < entry.onDay) throw invalidField(['on'], 'invalidRange');
    const counted = await insertRate(tx, actor, entry, currency, input, on);
    if (counted === null || currency === null) throw invalidField(['rate'], 'invalid');
    await recordMoney(tx, actor, money, {
      action: 'rateAdded',
      after: {
        amount: shownAmount(entry.amount, entry.currency),
        rate: input.rate,
        countsFor: shownAmount(counted, currency),
        paidOn: on,
      },
    });
    await settleLedger(tx, actor, money, 'bank');
    return entry.dealId;
  });
