import { HoldInput, type TrackedUnit } from '@diyar/contract/buildings';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useBuyer, usePersonFor } from '~/lib/admin/buyer.ts';
import { FormPerson } from '~/ui/admin/form/form-person.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import type { PanelFrame } from '../apartment/apartment-panel.tsx';
import { useHoldHours } from '../building-api.ts';
import { useTracker } from '../tracker.ts';
import { holdUnit } from './deal-calls.ts';
import { FormPane } from './form-pane.tsx';
import { FormUnits } from './further-units.tsx';
import { useStepForm } from './use-step-form.ts';

export type StepFormProps = {
  frame: PanelFrame;
  unit: TrackedUnit;
  /** All units of the building. */
  units: readonly TrackedUnit[];
  onDone: () => void;
};

/** Everything but the hours may stay empty: a hold is the quickest step, and undone by itself. */
export function HoldForm({ frame, unit, units, onDone }: StepFormProps) {
  const { buildingsDeals: t } = useAdminTexts();
  const tracker = useTracker();
  const [opened] = useState(unit);
  const personFor = usePersonFor();
  const form = useStepForm({
    schema: HoldInput,
    labels: t,
    values: { ...useBuyer(), hours: String(useHoldHours()), note: '', with: [] as ApartmentNo[] },
    send: ({ version: _, ...typed }) => holdUnit(tracker, unit, { ...typed, personId: personFor(typed) }),
    done: t.held(unit.label),
    failed: t.holdFailed,
    onDone,
  });
  return (
    <FormPane
      frame={frame}
      title={t.holdTitle(unit.label)}
      opened={opened}
      unit={unit}
      form={form}
      submitLabel={t.holdSubmit}
      onDone={onDone}
    >
      <p className="note">{t.holdHint}</p>
      <FormPerson of={form} name="name" phone="phone" autoFocus />
      <FormText of={form} name="hours" label={t.holdHours} dir="ltr" inputMode="numeric" />
      <FormText of={form} name="note" />
      <FormUnits of={form} name="with" units={units} except={unit.id} />
    </FormPane>
  );
}
