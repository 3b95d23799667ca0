import { useEffect } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useBlocker } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { hasUnsaved, holdUnsaved } from '~/lib/admin/unsaved.ts';
import { Button } from '../buttons/button.tsx';
import { DialogFooter, Overlay } from './dialog.tsx';

type Props = {
  /** True while there are unsaved changes. */
  when: boolean;
  /** The name of the object with the changes: the project's name. */
  name: string;
  /** Saves and returns whether it worked; without it there is no 'Save and leave'. */
  onSave?: () => Promise<boolean>;
  isSaving?: boolean;
  /** The user chose to leave: a stored draft can be deleted. */
  onLeave?: () => void;
  /** A stored copy survives a reload or a closed tab, so the browser need not warn. */
  isStored?: boolean;
};

/**
 * Asks before unsaved changes are left: in a dialog within the back office, with the browser's warning
 * elsewhere.
 */
export function UnsavedChanges({ when, name, onSave, isSaving = false, onLeave, isStored = false }: Props) {
  const t = useAdminTexts().ui;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const release = holdUnsaved();
    const warn = (event: BeforeUnloadEvent) => !isStored && hasUnsaved() && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      release();
      removeEventListener('beforeunload', warn);
    };
  }, [when, isStored]);
  const stay = () => blocker.reset?.();
  const leave = () => blocker.proceed?.();
  return (
    <Overlay isOpen={blocker.state === 'blocked'} onClose={stay} isDismissable={!isSaving} size="s">
      <Dialog role="alertdialog" className="dialog dialog--confirm">
        <div className="dialog-body">
          <Heading slot="title" level={2}>
            {t.leaveTitle}
          </Heading>
          <p>{t.leaveBody(name)}</p>
        </div>
        <DialogFooter>
          <Button autoFocus onPress={stay} isDisabled={isSaving}>
            {t.stay}
          </Button>
          <Button
            variant="danger-quiet"
            isDisabled={isSaving}
            onPress={() => {
              onLeave?.();
              leave();
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
              onPress={async () => ((await onSave()) ? leave() : stay())}
            >
              {t.saveAndLeave}
            </Button>
          )}
        </DialogFooter>
      </Dialog>
    </Overlay>
  );
}
