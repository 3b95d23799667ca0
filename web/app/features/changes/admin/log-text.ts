import type { AuditEntry } from '@diyar/contract/changes';
import type { ChangeNames } from '@diyar/contract/history';
import {
  CHANGE_FIELDS,
  type LogAction,
  type ValueKind,
  type Word,
  type WordKind,
} from '@diyar/contract/rules/activity';
import type { HistoryAction } from '@diyar/contract/rules/deal-history';
import type { Lang } from '@diyar/contract/rules/language';
import { LOG_DETAILS, type LogDetail } from '@diyar/contract/rules/log-details';
import type { Currency } from '@diyar/contract/rules/money';
import { moneyText } from '@diyar/contract/rules/money-text';
import type { AdminTexts } from '~/i18n/admin/index.ts';
import { countryName } from '~/i18n/countries.ts';
import { isolate } from '~/i18n/isolate.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { calendarDay, fullMoment, monthName } from '~/lib/admin/dates.ts';

/** A code that the texts have. One of a newer version is told in general words, never by its code. */
const has = <Known extends object>(known: Known, code: PropertyKey): code is keyof Known =>
  Object.hasOwn(known, code);

/** The rows of a deal have the bare action where a write has no line in the log: a hold that ended by itself. */
function actionNames({
  changes: audit,
  buildingsHistory,
}: AdminTexts): Record<LogAction | HistoryAction, string> {
  return { ...buildingsHistory.actions, ...audit.actions };
}

export function actionOf({ action }: Pick<AuditEntry, 'action'>, t: AdminTexts): string {
  const names = actionNames(t);
  return has(names, action) ? names[action] : t.changes.otherAction;
}

type Hidden<Of> = { [Name in keyof Of]: Of[Name] extends 'hidden' ? Name : never }[keyof Of];
type ShownField = {
  [E in keyof typeof CHANGE_FIELDS]: Exclude<
    keyof (typeof CHANGE_FIELDS)[E],
    Hidden<(typeof CHANGE_FIELDS)[E]>
  >;
}[keyof typeof CHANGE_FIELDS];

/** A field or detail that nobody named does not compile. The facts of a unit have the names of its editor. */
function fieldNames({ changes: audit, buildingsHistory, unitSheetUnit }: AdminTexts) {
  const { fullName, isActive, role, slug } = audit.details;
  const fields: Record<ShownField, string> = {
    fullName,
    isActive,
    role,
    slug,
    ...buildingsHistory.fields,
    ...unitSheetUnit.facts,
    ...audit.fields,
  };
  return fields;
}

/** The details that name the object, and so are not repeated. */
const NAMING = [
  'nameEn',
  'nameAr',
  'name',
  'username',
  'senderName',
  'apartmentName',
  'label',
  'number',
  'building',
] as const;
type Naming = (typeof NAMING)[number];
type ShownDetail = Exclude<LogDetail, Naming | Hidden<typeof LOG_DETAILS>>;
const isNaming = (name: string) => NAMING.some((one) => one === name);

