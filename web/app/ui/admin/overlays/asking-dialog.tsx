import { type ComponentProps, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

type Props = ComponentProps<typeof Dialog> & {
  /** Something would be lost. */
  isChanged: boolean;
};

/** Escape, the cross and a press outside ask when something was changed. A Cancel inside says it in words. */
export function AskingDialog({ isChanged, onClose, ...dialog }: Props) {
  const { ui } = useAdminTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Dialog {...dialog} onClose={() => (isChanged ? setAsking(true) : onClose())} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        title={ui.leaveTitle}
        cancelLabel={ui.stay}
        confirmLabel={ui.discard}
      >
        {ui.leaveUnnamed}
      </ConfirmDialog>
    </>
  );
}
