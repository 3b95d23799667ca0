import { UNITS_MAX } from '@diyar/contract/limits';
import { clampCount } from '@diyar/contract/rules/units';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { isolate } from '~/i18n/isolate.ts';
import { useLanguage } from '~/lib/language.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { lostByCount, type UnitDraft } from '../draft/unit.ts';
import { unitName } from './unit-name.ts';

/** The number of names that are listed; the rest is a count. */
const NAMED = 4;

/** At least 0. Asks before a unit with content is removed. */
export function UnitCount({ units, onCount }: { units: UnitDraft[]; onCount: (count: number) => void }) {
  const { projectsUnits: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [newCount, setNewCount] = useState<number | null>(null);
  const lost = newCount === null ? [] : lostByCount(units, newCount);
  const names = lost.slice(0, NAMED).map((unit) => isolate(unitName(unit, units.indexOf(unit), lang, t)));
  if (lost.length > NAMED) names.push(t.trimMore(lost.length - NAMED));

  function change(typed: number | null) {
    const count = clampCount(typed);
    if (count === units.length) return;
    if (lostByCount(units, count).length > 0) setNewCount(count);
    else onCount(count);
  }

  return (
    <>
      <NumberField
        className="form-field--inline"
        label={t.countLabel}
        value={units.length}
        minValue={0}
        maxValue={UNITS_MAX}
        onChange={change}
      />
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
