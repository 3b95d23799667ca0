import { labelOf } from '@diyar/contract/rules/localized';
import { isProjectFact } from '@diyar/contract/rules/project-facts';
import { TEXTS, textPath } from '~/features/project-draft/admin/draft-texts.ts';
import type { ProjectDraft } from '~/features/project-draft/admin/project.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';

const UNIT = /^units\.(\d+)(?:\.(\w+))?/;
const FEATURE = /^features\.(\d+)/;
const FACT = /^building\.(floors|entrances|parking|lifts)/;

/** The label of a path in a summary: 'Street, Arabic', 'Apartment B-204: Area, m²'. */
export function useProblemLabel(draft: ProjectDraft): (path: string) => string {
  const { projectEditor: t, unitSheetUnit: units, media: files, words } = useAdminTexts();
  const { lang } = useLanguage();
  const unitFields: Record<string, string> = {
    ...units.facts,
    price: units.price,
    images: files.unitMedia,
  };
  const texts = new Map(
    TEXTS.flatMap((name) =>
      (['en', 'ar'] as const).map((one) => [
        textPath(name, one),
        `${t.fields[name]} (${t.review.inLang[one]})`,
      ]),
    ),
  );
  return (path) => {
    const known = texts.get(path);
    if (known) return known;
    const [, at, field = ''] = UNIT.exec(path) ?? [];
    if (at !== undefined) {
      const unit = draft.units[Number(at)];
      const name = (unit && labelOf(unit, lang)) || units.unnamed(Number(at) + 1);
      return unitFields[field] ? `${name}: ${unitFields[field]}` : name;
    }
    const [, feature] = FEATURE.exec(path) ?? [];
    if (feature !== undefined) return t.feature(Number(feature) + 1);
    const [, fact] = FACT.exec(path) ?? [];
    if (fact !== undefined) return t.facts[fact as keyof typeof t.facts];
    if (isProjectFact(path)) return words.projectFacts[path];
    if (path === 'address.googleMapsUrl') return t.maps;
    if (/^address\.l/.test(path)) return t.coordinates;
    return /^(gallery|cover)/.test(path) ? files.media : path;
  };
}
