import type { FormEventHandler, ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';

type Props = {
  error: string | undefined;
  status: 'idle' | 'pending' | 'success' | 'error';
  submitLabel: string;
  /** The safe choice, which comes first and has the focus, where the other cannot be taken back. */
  keepLabel?: string;
  isDanger?: boolean;
  /** Why it cannot be sent yet. */
  disabledReason?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
};

/** The inside of a dialog with a form: the fields, and what to do with them at its foot. */
export function MoneyDialogForm(props: Props) {
  const { ui } = useAdminTexts();
  const { keepLabel } = props;
  return (
    <form onSubmit={props.onSubmit} noValidate>
      <DialogBody>
        <ErrorSummary>{props.error}</ErrorSummary>
        {props.children}
      </DialogBody>
      <DialogFooter>
        {!keepLabel && <span className="grow" />}
        <Button onPress={props.onClose} autoFocus={keepLabel !== undefined}>
          {keepLabel ?? ui.cancel}
        </Button>
        {keepLabel && <span className="grow" />}
        <SaveButton
          type="submit"
          status={props.status}
          variant={props.isDanger ? 'danger' : 'primary'}
          disabledReason={props.disabledReason}
        >
          {props.submitLabel}
        </SaveButton>
      </DialogFooter>
    </form>
  );
}
