import { dirOf, type Lang, otherLang } from '@diyar/contract/rules/language';
import { withValues } from '~/features/project-draft/admin/cells.ts';
import type { UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextArea, TextField } from '~/ui/admin/fields/text-field.tsx';

type Props = {
  unit: UnitDraft;
  onChange: (unit: UnitDraft) => void;
  name: 'unitLabel' | 'view' | 'about';
  maxLength: number;
  rows?: number;
};

const FIELD = { en: 'En', ar: 'Ar' } as const;
const WORD = { unitLabel: 'label', view: 'view', about: 'about' } as const;

/** One text of a unit in both languages, the user's first. */
export function UnitTexts({ unit, onChange, name, maxLength, rows }: Props) {
  const { unitSheetUnit: t } = useAdminTexts();
  const { lang: reader } = useLanguage();
  const field = (lang: Lang) => {
    const key = `${name}${FIELD[lang]}` as const;
    return {
      label: t[`${WORD[name]}${FIELD[lang]}`],
      lang,
      dir: dirOf(lang),
      maxLength,
      name: key,
      value: unit.typed[key] ?? unit[key],
      onChange: (value: string) => onChange(withValues(unit, { [key]: value })),
    };
  };
  return (
    <div className="grid-2">
      {[reader, otherLang(reader)].map((lang) =>
        rows ? (
          <TextArea key={lang} {...field(lang)} rows={rows} />
        ) : (
          <TextField key={lang} {...field(lang)} />
        ),
      )}
    </div>
  );
}
