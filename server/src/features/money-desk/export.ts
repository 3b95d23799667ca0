import type { DealRef, EntriesExportQuery } from '@diyar/contract/money-desk';
import type { VoidReason } from '@diyar/contract/rules/activity';
import { type CountingEvent, type Movement, movementsOf } from '@diyar/contract/rules/counting';
import type { Lang } from '@diyar/contract/rules/language';
import type { EntryKind, EntryReason } from '@diyar/contract/rules/ledger';
import { nameOf } from '@diyar/contract/rules/localized';
import { type Currency, decimalsOf } from '@diyar/contract/rules/money';
import { both } from '@diyar/contract/words/both';
import { lists } from '@diyar/contract/words/lists';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { cheques, deals, entries, entryRates, papers, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { audit } from '../changes/index.ts';
import type { Column, Table } from '../exports/index.ts';
import { countingOf, endedRates, movesBetween, paperNumber, stepsOfCheque } from '../ledger/index.ts';
import { dealRef, dealsFor } from './scope.ts';

/** Other requests are answered between two of them. */
const CHUNK = 200;

type Words<Key extends string> = Record<Key, Record<Lang, string>>;

const KINDS: Words<EntryKind> = {
  charge: { en: 'Charge', ar: 'مطلوب' },
  discount: both('discount'),
  payment: { en: 'Payment', ar: 'دفعة' },
  opening: both('openingBalance'),
  stated: { en: 'Paid as stated', ar: 'مدفوع بحسب القول' },
  refund: { en: 'Refund', ar: 'مردود' },
  writeOff: { en: 'Write-off', ar: 'مشطوب' },
};
const REASONS: Words<Exclude<EntryReason, ''>> = {
  price: both('dealPrice'),
  fee: both('fee'),
  forfeit: { en: 'Forfeit', ar: 'محتفظ به جزاءً' },
  rest: { en: 'Marked as fully paid', ar: 'عُدّ مسدّدًا بالكامل' },
};
const PAPERS = {
  receipt: both('receipt'),
  voucher: both('paymentVoucher'),
};
const EVENTS: Words<CountingEvent> = {
  entry: { en: 'Entry', ar: 'قيد' },
  rate: { en: 'Rate given', ar: 'تحديد سعر الصرف' },
  rateEnded: { en: 'Rate replaced', ar: 'تغيير سعر الصرف' },
  cleared: { en: 'Cleared', ar: 'تحصيل الشيك' },
  endorsed: { en: 'Endorsed', ar: 'تجيير الشيك' },
  returned: { en: 'Returned', ar: 'رجوع الشيك' },
  voided: { en: 'Voided after its month was closed', ar: 'إبطال بعد إقفال الشهر' },
};
/** Why the ledger itself voided an entry; people typed their own reasons. */
const whyVoid = (reason: string, lang: Lang) => {
  const { voidReasons } = lists[lang];
  return reason in voidReasons ? voidReasons[reason as VoidReason] : reason;
};
const YES = both('yes');

const recorder = alias(users, 'recorder');
const voider = alias(users, 'voider');

const readEntries = (db: Db, where: SQL | undefined) =>
  db
    .select({
      entry: entries,
      deal: dealRef,
      dealCurrency: deals.currency,
      cheque: cheques,
      steps: stepsOfCheque,
      rate: entryRates,
      endedRates,
      paper: { kind: papers.kind, year: papers.year, number: papers.number },
      recordedBy: displayName(recorder),
      voidedBy: displayName(voider),
    })
    .from(entries)
    .innerJoin(deals, eq(deals.id, entries.dealId))
    .leftJoin(cheques, eq(cheques.entryId, entries.id))
    .leftJoin(entryRates, and(eq(entryRates.entryId, entries.id), isNull(entryRates.voidedAt)))
    .leftJoin(papers, eq(papers.entryId, entries.id))
    .leftJoin(recorder, eq(recorder.id, entries.createdBy))
    .leftJoin(voider, eq(voider.id, entries.voidedBy))
    .where(where)
    .orderBy(asc(entries.onDay), asc(entries.id))
    .limit(CHUNK);

type EntryRow = Awaited<ReturnType<typeof readEntries>>[number];

/** An entry and one day on which it changed what counts; a single line without one where it never did. */
type Line = EntryRow & { movement: Movement | null };

const money = (amount: number | null, currency: Currency | null) =>
  amount === null || currency === null ? null : { amount, decimals: decimalsOf(currency) };
const day = (value: string | null | undefined) => (value ? { day: value } : null);
/** What a line adds to what counts, or takes from it. */
const counted = (counts: Movement['counts'], { movement, dealCurrency }: Line) =>
  movement?.counts === counts ? money(movement.amount, dealCurrency) : null;
const labels = ({ units }: DealRef, lang: Lang) =>
  units.map(({ label }) => label).join(lang === 'ar' ? '، ' : ', ');

const columns: Column<Line>[] = [
  { header: both('entry'), width: 9, cell: ({ entry }) => entry.id },
  { header: both('day'), width: 12, cell: ({ entry }) => day(entry.onDay) },
  {
    header: { en: 'Line', ar: 'السطر' },
    width: 16,
    cell: ({ movement }, lang) => EVENTS[movement?.event ?? 'entry'][lang],
  },
  { header: { en: 'Counts on', ar: 'يوم الاحتساب' }, width: 12, cell: ({ movement }) => day(movement?.on) },
  {
    header: both('building'),
    width: 20,
    cell: ({ deal }, lang) => deal.building && nameOf(deal.building, lang),
  },
  { header: both('units'), width: 14, cell: ({ deal }, lang) => labels(deal, lang) },
  { header: both('deal'), width: 9, cell: ({ deal }) => deal.id },
  { header: both('name'), width: 26, cell: ({ deal }) => deal.name },
  { header: both('phone'), width: 18, cell: ({ deal }) => deal.phone },
  { header: both('kind'), width: 16, cell: ({ entry }, lang) => KINDS[entry.kind][lang] },
  {
    header: { en: 'For', ar: 'عن' },
    width: 20,
    cell: ({ entry: { reason } }, lang) => (reason === '' ? '' : REASONS[reason][lang]),
  },
  {
    header: both('method'),
    width: 11,
    cell: ({ entry: { method } }, lang) => method && lists[lang].paymentMethods[method],
  },
  {
    header: both('amount'),
    width: 15,
    cell: ({ entry }) => money(entry.amount, entry.currency),
  },
  { header: both('currency'), width: 9, cell: ({ entry }) => entry.currency },
  { header: both('rate'), width: 11, cell: ({ rate }) => rate?.rate ?? null },
  {
    header: { en: 'Counts for', ar: 'يُحسب' },
    width: 15,
    cell: (line) => counted('for', line),
  },
  {
    header: { en: 'No longer counts', ar: 'لم يعد يُحسب' },
    width: 15,
    cell: (line) => counted('against', line),
  },
  {
    header: { en: 'Currency of the deal', ar: 'عملة الصفقة' },
    width: 12,
    cell: ({ dealCurrency }) => dealCurrency,
  },
  {
    header: both('bank'),
    width: 20,
    cell: ({ entry, cheque }) => cheque?.bank || entry.bank,
  },
  { header: both('chequeNo'), width: 14, cell: ({ cheque }) => cheque?.number ?? null },
  { header: both('fallsDue'), width: 12, cell: ({ cheque }) => day(cheque?.dueOn) },
  {
    header: both('state'),
    width: 14,
    cell: ({ cheque }, lang) => cheque && lists[lang].chequeStates[cheque.state],
  },
  { header: both('since'), width: 12, cell: ({ cheque }) => day(cheque?.stateOn) },
  { header: both('drawer'), width: 22, cell: ({ cheque }) => cheque?.drawer ?? null },
  {
    header: both('paper'),
    width: 24,
    cell: ({ paper }, lang) =>
      paper && `${PAPERS[paper.kind][lang]} ${paperNumber(paper.year, paper.number)}`,
  },
  { header: both('note'), width: 30, cell: ({ entry }) => entry.note },
  {
    header: both('isVoid'),
    width: 8,
    cell: ({ entry }, lang) => (entry.voidedAt ? YES[lang] : ''),
  },
  { header: { en: 'Voided on', ar: 'يوم الإلغاء' }, width: 12, cell: ({ entry }) => day(entry.voidedOn) },
  { header: { en: 'Voided by', ar: 'ألغاه' }, width: 16, cell: ({ voidedBy }) => voidedBy },
  {
    header: { en: 'Why void', ar: 'سبب الإلغاء' },
    width: 26,
    cell: ({ entry: { voidReason } }, lang) => whyVoid(voidReason, lang),
  },
  { header: { en: 'Corrects', ar: 'يصحّح' }, width: 9, cell: ({ entry }) => entry.replaces },
  { header: { en: 'Recorded by', ar: 'سجّله' }, width: 16, cell: ({ recordedBy }) => recordedBy },
  { header: { en: 'Recorded', ar: 'وقت التسجيل' }, width: 17, cell: ({ entry }) => entry.createdAt },
];

type Period = Pick<EntriesExportQuery, 'from' | 'to'>;

/** By day, read on from the last one seen: what is recorded meanwhile moves nothing. */
async function* entriesOf(db: Db, where: SQL | undefined): AsyncGenerator<EntryRow> {
  let last: EntryRow | undefined;
  do {
    const later =
      last && sql`(${entries.onDay}, ${entries.id}) > (${last.entry.onDay}::date, ${last.entry.id})`;
    const chunk = await readEntries(db, and(where, later));
    yield* chunk;
    last = chunk.length === CHUNK ? chunk.at(-1) : undefined;
  } while (last);
}

/** The lines of each entry that are in the period: by the day the money counts, or, where it does not, by its own. */
async function* linesOf(db: Db, where: SQL | undefined, { from, to }: Period): AsyncGenerator<Line> {
  for await (const row of entriesOf(db, and(where, movesBetween(db, from, to)))) {
    const movements = movementsOf(countingOf(row), row.dealCurrency);
    for (const movement of movements.length > 0 ? movements : [null]) {
      const on = movement?.on ?? row.entry.onDay;
      if ((from === null || on >= from) && (to === null || on <= to)) yield { ...row, movement };
    }
  }
}

/** An export holds personal data: the log says who took it. */
export async function exportEntries(
  db: Db,
  actor: Actor,
  { from, to, buildingId }: EntriesExportQuery,
): Promise<Table<Line>> {
  const where = await dealsFor(db, actor, buildingId);
  await audit(db, actor, 'money.export', { entity: 'entry', details: { from, to, buildingId } });
  const title = both('entries');
  return { name: 'entries', title, columns, rows: linesOf(db, where, { from, to }) };
}
