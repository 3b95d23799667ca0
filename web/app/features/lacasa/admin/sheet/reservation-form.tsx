import type { TrackedUnit } from '@diyar/contract/buildings';
import { useId, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Pane } from '~/ui/admin/layout/pane.tsx';
import type { SheetFrame } from './apartment-sheet.tsx';
import { ReservationFields } from './reservation-fields.tsx';
import { useReservationForm } from './use-reservation-form.ts';

type Props = { frame: SheetFrame; apartment: TrackedUnit; onDone: () => void };

/** Adds or edits a reservation inside the sheet; saving refetches the floors. */
export function ReservationForm({ frame, apartment, onDone }: Props) {
  // the apartment when editing began: the save is checked against its version
  const [opened, setOpened] = useState(apartment);
  return (
    <Typing
      key={opened.version}
      frame={frame}
      opened={opened}
      isOutdated={apartment.version !== opened.version}
      onLoadTheirs={() => setOpened(apartment)}
      onDone={onDone}
    />
  );
}

type TypingProps = {
  frame: SheetFrame;
  opened: TrackedUnit;
  isOutdated: boolean;
  onLoadTheirs: () => void;
  onDone: () => void;
};

function Typing({ frame, opened, isOutdated, onLoadTheirs, onDone }: TypingProps) {
  const { lacasa: t, ui } = useAdminTexts();
  const { form, submit, status } = useReservationForm(opened, onDone);
  const id = useId();
  const title = opened.reserved ? t.editTitle(opened.label) : t.addTitle(opened.label);
  const foot = (
    <>
      <SaveButton type="submit" form={id} status={status}>
        {opened.reserved ? ui.save : t.reserve}
      </SaveButton>
      <Button onPress={onDone}>{ui.cancel}</Button>
    </>
  );
  return (
    <Pane {...frame} onClose={onDone} label={title} foot={foot}>
      <h2>{title}</h2>
      {isOutdated && status !== 'pending' && (
        <p className="apartment-sheet-warning" role="alert">
          {t.changedMeanwhile} <TextButton onPress={onLoadTheirs}>{t.loadTheirs}</TextButton>
        </p>
      )}
      <form id={id} className="form-stack" onSubmit={submit} noValidate>
        <ReservationFields form={form} hasLines={opened.payments.length > 0} />
      </form>
    </Pane>
  );
}
