import { PROJECT_FACT_NAMES, PROJECT_FACTS } from '@diyar/contract/rules/project-facts';
import type { ProjectDraft } from '~/features/project-draft/admin/project.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';

const FACTS = ['floors', 'entrances', 'parking', 'lifts'] as const;

export function ReviewBuilding({ draft }: { draft: ProjectDraft }) {
  const { projectEditor: t, words } = useAdminTexts();
  const { lang } = useLanguage();
  const fact = (value: number | null) => (value === null ? null : formatNumber(value));
  const day = (value: string | null) => value && calendarDay(value, lang);
  const rows = [
    ...FACTS.map((name) => ({ name, label: t.facts[name], value: fact(draft.building[name]) })),
    ...PROJECT_FACT_NAMES.map((name) => ({
      name,
      label: words.projectFacts[name],
      value: PROJECT_FACTS[name].kind === 'day' ? day(draft[name]) : draft[name],
    })),
  ];
  return (
    <section className="editor-group">
      <h2>{t.review.facts}</h2>
      <dl>
        {rows.map(({ name, label, value }) => (
          <div key={name} className="editor-value">
            <dt>{label}</dt>
            <dd>{value ?? <EmptyValue label={t.review.notGiven} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
