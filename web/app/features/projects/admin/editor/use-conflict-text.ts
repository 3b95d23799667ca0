import { labelOf } from '@diyar/contract/rules/localized';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import type { FieldConflict } from '~/lib/admin/merge-fields.ts';
import { useLanguage } from '~/lib/language.tsx';
import type { ShownConflict } from '~/ui/admin/overlays/conflict-dialog.tsx';
import type { ProjectDraft } from '../draft/project.ts';
import { useProblemLabel } from './use-problem-label.ts';

const UNIT = /^units\.(\d+)\.(\w+)$/;

/** A conflict in words: the field, and both values as they are shown elsewhere. */
export function useConflictText(draft: ProjectDraft): (conflict: FieldConflict) => ShownConflict {
  const {
    projectsEditor: t,
    projectsUnits: units,
    projectsSheet: sheet,
    projectsMedia: files,
    ui,
  } = useAdminTexts();
  const { lang } = useLanguage();
  const problemLabel = useProblemLabel(draft);
  const own: Record<string, string> = {
    status: t.status,
    features: t.features,
    media: files.media,
    'address.coordinates': t.coordinates,
  };
  const unitFields: Record<string, string> = {
    ...sheet.columns,
    unitLabelEn: units.labelEn,
    unitLabelAr: units.labelAr,
    isAvailable: units.available,
    isListed: sheet.listed,
    media: files.unitMedia,
  };
  function label(path: string): string {
    const [, at, field = ''] = UNIT.exec(path) ?? [];
    const unit = at === undefined ? undefined : draft.units[Number(at)];
    if (!unit) return own[path] ?? problemLabel(path);
    const name = labelOf(unit, lang) || units.unnamed(Number(at) + 1);
    return `${name}: ${unitFields[field] ?? problemLabel(path)}`;
  }
  function text(path: string, value: unknown): string {
    const field = path.split('.').at(-1);
    if (value === null || value === undefined) return '';
    if (field === 'status') return t.statuses[value as keyof typeof t.statuses];
    if (field === 'media') return formatNumber((value as unknown[]).length);
    if (field === 'features')
      return (value as ProjectDraft['features']).map((one) => one[lang] || one.en).join('\n');
    if (field === 'launchDate' || field === 'handoverDate') return calendarDay(String(value), lang);
    if (typeof value === 'boolean') return value ? ui.conflict.yes : ui.conflict.no;
    return typeof value === 'number' ? formatNumber(value) : String(value);
  }
  return ({ path, mine, theirs, usual }) => ({
    path,
    label: label(path),
    mine: text(path, mine),
    theirs: text(path, theirs),
    usual,
  });
}
