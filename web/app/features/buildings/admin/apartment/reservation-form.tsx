import type { TrackedUnit } from '@diyar/contract/buildings';
import { useId, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Form, FormProblems } from '~/ui/admin/form/form.tsx';
import { Pane } from '~/ui/admin/layout/pane.tsx';
import { Taken } from '../deals/taken.tsx';
import type { PanelFrame } from './apartment-panel.tsx';
import { ReservationFields } from './reservation-fields.tsx';
import { useReservationForm } from './use-reservation-form.ts';

type Props = {
  frame: PanelFrame;
  apartment: TrackedUnit;
  onDone: () => void;
};

/** Edits a reservation inside the sheet, or adds one on a server that knows typed amounts only. */
export function ReservationForm({ frame, apartment, onDone }: Props) {
  // the apartment when editing began: the save is checked against its version
  const [opened, setOpened] = useState(apartment);
  return (
    <Typing
      key={opened.version}
      frame={frame}
      opened={opened}
      current={apartment}
      onLoadTheirs={() => setOpened(apartment)}
      onDone={onDone}
    />
  );
}

type TypingProps = {
  frame: PanelFrame;
  opened: TrackedUnit;
  current: TrackedUnit;
  onLoadTheirs: () => void;
  onDone: () => void;
};

function Typing({ frame, opened, current, onLoadTheirs, onDone }: TypingProps) {
  const { buildings: t, ui } = useAdminTexts();
  const state = useReservationForm(opened, onDone);
  const { form, isEdit } = state;
  const { status } = form;
  const id = useId();
  const isSaving = status === 'pending' || status === 'success';
  const isOutdated = opened.reserved && current.version !== opened.version && !isSaving;
  const title = isEdit ? t.editTitle(opened.label) : t.addTitle(opened.label);
  const foot = (
    <>
      <SaveButton type="submit" form={id} status={status}>
        {isEdit ? ui.save : t.reserve}
      </SaveButton>
      <Button onPress={onDone}>{ui.cancel}</Button>
    </>
  );
  return (
    <Pane {...frame} onClose={onDone} label={title} foot={foot}>
      <h2>{title}</h2>
      <Taken opened={opened} unit={current} isSaving={isSaving} />
      {isOutdated && (
        <p className="apartment-panel-warning" role="alert">
          {t.changedMeanwhile} <TextButton onPress={onLoadTheirs}>{t.loadTheirs}</TextButton>
        </p>
      )}
      <Form id={id} className="form-stack" form={form}>
        <FormProblems form={form} />
        <ReservationFields state={state} opened={opened} />
      </Form>
    </Pane>
  );
}
