import { labelOf, nameOf } from '@diyar/contract/rules/localized';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSearchText } from '~/lib/admin/list-params.ts';
import { useLanguage } from '~/lib/language.tsx';
import { ComboBox } from '~/ui/admin/fields/combo-box.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { useProject, useProjects } from './projects-api.ts';

type Props = {
  projectId: number | null;
  unitId: number | null;
  onProject: (id: number | null) => void;
  /** The unit, and a name for its apartment. */
  onUnit: (id: number, name: string) => void;
};

/** A sold record can name a real unit, which then is no longer offered (docs/product/sales.md#sold-units). */
export function UnitChoice({ projectId, unitId, onProject, onUnit }: Props) {
  const { projects: p } = useAdminTexts();
  const t = p.unitChoice;
  const { lang } = useLanguage();
  const [q, setQ] = useState('');
  const [text, setText] = useSearchText(q, setQ);
  const found = useProjects({ q, type: null, page: 1 }).data?.items ?? [];
  const choose = (id: number | null) => {
    onProject(id);
    const project = found.find((one) => one.id === id);
    if (project) setText(nameOf(project, lang, p.untitled));
  };
  return (
    <div className="grid-2">
      <ComboBox
        label={t.project}
        isOptional
        placeholder={t.chooseProject}
        emptyText={t.noProject}
        options={found.map((one) => ({ id: one.id, label: nameOf(one, lang, p.untitled) }))}
        selected={projectId}
        onSelect={choose}
        text={text}
        onText={setText}
      />
      {projectId === null ? (
        <Select
          label={t.unit}
          isOptional
          isDisabled
          placeholder={t.projectFirst}
          options={[]}
          value={null}
          onChange={() => {}}
        />
      ) : (
        <UnitSelect projectId={projectId} unitId={unitId} onUnit={onUnit} />
      )}
    </div>
  );
}

type UnitProps = Pick<Props, 'unitId' | 'onUnit'> & { projectId: number };

function UnitSelect({ projectId, unitId, onUnit }: UnitProps) {
  const { projects: p } = useAdminTexts();
  const t = p.unitChoice;
  const { lang } = useLanguage();
  const { data: project } = useProject(String(projectId));
  const units = project?.units ?? [];
  const choose = (value: string) => {
    const unit = units.find((one) => String(one.id) === value);
    if (unit && project) onUnit(unit.id, `${nameOf(project, lang, p.untitled)} ${labelOf(unit, lang)}`);
  };
  return (
    <Select
      label={t.unit}
      isOptional
      // a list that opens before its units are loaded stays empty
      isDisabled={!project}
      hint={t.unitHint}
      placeholder={t.chooseUnit}
      value={unitId === null ? null : String(unitId)}
      onChange={choose}
      options={units
        .filter((unit) => !unit.isSold)
        .map((unit) => ({ value: String(unit.id), label: labelOf(unit, lang) }))}
    />
  );
}
