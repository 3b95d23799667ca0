import type { AuditEntry } from '@diyar/contract/audit';
import type { Lang } from '@diyar/contract/rules/language';
import type { AdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment } from '~/lib/admin/dates.ts';

type Texts = AdminTexts['audit'];

/** An entry of a newer version may have an unknown code, which is shown as it is. */
const isKnown = <Known extends object>(texts: Known, code: PropertyKey): code is keyof Known =>
  Object.hasOwn(texts, code);

export const actionOf = ({ action }: Pick<AuditEntry, 'action'>, t: Texts): string =>
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

const PICTURE_FIELDS = ['coverFileId', 'coverPosterFileId', 'fileId'];
const FILE_FIELDS = ['contractFileId', 'reserverImageFileId'];
const GALLERY_FIELDS = ['gallery', 'images'];

type Picture = { fileId: number };
const picturesOf = (value: unknown): Picture[] => (Array.isArray(value) ? (value as Picture[]) : []);

/** What happened to a gallery: '2 added, another order'. */
function galleryChange(before: unknown, after: unknown, t: Texts): string {
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

function shown(name: string, value: unknown, t: AdminTexts, lang: Lang): string {
  if (value === true) return t.audit.yes;
  if (value === false) return t.audit.no;
  if (PICTURE_FIELDS.includes(name)) return t.audit.aPicture;
  if (FILE_FIELDS.includes(name)) return t.audit.aFile;
  if (GALLERY_FIELDS.includes(name)) return t.audit.pictures(picturesOf(value).length);
  if (name === 'planTemplates' && Array.isArray(value)) return t.audit.plans(value.length);
  const separator = lang === 'ar' ? '، ' : ', ';
  if (name === 'features' && Array.isArray(value))
    return value.map((one) => featureName(one, lang)).join(separator);
  if (Array.isArray(value)) return value.map((one) => shown(name, one, t, lang)).join(separator);
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

type Change = Pick<AuditEntry['changes'][number], 'field' | 'before' | 'after'>;

/** A change in words: the field, what it was and what it is. A gallery is told by what happened to it. */
export function changeOf({ field, before, after }: Change, t: AdminTexts, lang: Lang) {
  const names = { ...t.lacasaHistory.fields, ...fieldsOf(t) };
  const name = isKnown(names, field) ? String(names[field]) : labelOf(field, t);
  if (GALLERY_FIELDS.includes(field)) return { name, old: null, now: galleryChange(before, after, t.audit) };
  const [old, now] = [before, after].map((value) => shownOrNothing(field, value, t, lang)) as [
    string,
    string,
  ];
  return { name, old: hasText(before) ? old : null, now };
}

/** What the write changed, field by field: 'Role: Admin ← LACASA'. */
export const changesOf = ({ changes }: AuditEntry, t: AdminTexts, lang: Lang): string[] =>
  changes.map((change) => {
    const { name, old, now } = changeOf(change, t, lang);
    return old === null ? `${name}: ${now}` : `${name}: ${old}${t.lacasaHistory.becomes}${now}`;
  });
