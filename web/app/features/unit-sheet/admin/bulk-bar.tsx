import type { FloorRange, SheetField } from '@diyar/contract/rules/unit-sheet';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { claimOf, type UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { isolate } from '~/i18n/isolate.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { canDelete, confirmed, duplicated, withOffer, withoutUnits, withPrices } from './bulk.ts';
import { blockText } from './clipboard.ts';
import { type Column, fieldOf } from './columns.ts';
import { write } from './edits.ts';
import { PriceDialog } from './price-dialog.tsx';
import { SetDialog } from './set-dialog.tsx';
import { unitLabel } from './sheet-row.tsx';
import type { StepName } from './unit-history.ts';
import './unit-bulk.css';

type Props = {
  units: UnitDraft[];
  selected: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
  columns: readonly Column[];
  floors: FloorRange;
  hasSheet: boolean;
  change: (name: StepName, n: number, update: (units: UnitDraft[]) => UnitDraft[]) => void;
};

/** The number of names that are listed; the rest is a count. */
const NAMED = 5;

/** What can be done with the selected units. It takes the place of the tools, so that nothing moves. */
export function BulkBar({ units, selected, onSelect, columns, floors, hasSheet, change }: Props) {
  const { unitSheet: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [dialog, setDialog] = useState<'price' | 'set' | 'delete' | null>(null);
  const chosen = units.filter(({ key }) => selected.has(key));
  const free = chosen.filter((unit) => !claimOf(unit));
  const going = chosen.filter(canDelete);
  const close = () => setDialog(null);
  const names = (some: readonly UnitDraft[]) => {
    const list = some.slice(0, NAMED).map((unit, row) => isolate(unitLabel(unit, row, lang)));
    if (some.length > NAMED) list.push(t.more(some.length - NAMED));
    return list.join(lang === 'ar' ? '، ' : ', ');
  };

  async function copy() {
    const fields = columns.map(({ id }) => fieldOf(id)).filter((field) => field !== null);
    try {
      await navigator.clipboard.writeText(blockText(chosen, fields, lang));
      showToast({ kind: 'success', title: t.copied(chosen.length) });
    } catch {
      showToast({ kind: 'failure', title: t.copyFailed });
    }
  }

  function duplicate() {
    const { units: next, made } = duplicated(units, selected, newKey);
    change('duplicate', made.length, () => next);
    onSelect(new Set(made));
  }

  function set(field: SheetField, text: string) {
    close();
    const edit = write(
      units,
      chosen.map((unit) => ({ unit, texts: [[field, text]] })),
      floors,
    );
    if (edit.units !== units) change('set', edit.cells, () => edit.units);
  }

  const isWithdrawn = free.length > 0 && free.every((unit) => !unit.isAvailable);
  const offer = isWithdrawn ? 'offer' : 'withdraw';
  return (
    <div className="unit-bulk">
      <IconButton icon="x" size="s" label={t.clearSelection} onPress={() => onSelect(new Set())} />
      <strong role="status">{t.selected(chosen.length)}</strong>
      <Toolbar aria-label={t.selected(chosen.length)} className="unit-bulk-actions">
        <Button size="s" icon="percent" onPress={() => setDialog('price')}>
          {t.price}
        </Button>
        <Button size="s" icon="pencil-simple" onPress={() => setDialog('set')}>
          {t.set}
        </Button>
        {chosen.some(({ isUnchecked }) => isUnchecked) && (
          <Button
            size="s"
            icon="check"
            onPress={() => change('confirm', chosen.length, (all) => confirmed(all, selected))}
          >
            {t.confirm}
          </Button>
        )}
        <Button
          size="s"
          icon="eye-slash"
          disabledReason={free.length === 0 ? t.allClaimed : undefined}
          onPress={() => change(offer, free.length, (all) => withOffer(all, selected, isWithdrawn))}
        >
          {t[offer]}
        </Button>
        <Button size="s" icon="copy" onPress={() => void copy()}>
          {t.copy}
        </Button>
        <Button size="s" icon="plus" onPress={duplicate}>
          {t.duplicate}
        </Button>
        <Button
          size="s"
          variant="danger-quiet"
          icon="trash"
          disabledReason={going.length === 0 ? t.hasDeal : undefined}
          onPress={() => setDialog('delete')}
        >
          {t.delete}
        </Button>
      </Toolbar>
      <PriceDialog
        isOpen={dialog === 'price'}
        units={chosen}
        onClose={close}
        onApply={(tables, n) => {
          close();
          change('price', n, (all) => withPrices(all, tables));
        }}
      />
      <SetDialog
        isOpen={dialog === 'set'}
        count={chosen.length}
        hasSheet={hasSheet}
        floors={floors}
        onClose={close}
        onApply={set}
      />
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        onClose={close}
        onConfirm={() => {
          close();
          change('delete', going.length, (all) => withoutUnits(all, selected));
          onSelect(new Set(chosen.filter((unit) => !canDelete(unit)).map(({ key }) => key)));
        }}
        title={t.deleteTitle(going.length, chosen.length)}
        confirmLabel={t.deleteUnits(going.length)}
      >
        {t.deleteBody(names(going))}{' '}
        {going.length < chosen.length && t.deleteStays(names(chosen.filter((unit) => !canDelete(unit))))}
      </ConfirmDialog>
    </div>
  );
}
