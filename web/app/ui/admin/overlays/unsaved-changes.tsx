import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { hasUnsaved, holdUnsaved } from '~/lib/admin/unsaved.ts';
import { lazyDialog } from '../lazy-part.tsx';

const LeaveDialog = lazyDialog(async () => (await import('./leave-dialog.tsx')).LeaveDialog, {
  isAhead: true,
});

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
  // saved while it was asked: there is nothing to lose any more
  const isAnswered = !when && blocker.state === 'blocked';
  const left = useRef<unknown>(null);
  /** Once for each question: 'Save and leave' arrives here on both ways. */
  const leave = () => {
    if (blocker.state !== 'blocked' || left.current === blocker.location) return;
    left.current = blocker.location;
    blocker.proceed();
  };
  useEffect(() => {
    if (isAnswered) leave();
  });
  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      name={name}
      isSaving={isSaving}
      onSave={onSave}
      onStay={() => blocker.reset?.()}
      onLeave={leave}
      onDiscard={onLeave}
    />
  );
}
