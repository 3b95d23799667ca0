import type { AuditEntry } from '@diyar/contract/audit';
import type { Lang } from '@diyar/contract/rules/language';
import type { AdminTexts } from '~/i18n/admin/index.ts';

type Words = AdminTexts['audit'];

/** An entry of a newer version may have a code that nobody here knows: it is shown as it is. */
const isKnown = <Known extends object>(words: Known, code: PropertyKey): code is keyof Known =>
  Object.hasOwn(words, code);

export const actionOf = ({ action }: AuditEntry, t: Words): string =>
  isKnown(t.actions, action) ? t.actions[action] : action;

const labelOf = (name: string, t: Words): string => (isKnown(t.details, name) ? t.details[name] : name);

/** What names the thing, and so is not repeated among the details. */
const NAMES = ['nameEn', 'nameAr', 'username', 'senderName', 'apartmentName', 'label'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What it was done to: its name in the reader's language, else its number. */
export function subjectOf({ details, entityId }: AuditEntry, lang: Lang): string {
  const { nameEn, nameAr, username, senderName, apartmentName, label } = details;
  const names = [lang === 'ar' ? nameAr : nameEn, nameEn, nameAr, username, senderName, apartmentName, label];
  return names.map(text).find(Boolean) ?? (entityId === null ? '' : `#${entityId}`);
}

function shown(value: unknown, t: Words): string {
  if (value === true) return t.yes;
  if (value === false) return t.no;
  if (Array.isArray(value)) return value.map((one) => shown(one, t)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isSaid = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Everything else that was recorded, as it is read: 'Role: ADMIN'. */
export const detailsOf = ({ details }: AuditEntry, t: Words): string[] =>
  Object.entries(details)
    .filter(([name, value]) => !NAMES.includes(name) && isSaid(value))
    .map(([name, value]) => `${labelOf(name, t)}: ${shown(value, t)}`);
