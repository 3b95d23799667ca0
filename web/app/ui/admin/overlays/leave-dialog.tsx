import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '../buttons/button.tsx';
import { DialogFooter, Overlay } from './dialog.tsx';

type Props = {
  isOpen: boolean;
  name: string;
  isSaving: boolean;
  /** Saves and returns whether it worked; without it there is no 'Save and leave'. */
  onSave: (() => Promise<boolean>) | undefined;
  onStay: () => void;
  onLeave: () => void;
  /** Before leaving without saving. */
  onDiscard: (() => void) | undefined;
};

/** 'Leave without saving?' */
export function LeaveDialog({ isOpen, name, isSaving, onSave, onStay, onLeave, onDiscard }: Props) {
  const t = useAdminTexts().ui;
  return (
    <Overlay isOpen={isOpen} onClose={onStay} isDismissable={!isSaving} size="s">
      <Dialog role="alertdialog" className="dialog dialog--confirm">
        <div className="dialog-body">
          <Heading slot="title" level={2}>
            {t.leaveTitle}
          </Heading>
          <p>{t.leaveBody(name)}</p>
        </div>
        <DialogFooter>
          <Button autoFocus onPress={onStay} isDisabled={isSaving}>
            {t.stay}
          </Button>
          <Button
            variant="danger-quiet"
            isDisabled={isSaving}
            onPress={() => {
              onDiscard?.();
              onLeave();
            }}
          >
            {t.leave}
          </Button>
          <span className="grow" />
          {onSave && (
            <Button
              variant="primary"
              isPending={isSaving}
              pendingLabel={t.saving}
              onPress={async () => ((await onSave()) ? onLeave() : onStay())}
            >
              {t.saveAndLeave}
            </Button>
          )}
        </DialogFooter>
      </Dialog>
    </Overlay>
  );
}
