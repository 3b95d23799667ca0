import type { UnitKind } from '@diyar/contract/rules/deals';
import { labelOf } from '@diyar/contract/rules/localized';
import { isProjectFact, PROJECT_FACTS } from '@diyar/contract/rules/project-facts';
import { KIND_WORDS } from '@diyar/contract/rules/unit-sheet';
import type { DraftMedia } from '~/features/project-draft/admin/media.ts';
import type { ComparedFields } from '~/features/project-draft/admin/merge.ts';
import type { ProjectDraft } from '~/features/project-draft/admin/project.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { isolate } from '~/i18n/isolate.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import type { FieldConflict } from '~/lib/admin/merge-fields.ts';
import { useLanguage } from '~/lib/language.tsx';
import type { ShownConflict } from '~/ui/admin/overlays/conflict-dialog.tsx';

const UNIT = /^units\.(\d+)\.(.+)$/;
const MEDIA = /^media(\.|$)/;

type Labels = { [Part in keyof ComparedFields]: Record<ComparedFields[Part], string> };

/** The name of every field that two people can change. One without a name does not compile. */
function useLabels(): Labels {
  const { projectEditor: t, unitSheetUnit: units, unitSheet: sheet, words } = useAdminTexts();
  const { fields } = t;
  const { en, ar } = t.review.inLang;
  return {
    project: {
      nameEn: `${fields.name} (${en})`,
      nameAr: `${fields.name} (${ar})`,
      descriptionEn: `${fields.description} (${en})`,
      descriptionAr: `${fields.description} (${ar})`,
      status: t.status,
      ...words.projectFacts,
      features: t.features,
    },
    address: {
      streetEn: `${fields.street} (${en})`,
      streetAr: `${fields.street} (${ar})`,
      blockEn: `${fields.block} (${en})`,
      blockAr: `${fields.block} (${ar})`,
      cityEn: `${fields.city} (${en})`,
      cityAr: `${fields.city} (${ar})`,
      countryEn: `${fields.country} (${en})`,
      countryAr: `${fields.country} (${ar})`,
      googleMapsUrl: t.maps,
      coordinates: t.coordinates,
    },
    building: t.facts,
    unit: {
      ...sheet.columns,
      ...units.facts,
      unitLabelEn: units.labelEn,
      unitLabelAr: units.labelAr,
      isListed: sheet.listed,
      isAvailable: units.available,
      awaitsDeal: units.lacksDealTitle,
    },
  };
}

/** A conflict in words: the field, and both values as they are shown elsewhere. */
export function useConflictText(draft: ProjectDraft): {
  labelAt: (path: string) => string;
  shown: (conflict: FieldConflict) => ShownConflict;
} {
  const { unitSheetUnit: units, media: files, ui, words } = useAdminTexts();
  const { lang } = useLanguage();
  const labels = useLabels();

  function fieldLabel(path: string): string {
    const [part = '', name = ''] = path.split('.');
    if (part === 'address') return labels.address[name as ComparedFields['address']];
    if (part === 'building') return labels.building[name as ComparedFields['building']];
    return labels.project[part as ComparedFields['project']];
  }
  function labelAt(path: string): string {
    const [, at, field = ''] = UNIT.exec(path) ?? [];
    const unit = at === undefined ? undefined : draft.units[Number(at)];
    if (!unit) return MEDIA.test(path) ? files.media : fieldLabel(path);
    const name = labelOf(unit, lang) || units.unnamed(Number(at) + 1);
    const label = MEDIA.test(field) ? files.unitMedia : labels.unit[field as ComparedFields['unit']];
    return `${isolate(name)}: ${label}`;
  }
  function pictureText({ altEn, altAr, isDecoration, isLayout }: DraftMedia): string {
    const said = isDecoration ? files.isDecoration : lang === 'ar' ? altAr || altEn : altEn || altAr;
    return [isLayout ? files.layout : '', said].filter(Boolean).join('\n');
  }
  function text(path: string, value: unknown): string {
    const field = path.split('.').at(-1) ?? '';
    if (value === null || value === undefined) return '';
    if (/(^|\.)media\./.test(path)) return pictureText(value as DraftMedia);
    if (field === 'status') return words.projectStatuses[value as keyof typeof words.projectStatuses];
    if (field === 'kind') return KIND_WORDS[value as UnitKind][lang];
    if (field === 'features')
      return (value as ProjectDraft['features']).map((one) => one[lang] || one.en).join('\n');
    if (isProjectFact(field) && PROJECT_FACTS[field].kind === 'day') return calendarDay(String(value), lang);
    if (typeof value === 'boolean') return value ? ui.conflict.yes : ui.conflict.no;
    return typeof value === 'number' ? formatNumber(value) : String(value);
  }
  const shown = ({ path, mine, theirs, usual }: FieldConflict): ShownConflict => ({
    path,
    label: labelAt(path),
    mine: text(path, mine),
    theirs: text(path, theirs),
    usual,
  });
  return { labelAt, shown };
}
