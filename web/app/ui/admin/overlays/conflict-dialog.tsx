import { type ReactNode, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { Side } from '~/lib/admin/merge-fields.ts';
import { Button } from '../buttons/button.tsx';
import { TextButton } from '../buttons/text-button.tsx';
import { Icon } from '../icon.tsx';
import './conflict-dialog.css';
import { Dialog } from './dialog.tsx';

export type ShownConflict = { path: string; label: string; mine: string; theirs: string; usual: Side };

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Who saved, and when. */
  title: string;
  conflicts: readonly ShownConflict[];
  onlyMine: number;
  onlyTheirs: number;
  /** What was merged of both, to look at. */
  merged?: ReactNode;
  onApply: (choices: ReadonlyMap<string, Side>) => void;
  isPending?: boolean;
  /** A draft in this browser keeps what is not saved, also when the page is left. */
  isStored?: boolean;
};

/** Two people saved: mine or theirs for each field that both changed. Everything else is merged and counted. */
export function ConflictDialog({ conflicts, onlyMine, onlyTheirs, merged, onApply, ...dialog }: Props) {
  const t = useAdminTexts().ui.conflict;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = ({ path, usual }: ShownConflict) => chosen.get(path) ?? usual;
  const all = (side: Side) => setChosen(new Map(conflicts.map(({ path }) => [path, side])));
  const apply = () => onApply(new Map(conflicts.map((one) => [one.path, sideOf(one)])));
  return (
    <Dialog
      isOpen={dialog.isOpen}
      onClose={dialog.onClose}
      title={dialog.title}
      footer={
        <>
          <Button variant="quiet" onPress={dialog.onClose}>
            {t.notNow}
          </Button>
          <small className="dim">{dialog.isStored ? t.stays : t.staysHere}</small>
          <span className="grow" />
          <Button variant="primary" isPending={dialog.isPending} onPress={apply}>
            {t.save}
          </Button>
        </>
      }
    >
      <div className="conflict-dialog">
        <p className="note">{conflicts.length > 0 ? t.both(conflicts.length) : t.none}</p>
        {conflicts.length > 1 && (
          <p className="conflict-dialog-all">
            <TextButton onPress={() => all('mine')}>{t.allMine}</TextButton>
            <TextButton onPress={() => all('theirs')}>{t.allTheirs}</TextButton>
          </p>
        )}
        {conflicts.map((conflict) => (
          <fieldset className="conflict-dialog-field" key={conflict.path}>
            <legend>{conflict.label}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={conflict.path}
                  checked={sideOf(conflict) === side}
                  onChange={() => setChosen(new Map(chosen).set(conflict.path, side))}
                />
                <span className="two-lines">
                  <small>{t[side]}</small>
                  {conflict[side] ? (
                    <span dir="auto">{conflict[side]}</span>
                  ) : (
                    <span className="dim">{t.empty}</span>
                  )}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        {merged}
        {onlyMine + onlyTheirs > 0 && (
          <p className="conflict-dialog-merged">
            <Icon name="check" />
            {t.merged(onlyMine, onlyTheirs)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
