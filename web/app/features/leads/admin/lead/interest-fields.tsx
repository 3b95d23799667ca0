import type { UnitId } from '@diyar/contract/rules/ids';
import { labelOf, nameOf } from '@diyar/contract/rules/localized';
import { useState } from 'react';
import { useProjectOf, useProjectsFound } from '~/features/viewings/admin/viewings-api.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSearchText } from '~/lib/admin/list-params.ts';
import { useLanguage } from '~/lib/language.tsx';
import { ComboBox } from '~/ui/admin/fields/combo-box.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';

export type ChosenInterest = { projectId: number | null; unitId: UnitId | null };

type ProjectProps = {
  id: number | null;
  /** Of the project that is chosen at first. */
  name?: string;
  onChange: (id: number | null) => void;
};

/** One of many projects: type a part of its name and choose. */
export function ProjectField({ id, name = '', onChange }: ProjectProps) {
  const { leads: t, leadsLead: sheet } = useAdminTexts();
  const { lang } = useLanguage();
  const [q, setQ] = useState(name);
  const [text, setText] = useSearchText(q, setQ);
  const found = useProjectsFound(q).data?.items ?? [];
  return (
    <ComboBox
      label={t.project}
      placeholder={sheet.chooseProject}
      emptyText={sheet.noProject}
      options={found.map((one) => ({ id: one.id, label: nameOf(one, lang, one.slug) }))}
      selected={id}
      onSelect={(chosen) => {
        onChange(chosen);
        const project = found.find((one) => one.id === chosen);
        if (project) setText(nameOf(project, lang, project.slug));
      }}
      text={text}
      onText={(next) => {
        setText(next);
        if (next === '') onChange(null);
      }}
    />
  );
}

type Props = {
  value: ChosenInterest;
  projectName?: string;
  onChange: (value: ChosenInterest) => void;
};

/** The project, and then one of its units. The lead is about it; nothing is taken off the site. */
export function InterestFields({ value, projectName, onChange }: Props) {
  const { leadsLead: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { projectId, unitId } = value;
  const { data: project } = useProjectOf(projectId);
  const units = project?.units ?? [];
  return (
    <div className="grid-2">
      <ProjectField
        id={projectId}
        name={projectName}
        onChange={(id) => id !== projectId && onChange({ projectId: id, unitId: null })}
      />
      <Select
        label={t.unit}
        isDisabled={projectId === null}
        value={unitId === null ? '' : String(unitId)}
        onChange={(chosen) =>
          onChange({ projectId, unitId: units.find(({ id }) => String(id) === chosen)?.id ?? null })
        }
        options={[
          { value: '', label: t.anyUnit },
          ...units.map((unit) => ({
            value: String(unit.id),
            label: [labelOf(unit, lang), unit.status !== 'available' && stateOf(t, unit.status)]
              .filter(Boolean)
              .join(' · '),
          })),
        ]}
      />
    </div>
  );
}

type Words = ReturnType<typeof useAdminTexts>['leadsLead'];
const stateOf = (t: Words, status: string): string =>
  (t.availability as Record<string, string>)[status] ?? t.availability.unavailable;
