import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { byHand } from '~/lib/admin/closings.ts';
import { Button } from '../buttons/button.tsx';
import { SaveButton } from '../buttons/save-button.tsx';
import { DialogBody, DialogFooter } from '../overlays/dialog.tsx';
import { Form, FormProblems, type FramedForm } from './form.tsx';

type Props = {
  form: FramedForm;
  onClose: () => void;
  submitLabel?: string;
  savingLabel?: string;
  savedLabel?: string;
  /** The safe choice, which comes first and has the focus, where the other cannot be taken back. */
  keepLabel?: string;
  isDanger?: boolean;
  /** Why it cannot be sent yet. */
  disabledReason?: string;
  /** At the start of the foot: a link to the history. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The inside of a dialog with a form: the fields, and what to do with them at its foot. */
export function DialogForm({ form, onClose, keepLabel, isDanger, submitLabel, aside, ...props }: Props) {
  const { ui } = useAdminTexts();
  const { children, ...button } = props;
  return (
    <Form form={form}>
      <DialogBody>
        <FormProblems form={form} />
        {children}
      </DialogBody>
      <DialogFooter>
        {aside}
        {!keepLabel && <span className="grow" />}
        <Button onPress={byHand(onClose)} autoFocus={keepLabel !== undefined}>
          {keepLabel ?? ui.cancel}
        </Button>
        {keepLabel && <span className="grow" />}
        <SaveButton {...button} type="submit" status={form.status} variant={isDanger ? 'danger' : 'primary'}>
          {submitLabel}
        </SaveButton>
      </DialogFooter>
    </Form>
  );
}
