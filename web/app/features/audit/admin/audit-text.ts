import type { AuditEntry } from '@diyar/contract/audit';
import type { Lang } from '@diyar/contract/rules/language';
import type { AdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment } from '~/lib/admin/dates.ts';

type Texts = AdminTexts['audit'];

/** An entry of a newer version may have an unknown code, which is shown as it is. */
const isKnown = <Known extends object>(texts: Known, code: PropertyKey): code is keyof Known =>
  Object.hasOwn(texts, code);

export const actionOf = ({ action }: AuditEntry, t: Texts): string =>
  isKnown(t.actions, action) ? t.actions[action] : action;

/** The facts of a unit have the names of its editor. */
const fieldsOf = ({ audit, projectsUnits }: AdminTexts) => ({ ...projectsUnits.facts, ...audit.fields });

function labelOf(name: string, t: AdminTexts): string {
  const { details } = t.audit;
  if (isKnown(details, name)) return details[name];
  const fields = fieldsOf(t);
  return isKnown(fields, name) ? fields[name] : name;
}

/** The details that name the object, and so are not repeated; `of` names what was taken back, by a key. */
const NAMES = ['nameEn', 'nameAr', 'username', 'senderName', 'apartmentName', 'label', 'of'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The object of the action: its name in the user's language, else its number. */
export function subjectOf({ details, entityId }: AuditEntry, lang: Lang): string {
  const { nameEn, nameAr, username, senderName, apartmentName, label } = details;
  const names = [lang === 'ar' ? nameAr : nameEn, nameEn, nameAr, username, senderName, apartmentName, label];
  return names.map(text).find(Boolean) ?? (entityId === null ? '' : `#${entityId}`);
}

/** The texts for details that are recorded as codes, by the name of the detail. */
const codes = (t: AdminTexts): Record<string, object> => ({
  fields: { ...t.lacasaHistory.fields, ...fieldsOf(t) },
  role: t.nav.roles,
  stage: { ...t.lacasaHistory.stages, ...t.leads.stages },
  lostReason: t.leads.reasons,
  channel: t.leads.channels,
  kind: t.lacasaDeals.kinds,
  reason: t.lacasaDeals.reasons,
  endMoney: t.lacasaDeals.endMoney,
  status: t.projects.statuses,
  tab: t.messages.tabs,
  phone: t.messages.phones,
});

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/;

function shown(name: string, value: unknown, t: AdminTexts, lang: Lang): string {
  if (value === true) return t.audit.yes;
  if (value === false) return t.audit.no;
  if (Array.isArray(value))
    return value.map((one) => shown(name, one, t, lang)).join(lang === 'ar' ? '، ' : ', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const code = String(value);
  const texts = codes(t)[name] ?? {};
  if (isKnown(texts, code)) return String(texts[code]);
  return MOMENT.test(code) ? fullMoment(code, lang) : code;
}

const hasText = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** All other details as text: 'Role: Admin'. Unknown ones are shown as they are. */
export const detailsOf = ({ details, changes }: AuditEntry, t: AdminTexts, lang: Lang): string[] =>
  Object.entries(details)
    .filter(([name, value]) => !NAMES.includes(name) && hasText(value))
    // with what they were and are
    .filter(([name]) => name !== 'fields' || changes.length === 0)
    .map(([name, value]) => `${labelOf(name, t)}: ${shown(name, value, t, lang)}`);

/** A value that was not there, or is gone. */
const shownOrNothing = (field: string, value: unknown, t: AdminTexts, lang: Lang) =>
  hasText(value) ? shown(field, value, t, lang) : '–';

/** What the write changed, field by field: 'Role: Admin ← LACASA'. */
export const changesOf = ({ changes }: AuditEntry, t: AdminTexts, lang: Lang): string[] =>
  changes.map(({ field, before, after }) => {
    const names = { ...t.lacasaHistory.fields, ...fieldsOf(t) };
    const name = isKnown(names, field) ? String(names[field]) : labelOf(field, t);
    const [old, now] = [before, after].map((value) => shownOrNothing(field, value, t, lang));
    return hasText(before) ? `${name}: ${old}${t.lacasaHistory.becomes}${now}` : `${name}: ${now}`;
  });
