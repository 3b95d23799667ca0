import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { DraftMedia } from '../draft/media.ts';
import { newKey } from '../draft/new-key.ts';
import { type UnitDraft, withCount, withUnit } from '../draft/unit.ts';
import { UnitChips } from './unit-chips.tsx';
import { UnitCount } from './unit-count.tsx';
import { UnitDialog } from './unit-dialog.tsx';
import './units.css';

export type UnitsEditorProps = {
  units: UnitDraft[];
  onChange: (units: UnitDraft[]) => void;
  /**
   * The unit in the dialog: a copy, until it is saved into the list. It is part of the draft, so that it is
   * stored too.
   */
  open: UnitDraft | null;
  onOpen: (unit: UnitDraft | null) => void;
  /** Import and export, at the end of the tools. */
  tools: ReactNode;
  /** The media editor of the dialog. */
  renderMedia: (items: DraftMedia[], onChange: (items: DraftMedia[]) => void) => ReactNode;
};

/** A count that adds or removes units, a chip per unit, a dialog for each. */
export function UnitsEditor({ units, onChange, open, onOpen, tools, renderMedia }: UnitsEditorProps) {
  const { projectsUnits: t } = useAdminTexts();
  return (
    <section>
      <header className="section-head">
        <h2>{t.title}</h2>
        <span className="grow" />
        {tools}
        <UnitCount units={units} onCount={(count) => onChange(withCount(units, count, newKey))} />
      </header>
      <p className="note">{t.countHint}</p>
      <UnitChips units={units} openKey={open?.key ?? null} onOpen={onOpen} />
      <UnitDialog
        unit={open}
        index={units.findIndex(({ key }) => key === open?.key)}
        saved={units.find(({ key }) => key === open?.key) ?? null}
        total={units.length}
        onChange={onOpen}
        onSave={(unit) => {
          onChange(withUnit(units, unit));
          onOpen(null);
        }}
        onDelete={(unit) => {
          onChange(units.filter(({ key }) => key !== unit.key));
          onOpen(null);
        }}
        renderMedia={renderMedia}
      />
    </section>
  );
}
