import type { UnitId } from '@diyar/contract/rules/ids';
import { labelOf, nameOf } from '@diyar/contract/rules/localized';
import { type Currency, usualCurrency } from '@diyar/contract/rules/money';
import { useState } from 'react';
import { useBuildingSetup } from '~/features/building-setup/admin/building-setup-api.ts';
import { useProject, useProjects } from '~/features/projects/admin/projects-api.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSearchText } from '~/lib/admin/list-params.ts';
import { useLanguage } from '~/lib/language.tsx';
import { ComboBox } from '~/ui/admin/fields/combo-box.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';

type Props = {
  projectId: number | null;
  /** Of the project that is chosen at first. */
  projectName?: string;
  unitId: UnitId | null;
  onProject: (id: number | null) => void;
  /** The unit, a name for its apartment, and what its price is usually in. */
  onUnit: (id: UnitId, name: string, usual: Currency | null) => void;
};

/** A sold record can name a real unit, which then is no longer offered (docs/product/sales.md#sold-units). */
export function UnitChoice({ projectId, projectName = '', unitId, onProject, onUnit }: Props) {
  const { projects: p } = useAdminTexts();
  const t = p.unitChoice;
  const { lang } = useLanguage();
  const [q, setQ] = useState(projectName);
  const [text, setText] = useSearchText(q, setQ);
  const found = useProjects({ q, type: null, status: null, page: 1 }).data?.items ?? [];
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

/** Listed units by their labels; then parking, storage and others that only the tracker shows, by their numbers. */
function useUnitsOf(projectId: number) {
  const { words } = useAdminTexts();
  const { lang } = useLanguage();
  const { data: project, isPending } = useProject(String(projectId));
  const { data: setup } = useBuildingSetup(projectId);
  const all = [...(setup?.floors.flatMap(({ units }) => units) ?? []), ...(setup?.unplaced ?? [])];
  // withdrawn for want of a deal, which is made here
  const waiting = new Set(all.filter(({ awaitsDeal }) => awaitsDeal).map(({ id }) => id));
  const listed = (project?.units ?? []).map((unit) => ({
    id: unit.id,
    name: labelOf(unit, lang),
    note: '',
    status: unit.status,
    isForSale: unit.status !== 'withdrawn' || waiting.has(unit.id),
  }));
  const shown = new Set(listed.map(({ id }) => id));
  const others = all
    .filter(({ id }) => !shown.has(id))
    .map((unit) => ({
      id: unit.id,
      name: unit.unitNumber,
      note: words.unitKinds[unit.kind],
      status: unit.status,
      isForSale: unit.status !== 'withdrawn' || unit.awaitsDeal,
    }));
  return { project, isPending, units: [...listed, ...others] };
}

function UnitSelect({ projectId, unitId, onUnit }: UnitProps) {
  const { projects: p, unitSheetUnit, ui } = useAdminTexts();
  const t = p.unitChoice;
  const { lang } = useLanguage();
  const { project, isPending, units } = useUnitsOf(projectId);
  // the unit of a record that is edited is sold already
  const [first] = useState(unitId);
  const choose = (value: string) => {
    const unit = units.find((one) => String(one.id) === value);
    if (!unit || !project) return;
    const own = project.units.find(({ id }) => id === unit.id);
    const usual = (own?.price == null ? null : own.currency) ?? usualCurrency(project.units);
    onUnit(unit.id, `${nameOf(project, lang, p.untitled)} ${unit.name}`, usual);
  };
  const stateOf = (status: (typeof units)[number]['status']) =>
    status === 'withdrawn' || status === 'held' || status === 'reserved' ? unitSheetUnit.claims[status] : '';
  return (
    <Select
      label={t.unit}
      isOptional
      hint={t.unitHint}
      // a list without options would not open, and say nothing
      isDisabled={isPending}
      placeholder={isPending ? ui.loading : t.chooseUnit}
      value={unitId === null ? null : String(unitId)}
      onChange={choose}
      options={units
        .filter(({ id, status }) => status !== 'sold' || id === first)
        .map(({ id, name, note, status, isForSale }) => ({
          value: String(id),
          label: [name, note, stateOf(status)].filter(Boolean).join(' · '),
          // off the market: nobody can buy it
          isDisabled: !isForSale && id !== first,
        }))}
    />
  );
}
