import { isOnOffer } from '@diyar/contract/rules/units';
import { type ReactNode, useMemo } from 'react';
import { lacksDeal, type UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import type { Which } from './shown-units.ts';
import type { Step, UnitHistory } from './unit-history.ts';

type Props = {
  units: readonly UnitDraft[];
  q: string;
  onSearch: (q: string) => void;
  which: Which;
  onWhich: (which: Which) => void;
  history: UnitHistory;
  onUndo: () => void;
  onRedo: () => void;
  onAdd: () => void;
  /** On phones: shows the checkboxes of the cards. */
  onSelect?: () => void;
  /** Import and export. */
  tools: ReactNode;
};

/** Search, filter, undo and redo with the name of the step, import and export, a new unit. */
export function SheetToolsRow({ units, history, tools, ...props }: Props) {
  const { unitSheet: t, unitSheetUnit } = useAdminTexts();
  const free = useMemo(() => units.filter(isOnOffer).length, [units]);
  const waiting = useMemo(() => units.filter(lacksDeal).length, [units]);
  const nameOf = (action: string, step: Step | undefined) =>
    step ? t.step(action, t.steps[step.name](step.n)) : action;
  const [past, future] = [history.past.at(-1), history.future.at(-1)];
  return (
    <div className="toolbar unit-sheet-tools">
      <SearchField label={t.search} value={props.q} onChange={props.onSearch} />
      <Segmented
        label={unitSheetUnit.filter}
        value={props.which}
        onChange={props.onWhich}
        options={[
          { value: 'all', label: unitSheetUnit.all(units.length) },
          { value: 'free', label: unitSheetUnit.free(free) },
          { value: 'taken', label: unitSheetUnit.taken(units.length - free) },
          ...(waiting > 0 || props.which === 'lacksDeal'
            ? [{ value: 'lacksDeal' as const, label: unitSheetUnit.lacksDeal(waiting) }]
            : []),
        ]}
      />
      <span className="grow" />
      <span className="unit-sheet-undo">
        <IconButton
          icon="arrow-u-up-left"
          label={nameOf(t.undo, past)}
          isDisabled={!past}
          onPress={props.onUndo}
        />
        <IconButton
          icon="arrow-u-up-right"
          label={nameOf(t.redo, future)}
          isDisabled={!future}
          onPress={props.onRedo}
        />
      </span>
      {props.onSelect && (
        <Button icon="check-square" onPress={props.onSelect}>
          {t.select}
        </Button>
      )}
      {tools}
      <Button icon="plus" onPress={props.onAdd}>
        {t.addUnit}
      </Button>
    </div>
  );
}
