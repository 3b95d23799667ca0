import type { ReactNode } from 'react';
import { SaveButton } from '../buttons/save-button.tsx';
import { FormFootBar } from '../layout/form-foot-bar.tsx';
import { UnsavedChanges } from '../overlays/unsaved-changes.tsx';
import type { SaveStatus } from './use-saved-form.ts';

type Props = {
  /** What is edited, for the question before it is left. */
  name: string;
  isDirty: boolean;
  /** What will change: '3 changed fields'. */
  note?: ReactNode;
  /** Why it cannot be saved yet. */
  reason?: string;
  status: SaveStatus;
  /** Beside the button, after a failure. */
  failed?: string;
  /** Whether it was saved. */
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
  /** The button sends the form around it, and so does Enter in its fields. */
  isInForm?: boolean;
  submitLabel?: string;
};

/** A page that is edited and saved as a whole: its bar with what is unsaved, and the question before it is left. */
export function SaveFoot({ name, isDirty, note, reason, status, failed, onSave, onDiscard, ...rest }: Props) {
  const { isInForm = false, submitLabel } = rest;
  const isSaving = status === 'pending';
  const press = reason === undefined && !isSaving ? () => void onSave() : undefined;
  return (
    <>
      {isDirty && (
        <FormFootBar error={reason} note={note} onDiscard={isSaving ? undefined : onDiscard} onSave={press}>
          <SaveButton
            {...(isInForm ? { type: 'submit' } : { onPress: press })}
            // changed again since it was saved
            status={status === 'success' ? 'idle' : status}
            error={failed}
            disabledReason={reason}
          >
            {submitLabel}
          </SaveButton>
        </FormFootBar>
      )}
      <UnsavedChanges
        when={isDirty}
        name={name}
        isSaving={isSaving}
        onSave={reason === undefined ? onSave : undefined}
      />
    </>
  );
}
