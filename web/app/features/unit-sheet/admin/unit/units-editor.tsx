import { type ReactNode, useState } from 'react';
import type { DraftMedia } from '~/features/project-draft/admin/media.ts';
import {
  duplicateOf,
  isNumberTaken,
  type UnitDraft,
  withCount,
  withUnit,
} from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { UnitsSheet, type UnitsSheetProps } from '../units-sheet.tsx';
import { UnitCount } from './unit-count.tsx';
import { UnitDialog } from './unit-dialog.tsx';

export type UnitsEditorProps = Omit<UnitsSheetProps, 'onOpen'> & {
  /** For links to the deals of its units. */
  projectId: number | null;
  /**
   * The unit in the dialog: a copy, until it is saved into the list. It is part of the draft, so that it is
   * stored too.
   */
  open: UnitDraft | null;
  onOpen: (unit: UnitDraft | null) => void;
  /** The media editor of the dialog. */
  renderMedia: (items: DraftMedia[], onChange: (items: DraftMedia[]) => void) => ReactNode;
};

/** A count that adds or removes units, the sheet of all units, a dialog for each. */
export function UnitsEditor({ open, onOpen, renderMedia, projectId, ...sheet }: UnitsEditorProps) {
  const { unitSheetUnit: t } = useAdminTexts();
  const { units, onChange } = sheet;
  /** The units that the dialog goes through: those the sheet shows. */
  const [through, setThrough] = useState<readonly string[]>([]);
  const order = open && through.includes(open.key) ? through : units.map(({ key }) => key);
  const at = open ? order.indexOf(open.key) : -1;
  const saved = units.find(({ key }) => key === open?.key) ?? null;

  const keep = (unit: UnitDraft) => {
    const checked = unit.isUnchecked ? { ...unit, isUnchecked: false } : unit;
    onChange('unit', 1, (all) => withUnit(all, checked));
  };
  const go = (by: number) => onOpen(units.find(({ key }) => key === order[at + by]) ?? null);

  return (
    <section>
      <header className="section-head">
        <h2>{t.title}</h2>
        <span className="grow" />
        <UnitCount
          units={units}
          onCount={(count) => onChange('count', 1, (all) => withCount(all, count, newKey))}
        />
      </header>
      <UnitsSheet
        {...sheet}
        onOpen={(unit, shown) => {
          setThrough(shown.map(({ key }) => key));
          onOpen(unit);
        }}
      />
      <UnitDialog
        unit={open}
        index={at}
        saved={saved}
        total={order.length}
        floors={sheet.floors}
        hasSheet={sheet.hasSheet}
        projectId={projectId}
        onChange={onOpen}
        onSave={(unit) => {
          keep(unit);
          onOpen(null);
        }}
        onGo={(unit, by) => {
          if (unit !== saved) keep(unit);
          go(by);
        }}
        onSaveAndGo={(unit) => {
          keep(unit);
          go(1);
        }}
        onDuplicate={(unit) => {
          const copy = duplicateOf(unit, newKey(), isNumberTaken(units));
          onChange('duplicate', 1, (all) =>
            withUnit(all, unit).flatMap((one) => (one.key === unit.key ? [one, copy] : [one])),
          );
          setThrough(order.flatMap((key) => (key === unit.key ? [key, copy.key] : [key])));
          onOpen(copy);
        }}
        onDelete={(unit) => {
          onChange('delete', 1, (all) => all.filter(({ key }) => key !== unit.key));
          onOpen(null);
        }}
        renderMedia={renderMedia}
      />
    </section>
  );
}
