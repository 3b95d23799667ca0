import type { PaperData } from '@diyar/contract/papers';
import type { HistoryAction, HistoryField } from '@diyar/contract/rules/deal-history';
import { searchColumn } from '@diyar/contract/rules/fold-text';
import { balanceOfLedger, type ChequeState, countedAt, type EntryLine } from '@diyar/contract/rules/ledger';
import type { Currency } from '@diyar/contract/rules/money';
import { entrySnapshot, paperData } from '../../server/src/features/ledger/index.ts';
import { closedOn, dayOf, lastClosed, monthOf } from './calendar.ts';
import type { Deal, NewCheque } from './deal.ts';
import type { Staff } from './journal.ts';
import type { Rows, World } from './world.ts';

type Columns = Omit<Rows['entries'][number], 'dealId' | 'onDay' | 'currency'> & { currency?: Currency };
type Entry = Rows['entries'][number] & { id: number; onDay: string };
type Cheque = Rows['cheques'][number];
type Values = Partial<Record<HistoryField, string | number | boolean | null>>;
type Rated = { rate: number; countsFor: number };

const CANCELLED = 'dealCancelled';

/** The rows of one deal's ledger, as the product would have written them. */
export function openBook(world: World, { row, place, homes }: Deal) {
  const { rows, journal, ground, today } = world;
  const [home] = homes;
  const own: Entry[] = [];
  const lines = new Map<number, EntryLine>();
  const cheques = new Map<number, Cheque>();

  function tell(
    at: Date,
    by: Staff,
    action: HistoryAction,
    before: Values | null,
    after: Values | null,
    context: HistoryField[] = [],
  ): void {
    Object.assign(row, { version: (row.version ?? 1) + 1, updatedAt: at });
    const fields = Object.keys({ ...before, ...after });
    const details = { label: home.number, building: place.nameAr || place.nameEn, fields };
    journal.write(
      at,
      by,
      [{ entity: 'deal', id: row.id, action, before, after, context }],
      [`lacasa.${action}`, { entity: 'apartment', id: home.no, details }],
    );
  }

  function write(at: Date, by: Staff, columns: Columns, countsFor: number | null = columns.amount): Entry {
    const entry: Entry = {
      ...{ id: world.id('entries'), dealId: row.id, onDay: dayOf(at), currency: row.currency },
      ...{ method: null, bank: '', note: '', ...columns, createdBy: by.id, createdAt: at },
    };
    rows.entries.push(entry);
    own.push(entry);
    const { kind, reason = '', amount, currency, method } = entry;
    const chequeState = method === 'cheque' ? ('drawer' as const) : null;
    lines.set(entry.id, { kind, reason, amount, currency, countsFor, chequeState, isVoid: false });
    return entry;
  }

  const cheque = (entryId: number) => {
    const [found, line] = [cheques.get(entryId), lines.get(entryId)];
    if (!found || !line) throw new Error('no such cheque');
    return { row: found, line, amount: line.amount };
  };

  function move(at: Date, by: Staff, entryId: number, state: ChequeState, note = ''): void {
    const onDay = dayOf(at);
    const columns = { entryId, state, onDay, note, createdBy: by.id, createdAt: at };
    rows.chequeSteps.push({ id: world.id('chequeSteps'), ...columns });
    const { row: moved, line } = cheque(entryId);
    Object.assign(moved, { state, stateOn: onDay });
    line.chequeState = state;
  }

  return {
    tell,
    write,
    cheque,
    move,
    balance: () => balanceOfLedger([...lines.values()], row.currency),
    /** Money, at the rate of the day where it is of another currency. */
    receive(at: Date, by: Staff, columns: Omit<Columns, 'kind'> & { currency: Currency }, rate?: number) {
      const { amount, currency } = columns;
      const isOwn = currency === row.currency;
      const countsFor = isOwn ? amount : rate ? countedAt(amount, currency, row.currency, rate) : null;
      const entry = write(at, by, { kind: 'payment', ...columns }, countsFor);
      const rated: Rated | undefined = !isOwn && rate && countsFor !== null ? { rate, countsFor } : undefined;
      if (rated)
        rows.entryRates.push({
          ...{ id: world.id('entryRates'), entryId: entry.id, ...rated, onDay: entry.onDay },
          ...{ createdBy: by.id, createdAt: at },
        });
      return { entry, rated };
    },
    /** A cheque comes into the drawer. */
    take(at: Date, by: Staff, { amount, ...told }: NewCheque, replaces: number | null = null): Entry {
      const entry = write(at, by, { kind: 'payment', amount, method: 'cheque', replaces });
      const { bank, number, dueOn, drawer } = told;
      const taken: Cheque = {
        ...{ entryId: entry.id, bank, number, dueOn, drawer, state: 'drawer', stateOn: entry.onDay },
        search: searchColumn(number, bank, drawer),
      };
      rows.cheques.push(taken);
      cheques.set(entry.id, taken);
      move(at, by, entry.id, 'drawer');
      return entry;
    },
    added(at: Date, by: Staff, { method = null, note = '', ...entry }: Entry, number = ''): void {
      tell(at, by, 'entryAdded', null, entrySnapshot({ ...entry, method, note }, number));
    },
    /** The receipt or voucher, with the balance as it is now. */
    issue(
      at: Date,
      by: Staff,
      { method = null, bank = '', note = '', ...entry }: Entry,
      { rate, ...replaces }: { rate?: Rated | undefined } & Pick<PaperData, 'replaces'> = {},
    ): void {
      const taken = cheques.get(entry.id);
      const { name, coBuyers = '', phone, title = '', currency, stage } = row;
      const data = paperData(
        { ...entry, method, bank, note },
        {
          lines: [...lines.values()],
          building: place,
          deal: { name, coBuyers, phone, title, currency, stage },
        },
        {
          ...{
            company: ground.company,
            units: homes.map(({ number }) => number).join(', '),
            cashier: by.fullName,
          },
          ...{ rate, cheque: taken && { bank: '', number: '', drawer: '', ...taken }, ...replaces },
        },
      );
      world.papers.push({
        at,
        kind: entry.kind === 'refund' ? 'voucher' : 'receipt',
        entryId: entry.id,
        data,
      });
    },
    /** The price is void. What counted in a month that was closed by then counts there for ever, and until that day. */
    voidPrice(at: Date, by: Staff): void {
      const voidedOn = dayOf(at);
      for (const entry of own) {
        if (entry.kind === 'payment' || entry.kind === 'refund') continue;
        const month = monthOf(entry.onDay);
        const wasClosed = closedOn(month, today) < voidedOn && month <= lastClosed(today);
        Object.assign(entry, {
          ...{ voidedAt: at, voidedOn, voidedBy: by.id, voidReason: CANCELLED },
          ...(wasClosed && { countsUntil: voidedOn, closedMonth: `${month}-01`, buildingId: place.id }),
        });
        const line = lines.get(entry.id);
        if (line) line.isVoid = true;
      }
    },
    /** Cheques in the drawer go back to the buyer. */
    giveBack(at: Date, by: Staff): void {
      for (const [entryId, { state }] of cheques) if (state === 'drawer') move(at, by, entryId, 'givenBack');
    },
  };
}
