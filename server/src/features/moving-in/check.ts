import type { RunningIssue, RunningNote, RunningOutcome, RunningRow } from '@diyar/contract/moving-in';
import { foldText } from '@diyar/contract/rules/fold-text';
import type { DealId, LeadId, PersonId, UnitId } from '@diyar/contract/rules/ids';
import { type Currency, fromMinor, toMinor } from '@diyar/contract/rules/money';
import { phoneKey } from '@diyar/contract/rules/phone';
import { type PlanLine, planFromTemplate } from '@diyar/contract/rules/plans';
import { isFromCheques, planFromCheques } from '@diyar/contract/rules/running-plan';
import { checkLead, checkPerson } from './check-people.ts';
import { type Building, type Context, chequeKey, type KnownDeal, type KnownUnit } from './context.ts';
import { findUnits } from './find-units.ts';
import { issueOf, type Reading, refuseName } from './read-rows.ts';

export interface CheckedRow {
  reading: Reading;
  outcome: RunningOutcome;
  building: Building | null;
  units: KnownUnit[];
  issues: RunningIssue[];
  notes: RunningNote[];
  differences: RunningRow['differences'];
  /** The deal that is there: of a deal the same one, of a cheque its own. */
  dealId: DealId | null;
  /** Who is there already by the phone, and their lead about the same. */
  personId: PersonId | null;
  leadId: LeadId | null;
  /** Of a cheque: its deal among the rows. */
  of: CheckedRow | null;
  /** Of a deal: its cheques among the rows. */
  cheques: CheckedRow[];
  plan: PlanLine[];
}

const note = (code: RunningNote['code'], row: number | null = null, text = ''): RunningNote => ({
  ...{ code, row, text },
});

const begin = (reading: Reading): CheckedRow => ({
  ...{ reading, outcome: 'refused', building: null, units: [], issues: [...reading.issues], notes: [] },
  ...{ differences: [], dealId: null, personId: null, leadId: null, of: null, cheques: [], plan: [] },
});

const isSameBuyer = (known: KnownDeal, { buyer = '', phone = '' }: Reading['values']) => {
  const [a, b] = [phoneKey(known.phone), phoneKey(phone)];
  return a !== null && b !== null ? a === b : foldText(known.name) === foldText(buyer);
};

/** Same units, person, price and currency: it is there. */
function sameDeal(row: CheckedRow, context: Context): KnownDeal | 'another' | null {
  const ids = new Set(row.units.flatMap(({ dealId }) => dealId ?? []));
  if (ids.size === 0) return null;
  const [id] = [...ids];
  const known = id === undefined ? undefined : context.deals.get(id);
  const { values } = row.reading;
  const isSame =
    known !== undefined &&
    ids.size === 1 &&
    known.units.length === row.units.length &&
    known.units.every((unit) => row.units.some((one) => one.id === unit)) &&
    isSameBuyer(known, values) &&
    known.currency === values.currency &&
    values.currency !== undefined &&
    toMinor(known.price, values.currency) === toMinor(values.price ?? 0, values.currency);
  return isSame ? known : 'another';
}

function differencesOf({ values }: Reading, known: KnownDeal): CheckedRow['differences'] {
  const found: CheckedRow['differences'] = [];
  const say = (
    field: 'discount' | 'paid' | 'stage' | 'day',
    here: string | number,
    file: string | number,
  ) => {
    if (here !== file) found.push({ field, here, file });
  };
  say('discount', known.discount, values.discount ?? 0);
  say('paid', known.paid, values.paid ?? 0);
  if (values.stage) say('stage', known.stage, values.stage);
  if (values.day) say('day', known.on, values.day);
  return found;
}

