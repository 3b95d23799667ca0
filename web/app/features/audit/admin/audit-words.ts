import type { AuditEntry } from '@diyar/contract/audit';
import type { Lang } from '@diyar/contract/rules/language';
import type { AdminTexts } from '~/i18n/admin/index.ts';

type Words = AdminTexts['audit'];

/** The word for a code, or the code itself: an entry of a newer version is still readable. */
const wordFor = (words: Record<string, string>, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;

export const actionOf = (entry: AuditEntry, t: Words): string => wordFor(t.actions, entry.action);

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
    .map(([name, value]) => `${wordFor(t.details, name)}: ${shown(value, t)}`);
