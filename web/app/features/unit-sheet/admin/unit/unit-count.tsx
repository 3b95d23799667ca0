import { UNITS_MAX } from '@diyar/contract/limits';
import { clampCount } from '@diyar/contract/rules/units';
import { useState } from 'react';
import { lostByCount, type UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { isolate } from '~/i18n/isolate.ts';
import { useLanguage } from '~/lib/language.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { canDelete } from '../bulk.ts';
import { unitName } from './unit-name.ts';

/** The number of names that are listed; the rest is a count. */
const NAMED = 4;

/** At least 0. Asks before a unit with content is removed; one that ever had a deal stays. */
export function UnitCount({ units, onCount }: { units: UnitDraft[]; onCount: (count: number) => void }) {
  const { unitSheetUnit: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [newCount, setNewCount] = useState<number | null>(null);
  const [kept, setKept] = useState<UnitDraft | null>(null);
  const lost = newCount === null ? [] : lostByCount(units, newCount);
  const names = lost.slice(0, NAMED).map((unit) => isolate(unitName(unit, units.indexOf(unit), lang, t)));
  if (lost.length > NAMED) names.push(t.trimMore(lost.length - NAMED));

  function change(typed: number | null) {
    const count = clampCount(typed);
    const stays = units.slice(count).find((unit) => !canDelete(unit));
    setKept(stays ?? null);
    if (count === units.length || stays) return;
    if (lostByCount(units, count).length > 0) setNewCount(count);
    else onCount(count);
  }

  return (
    <>
      {/* Enter that enters the number must not go on to press the button of the dialog that it opens */}
      <div onKeyDownCapture={(event) => event.key === 'Enter' && event.preventDefault()}>
        <NumberField
          className="form-field--inline"
          label={t.countLabel}
          value={units.length}
          minValue={0}
          maxValue={UNITS_MAX}
          error={kept ? t.staysWithDeal(unitName(kept, units.indexOf(kept), lang, t)) : undefined}
          onChange={change}
        />
      </div>
      <ConfirmDialog
        isOpen={newCount !== null}
        onClose={() => setNewCount(null)}
        onConfirm={() => {
          if (newCount !== null) onCount(newCount);
          setNewCount(null);
        }}
        title={t.trimTitle(units.length - (newCount ?? 0))}
        confirmLabel={t.remove}
      >
        {t.trimBody(names.join(lang === 'ar' ? '، ' : ', '))}
      </ConfirmDialog>
    </>
  );
}
