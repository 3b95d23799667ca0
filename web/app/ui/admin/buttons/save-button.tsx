import { type ReactNode, useEffect, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Icon } from '../icon.tsx';
import { Button, type ButtonProps } from './button.tsx';

/** How long the button says 'Saved'. */
const SAVED_MS = 3000;

/** A press sends the form around it, or does what it says: a button that does neither is not written by mistake. */
type Saves = { type: 'submit' } | { onPress: ButtonProps['onPress'] | undefined };

type Props = Omit<ButtonProps, 'children' | 'isPending' | 'type' | 'onPress'> &
  Saves & {
    /** The status of the mutation that saves. */
    status: 'idle' | 'pending' | 'success' | 'error';
    /** Shown beside the button when saving failed. */
    error?: string;
    savingLabel?: string;
    savedLabel?: string;
    children?: ReactNode;
  };

/** Says Saving…, then Saved, in the button itself; a failure is shown beside it. No toast. */
export function SaveButton({ status, error, savingLabel, savedLabel, children, ...rest }: Props) {
  const t = useAdminTexts().ui;
  const isDone = useJustSaved(status);
  return (
    <span className="save-button">
      {isDone ? (
        <Button {...rest} className="button--done" icon="check">
          {savedLabel ?? t.saved}
        </Button>
      ) : (
        <Button
          variant="primary"
          {...rest}
          isPending={status === 'pending'}
          pendingLabel={savingLabel ?? t.saving}
        >
          {children ?? t.save}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {isDone ? (savedLabel ?? t.saved) : ''}
      </span>
      {status === 'error' && error && (
        <span className="problem" role="alert">
          <Icon name="warning-circle" />
          {error}
        </span>
      )}
    </span>
  );
}

function useJustSaved(status: Props['status']) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (status !== 'success') return;
    const timer = setTimeout(() => setOver(true), SAVED_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return status === 'success' && !isOver;
}