function detailNames(t: AdminTexts): Record<ShownDetail, string> {
  const { floorsFrom, floorsTo } = t.changes.fields;
  return { floorsFrom, floorsTo, ...t.changes.details };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The object of the action: its name in the user's language, else its number; a unit with its building. */
export function subjectOf({ details, entityId, userName }: AuditEntry, lang: Lang): string {
  const { nameEn, nameAr, name, username, senderName, apartmentName, label, number } = details;
  const own = lang === 'ar' ? nameAr : nameEn;
  const names = [userName, own, nameEn, nameAr, name, username, senderName, apartmentName, label, number];
  const found = names.map(text).find(Boolean) ?? (entityId === null ? '' : `#${entityId}`);
  return [found, text(details.building)].filter(Boolean).map(isolate).join(' · ');
}

/** The words of each list of codes; a code without a word does not compile. */
function wordsOf(t: AdminTexts): { [Kind in WordKind]: Record<Word<Kind>, string> } {
  return {
    role: t.words.roles,
    projectStatus: t.words.projectStatuses,
    unitKind: t.words.unitKinds,
    dealStage: t.words.dealStagesInText,
    endReason: {
      ...t.words.endReasons,
      ...t.words.voidReasons,
      released: t.buildingsDeals.releasedReason,
      'not given': t.buildingsDeals.notGiven,
    },
    endMoney: t.buildingsDeals.endMoney,
    entryKind: t.words.entryKinds,
    method: t.words.paymentMethods,
    chequeState: { ...t.words.chequeStatesInText, pending: t.buildingsHistory.statuses.pending },
    leadStage: t.words.leadStages,
    lostReason: t.words.lostReasons,
    channel: t.leads.channels,
    viewingStatus: t.words.viewingStatuses,
    weekday: t.changes.fields,
    quoteState: t.words.quoteStates,
    firstStep: t.firstSteps.titles,
    messageTab: t.messages.tabs,
    messagePhone: t.messages.phones,
    idKind: t.words.idKinds,
    linkOrFactor: { ...t.secretAddresses.kindOf, ...t.changes.factors },
  };
}

/** Lists to which people add their own words. */
const OPEN_LISTS: readonly ValueKind[] = ['endReason', 'channel'];

function wordOf(kind: WordKind, code: string, t: AdminTexts): string {
  const words: object = wordsOf(t)[kind];
  if (has(words, code)) return String(words[code]);
  return OPEN_LISTS.includes(kind) ? code : t.changes.otherValue;
}

type Picture = { fileId: number };
const picturesOf = (value: unknown): Picture[] => (Array.isArray(value) ? (value as Picture[]) : []);

/** What happened to a gallery: '2 added, another order'. */
function galleryChange(before: unknown, after: unknown, t: AdminTexts['changes']): string {
  const [old, now] = [picturesOf(before), picturesOf(after)];
  const [ids, oldIds] = [now, old].map((list) => list.map(({ fileId }) => fileId)) as [number[], number[]];
  const added = ids.filter((id) => !oldIds.includes(id)).length;
  const removed = oldIds.filter((id) => !ids.includes(id)).length;
  const stayed = (list: number[], other: number[]) => list.filter((id) => other.includes(id)).join();
  const parts = [
    added > 0 && t.picturesAdded(added),
    removed > 0 && t.picturesRemoved(removed),
    stayed(ids, oldIds) !== stayed(oldIds, ids) && t.picturesMoved,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' · ') : t.picturesEdited;
}

/** An amenity in the reader's language. */
const featureName = (value: unknown, lang: Lang): string => {
  const { en, ar } = value as { en: string; ar: string };
  return (lang === 'ar' ? ar : en) || en || ar;
};

/** Left to right in both languages: a code, an amount, a phone number. */
const ltr = (value: string) => `\u2066${value}\u2069`;
const DAY = /^\d{4}-\d\d-\d\d/;
const MONEY = /^([\d,]+(?:\.\d+)?) ([A-Z]{3})$/;

function moneyOf(value: string): string {
  const [, figure, currency] = MONEY.exec(value) ?? [];
  if (!figure || !currency) return isolate(value);
  return ltr(moneyText(Number(figure.replaceAll(',', '')), currency as Currency));
}

/** '2026-11-27 20000, …': a line of a payment plan per part. */
const planLine = (line: string, lang: Lang) => {
  const [day = '', amount] = line.split(' ');
  return DAY.test(day) && amount ? `${calendarDay(day, lang)}: ${formatNumber(Number(amount))}` : line;
};

type Shown = { kind: ValueKind; names?: ChangeNames };

/** A stored value as people read it. */
function shown(value: unknown, { kind, names = {} }: Shown, t: AdminTexts, lang: Lang): string {
  const joined = (parts: readonly string[]) => parts.join(lang === 'ar' ? '، ' : ', ');
  const raw = String(value);
  const list = Array.isArray(value) ? value : raw.split(', ');
  if (typeof value === 'boolean') return value ? t.changes.yes : t.changes.no;
  switch (kind) {
    case 'yesNo':
      return raw === 'true' ? t.changes.yes : t.changes.no;
    case 'number':
      return ltr(typeof value === 'number' ? formatNumber(value) : raw);
    case 'money':
      return moneyOf(raw);
    case 'code':
      return ltr(raw);
    case 'day':
      return DAY.test(raw) ? calendarDay(raw.slice(0, 10), lang) : isolate(raw);
    case 'month':
      return monthName(raw, lang);
    case 'moment':
      return fullMoment(raw, lang);
    case 'picture':
      return t.changes.aPicture;
    case 'file':
      return t.changes.aFile;
    case 'gallery':
      return t.changes.pictures(picturesOf(value).length);
    case 'country':
      return countryName(raw, lang);
    case 'features':
      return joined(picturesOf(value).map((one) => featureName(one, lang)));
    case 'plans':
      return t.changes.plans(picturesOf(value).length);
    case 'plan':
      return joined(list.map((line) => planLine(String(line), lang)));
    case 'units':
      return joined(list.map((unit) => isolate(String(unit))));
    case 'ids':
      return joined(list.map((id) => isolate(names[String(id)]?.[lang] ?? String(id))));
    case 'fields':
      return joined(list.flatMap((field) => fieldName(String(field), t) ?? []));
    case 'text':
    case 'hidden':
      return raw;
    default:
      return joined(list.map((code) => wordOf(kind, String(code), t)));
  }
}

export function fieldName(field: string, t: AdminTexts): string | null {
  const names = fieldNames(t);
  return has(names, field) ? names[field] : null;
}

/** The old value of a field that is one of several things: a status is of a project, a cheque or a viewing. */
function kindOf(entity: string, field: string): ValueKind {
  if (!has(CHANGE_FIELDS, entity)) return 'hidden';
  const fields: Readonly<Record<string, ValueKind>> = CHANGE_FIELDS[entity];
  return (Object.hasOwn(fields, field) && fields[field]) || 'hidden';
}

const hasText = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A change or a detail in words: what, what it was (null where nothing was), what it is. */
export type Line = { name: string; old: string | null; now: string; unitNumber: string | null };

/** What the changes of a write tell as well. */
const TOLD_BY_CHANGES = ['fields', 'count', 'status', 'floorsFrom', 'floorsTo'];

/** All details that do not name the object: 'Role: Admin'. */
export function detailsOf({ details, changes }: AuditEntry, t: AdminTexts, lang: Lang): Line[] {
  const names = detailNames(t);
  return (
    Object.entries(details)
      .filter(([name, value]) => !isNaming(name) && hasText(value))
      // with what they were and are
      .filter(([name]) => !TOLD_BY_CHANGES.includes(name) || changes.length === 0)
      .flatMap(([name, value]) => {
        if (!has(names, name)) return [];
        const now = shown(value, { kind: LOG_DETAILS[name] }, t, lang);
        return now === '' ? [] : [{ name: names[name], old: null, now, unitNumber: null }];
      })
  );
}

type Change = Pick<AuditEntry['changes'][number], 'entity' | 'field' | 'before' | 'after'> & {
  unitNumber?: string | null;
  names?: ChangeNames;
};

/** What says which cheque it was, although it did not change. */
const IDENTIFIES = ['chequeNumber', 'amount'];
const isSame = (a: unknown, b: unknown) =>
  (!hasText(a) && !hasText(b)) || JSON.stringify(a) === JSON.stringify(b);

/** A change in words; null for what says nothing to a person. A gallery is told by what happened to it. */
export function changeOf(change: Change, t: AdminTexts, lang: Lang): Line | null {
  const { entity, field, before, after, unitNumber = null } = change;
  const kind = kindOf(entity, field);
  const name = fieldName(field, t);
  if (kind === 'hidden' || name === null) return null;
  const value = (one: unknown) =>
    hasText(one) ? shown(one, { kind, names: change.names ?? {} }, t, lang) : null;
  if (isSame(before, after)) {
    const now = IDENTIFIES.includes(field) ? value(after) : null;
    return now === null ? null : { name, old: null, now, unitNumber };
  }
  if (kind === 'gallery')
    return { name, old: null, now: galleryChange(before, after, t.changes), unitNumber };
  return { name, old: value(before), now: value(after) ?? '–', unitNumber };
}

/** What the write changed, field by field. */
export const changesOf = ({ changes }: Pick<AuditEntry, 'changes'>, t: AdminTexts, lang: Lang): Line[] =>
  changes.flatMap((change) => changeOf(change, t, lang) ?? []);
