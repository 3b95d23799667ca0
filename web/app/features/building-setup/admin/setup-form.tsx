import { UNITS_MAX } from '@diyar/contract/limits';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import './building-setup.css';
import { CopyFloor } from './copy-floor.tsx';
import {
  countOn,
  type Draft,
  differenceOf,
  keptNumbers,
  problemsOf,
  renamable,
  renamed,
  shownCount,
  shownFloors,
  withFloor,
} from './draft.ts';
import { Drawing } from './drawing.tsx';
import { FloorRange } from './floor-range.tsx';
import { FloorRow } from './floor-row.tsx';
import { DraftDifference } from './setup-difference.tsx';
import { UnplacedUnits } from './unplaced-units.tsx';

type Props = { draft: Draft; onChange: (draft: Draft) => void };

/** Floors from–to, what is on each of them, and the building as it will be drawn. */
export function SetupForm({ draft, onChange }: Props) {
  const { buildingSetup: t, ui } = useAdminTexts();
  const [copied, setCopied] = useState<number | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const floors = shownFloors(draft);
  const problems = problemsOf(draft);
  const changing = renamable(draft);
  const count = shownCount(draft);
  const isBuilding = draft.from !== null;

  function copyFrom(floor: number) {
    setCopied(floor);
    document.querySelector<HTMLElement>('[name="copy-to"]')?.focus();
  }

  return (
    <div className="columns building-setup">
      <div className="stack">
        <section>
          <header className="section-head">
            <h2>{t.floors}</h2>
            <span className="section-note">{t.floorsNote}</span>
          </header>
          {!isBuilding && <EmptyState title={t.panelNone}>{t.panelGain}</EmptyState>}
          <FloorRange key={String(isBuilding)} draft={draft} onChange={onChange} />
        </section>
        {changing.length > 0 && (
          <Notice
            title={t.renameTitle(changing.length)}
            actions={
              <>
                <Button size="s" onPress={() => onChange(keptNumbers(draft))}>
                  {t.renameKeep}
                </Button>
                <Button size="s" variant="quiet" onPress={() => onChange(renamed(draft))}>
                  {t.rename}
                </Button>
              </>
            }
          >
            {t.renameBody}
          </Notice>
        )}
        {isBuilding && (
          <section>
            <header className="section-head">
              <h2>{t.onEach}</h2>
              <span className="section-note">{t.units(count)}</span>
            </header>
            <p className="note">{t.patternHint}</p>
            {count > UNITS_MAX && (
              <p className="problem" role="alert">
                <Icon name="warning-circle" />
                {t.tooMany(UNITS_MAX)}
              </p>
            )}
            <div className="building-setup-line building-setup-head" aria-hidden="true">
              <span>{t.floor}</span>
              <span>{t.kind}</span>
              <span>{t.count}</span>
              <span>{t.pattern}</span>
              <span>{t.labels}</span>
            </div>
            <ol className="building-setup-rows">
              {floors.map((row) => (
                <FloorRow
                  key={row.floor}
                  row={row}
                  problems={problems}
                  next={countOn(draft, row)}
                  onChange={(changed) => onChange(withFloor(draft, changed))}
                  onCopy={() => copyFrom(row.floor)}
                />
              ))}
            </ol>
            {floors.length > 1 && (
              <CopyFloor draft={draft} from={copied} onFrom={setCopied} onChange={onChange} />
            )}
          </section>
        )}
        <UnplacedUnits draft={draft} onChange={onChange} />
        {isBuilding && (
          <p>
            <TextButton isDanger onPress={() => setRemoving(true)}>
              {t.noBuilding}
            </TextButton>
          </p>
        )}
        <ConfirmDialog
          isOpen={isRemoving}
          onClose={() => setRemoving(false)}
          onConfirm={() => {
            onChange({ ...draft, from: null, to: null });
            setRemoving(false);
          }}
          title={t.noBuildingTitle}
          confirmLabel={ui.remove}
        >
          {t.noBuildingBody}
        </ConfirmDialog>
      </div>
      {isBuilding && (
        <aside className="side-rail" aria-label={t.drawn}>
          <header className="section-head">
            <h2>{t.drawn}</h2>
          </header>
          <Drawing draft={draft} />
          <DraftDifference difference={differenceOf(draft)} />
        </aside>
      )}
    </div>
  );
}