function checkDeal(row: CheckedRow, context: Context, seen: Map<UnitId, number>, today: string): void {
  const { reading, issues } = row;
  const { values } = reading;
  findUnits(row, context);
  if (reading.lacksCurrency) issues.push(issueOf('currencyMissing', { field: 'currency' }));
  for (const unit of row.units) {
    const other = seen.get(unit.id);
    if (other !== undefined)
      issues.push(issueOf('unitTwice', { field: 'units', typed: unit.label, row: other }));
    else seen.set(unit.id, reading.row);
  }
  const { price = 0, discount = 0, currency } = values;
  if (currency && toMinor(discount, currency) > toMinor(price, currency))
    issues.push(issueOf('discountTooLarge', { field: 'discount', typed: reading.typed.discount ?? '' }));
  if (values.day && values.day > today)
    issues.push(issueOf('dayInFuture', { field: 'day', typed: values.day }));
  const known = sameDeal(row, context);
  if (known === 'another') {
    const taken = row.units.find(({ dealId }) => dealId !== null);
    const name = taken?.dealId ? (context.deals.get(taken.dealId)?.name ?? '') : '';
    issues.push(issueOf('unitTaken', { field: 'units', typed: name }));
  } else if (known) {
    row.dealId = known.id;
    row.differences = differencesOf(reading, known);
    if (foldText(known.name) !== foldText(values.buyer ?? ''))
      row.notes.push(note('otherName', null, known.name));
  } else {
    const offMarket = row.units.find(({ isOffMarket }) => isOffMarket);
    if (offMarket) issues.push(issueOf('unitWithdrawn', { field: 'units', typed: offMarket.label }));
  }
  row.outcome = issues.length > 0 ? 'refused' : row.dealId !== null ? 'unchanged' : 'new';
}

/** The deal of a cheque: by its unit, else by the buyer's name; among the rows, else among those that are there. */
function findDeal(row: CheckedRow, context: Context, ofFile: readonly CheckedRow[]): void {
  const { values } = row.reading;
  findUnits(row, context);
  if (row.issues.length > 0) return;
  const [unit] = row.units;
  if (unit) {
    row.of = ofFile.find(({ units }) => units.some(({ id }) => id === unit.id)) ?? null;
    row.dealId = row.of?.dealId ?? unit.dealId;
    if (!row.of && row.dealId === null)
      row.issues.push(issueOf('dealUnknown', { field: 'units', typed: unit.label }));
    return;
  }
  const key = foldText(values.buyer ?? '');
  if (key === '') return void row.issues.push(issueOf('missing', { field: 'units' }));
  const rows = ofFile.filter(({ reading }) => foldText(reading.values.buyer ?? '') === key);
  const there = [...context.deals.values()].filter(
    ({ id, name }) => foldText(name) === key && !rows.some(({ dealId }) => dealId === id),
  );
  if (rows.length + there.length > 1)
    row.issues.push(issueOf('dealOfTwo', { field: 'buyer', typed: values.buyer ?? '' }));
  else if (rows[0]) {
    row.of = rows[0];
    row.dealId = rows[0].dealId;
  } else if (there[0]) row.dealId = there[0].id;
  else row.issues.push(issueOf('dealUnknown', { field: 'buyer', typed: values.buyer ?? '' }));
}

function checkCheque(
  row: CheckedRow,
  context: Context,
  ofFile: readonly CheckedRow[],
  seen: Map<string, number>,
): void {
  const { reading, issues } = row;
  const { values } = reading;
  findDeal(row, context, ofFile);
  row.building ??= row.of?.building ?? null;
  const known = row.dealId === null ? undefined : context.deals.get(row.dealId);
  if (!values.currency) {
    const ofDeal = row.of?.reading.values.currency ?? known?.currency ?? undefined;
    if (ofDeal) values.currency = ofDeal;
    else issues.push(issueOf('currencyMissing', { field: 'currency' }));
  }
  if (values.state === 'cleared')
    issues.push(issueOf('chequeCleared', { field: 'state', typed: reading.typed.state ?? '' }));
  if (row.of?.outcome === 'refused') issues.push(issueOf('dealRefused', { row: row.of.reading.row }));
  const key = chequeKey(values.bank ?? '', values.number ?? '');
  const other = seen.get(key);
  if (other !== undefined && values.number)
    issues.push(issueOf('chequeTwice', { field: 'number', typed: values.number, row: other }));
  else if (values.number) seen.set(key, reading.row);
  const there = context.cheques.get(key);
  if (there && issues.length === 0) {
    row.dealId = there.dealId;
    if (values.amount !== undefined && values.amount !== there.amount)
      row.differences.push({ field: 'amount', here: there.amount, file: values.amount });
    if (values.dueOn && values.dueOn !== there.dueOn)
      row.differences.push({ field: 'dueOn', here: there.dueOn, file: values.dueOn });
  }
  row.outcome = issues.length > 0 ? 'refused' : there ? 'unchanged' : 'new';
  if (row.outcome !== 'refused') row.of?.cheques.push(row);
}

