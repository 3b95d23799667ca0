import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '../buttons/button.tsx';
import { Icon } from '../icon.tsx';
import { DialogFooter, Overlay } from './dialog.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The question: 'Delete this user?' */
  title: string;
  /** The name of the object, and what happens to it. */
  children: ReactNode;
  /** More to know before: lists, paragraphs. */
  details?: ReactNode;
  confirmLabel?: string;
  pendingLabel?: string;
  cancelLabel?: string;
  isPending?: boolean;
  /** Why it failed; the dialog stays open. */
  error?: string;
};

/** Asks before something is lost. The safe choice comes first and has the focus. */
export function ConfirmDialog(props: Props) {
  const t = useAdminTexts().ui;
  const { isPending = false } = props;
  return (
    <Overlay isOpen={props.isOpen} onClose={props.onClose} isDismissable={!isPending} size="s">
      <Dialog role="alertdialog" className="dialog dialog--confirm">
        <div className="dialog-body">
          <Heading slot="title" level={2}>
            {props.title}
          </Heading>
          <p>{props.children}</p>
          {props.details}
          {props.error && (
            <p className="problem" role="alert">
              <Icon name="warning-circle" />
              {props.error}
            </p>
          )}
        </div>
        <DialogFooter>
          <Button autoFocus isDisabled={isPending} onPress={props.onClose}>
            {props.cancelLabel ?? t.keep}
          </Button>
          <Button
            variant="danger"
            isPending={isPending}
            pendingLabel={props.pendingLabel ?? t.deleting}
            onPress={props.onConfirm}
          >
            {props.confirmLabel ?? t.delete}
          </Button>
        </DialogFooter>
      </Dialog>
    </Overlay>
  );
}