export const priceOf = ({ price = 0, discount = 0 }: Reading['values'], currency: Currency): number =>
  fromMinor(toMinor(price, currency) - toMinor(discount, currency), currency);

/** The plan of a new deal, once its cheques are known, and what should be looked at. */
function planDeal(row: CheckedRow, on: string): void {
  const { values } = row.reading;
  const { currency, plan = '', paid = 0, day } = values;
  if (row.outcome !== 'new' || !currency) return;
  const total = priceOf(values, currency);
  const own = row.cheques.filter(({ reading }) => reading.values.currency === currency);
  const inCheques = own.reduce((sum, one) => sum + toMinor(one.reading.values.amount ?? 0, currency), 0);
  if (toMinor(paid, currency) > toMinor(total, currency)) row.notes.push(note('overpaid'));
  else if (toMinor(paid, currency) + inCheques > toMinor(total, currency))
    row.notes.push(note('chequesBeyond'));
  if (plan === '') return;
  const handoverOn = row.building?.handoverDate ?? null;
  if (isFromCheques(plan)) {
    const cheques = own.map(({ reading: { values } }) => ({
      ...{ dueOn: values.dueOn ?? on, amount: values.amount ?? 0, number: values.number ?? '' },
    }));
    const made = planFromCheques({ total, paid, currency, on, cheques, handoverOn });
    row.plan = made.lines;
    if (made.hasRestWithoutDay) row.notes.push(note('restWithoutDay'));
    return;
  }
  const key = foldText(plan);
  const template = row.building?.plans.find(
    ({ nameEn, nameAr }) => foldText(nameEn) === key || foldText(nameAr) === key,
  );
  if (template && total > 0)
    row.plan = planFromTemplate(template.steps, {
      ...{ total, currency, signingOn: day ?? on, handoverOn },
      stages: row.building?.stages,
    });
  if (template) return;
  const choices = row.building?.plans.map(({ nameAr, nameEn }) => nameAr || nameEn).slice(0, 3) ?? [];
  refuseName(row, 'plan', issueOf('planUnknown', { typed: plan, choices }));
  row.outcome = 'refused';
  // their deal does not come in
  for (const cheque of row.cheques) {
    cheque.outcome = 'refused';
    cheque.issues.push(issueOf('dealRefused', { row: row.reading.row }));
  }
  row.cheques = [];
}

/** Two names on one phone are one person: said, so that somebody who knows better corrects the phone. */
function nameSharedPhones(rows: readonly CheckedRow[]): void {
  const first = new Map<string, CheckedRow>();
  for (const row of rows) {
    const { phone, buyer = '' } = row.reading.values;
    const key = phone ? phoneKey(phone) : null;
    if (key === null || row.outcome === 'refused') continue;
    const other = first.get(key);
    if (!other) first.set(key, row);
    else if (foldText(other.reading.values.buyer ?? '') !== foldText(buyer))
      row.notes.push(note('samePhone', other.reading.row, other.reading.values.buyer ?? ''));
  }
}

/** Every row, checked against what is there now. */
export function checkRows(
  readings: readonly Reading[],
  context: Context,
  { on, today }: { on: string; today: string },
): CheckedRow[] {
  const rows = readings.map(begin);
  const ofDeals = rows.filter(({ reading }) => reading.kind === 'deals');
  const seenUnits = new Map<UnitId, number>();
  for (const row of ofDeals) checkDeal(row, context, seenUnits, today);
  const seenCheques = new Map<string, number>();
  for (const row of rows) if (row.reading.kind === 'cheques') checkCheque(row, context, ofDeals, seenCheques);
  for (const row of ofDeals) planDeal(row, on);
  nameSharedPhones(ofDeals);
  const [seenPersons, seenLeads] = [new Map<string, number>(), new Map<string, number>()];
  for (const row of rows) {
    if (row.reading.kind === 'persons') checkPerson(row, context, seenPersons);
    if (row.reading.kind === 'leads') checkLead(row, context, seenLeads);
  }
  return rows;
}
