import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

type Props = {
  /** Its accessible name, where it is not about unsaved changes. */
  label?: string;
  /** Nothing is unsaved: the bar stays for its actions and shows only its note. */
  isClean?: boolean;
  /** A note after the status: 'Last saved at 09:12', '3 changed fields'. */
  note?: ReactNode;
  /** Replaces 'Unsaved changes' when fields need attention. */
  error?: ReactNode;
  /** The changes are saved; the bar is about to disappear. */
  isSaved?: boolean;
  /** Reverts everything; without it there is no 'Discard'. */
  onDiscard?: () => void;
  /** The action of Ctrl or ⌘ S. */
  onSave?: () => void;
  /** The reason why the action is blocked, SaveButton. */
  children: ReactNode;
};

/** Appears with the first change and stays until the changes are saved or discarded. */
export function FormFootBar({ label, isClean = false, note, error, onDiscard, onSave, children }: Props) {
  const t = useAdminTexts().ui;
  useShortcut('mod+s', () => onSave?.(), { label: t.shortcutSave, isEnabled: onSave !== undefined });
  return (
    <section
      className={classNames('form-foot-bar', Boolean(error) && 'form-foot-bar--error')}
      aria-label={label ?? t.unsaved}
    >
      <span className="form-foot-bar-state">
        {error && <Icon name="warning-circle" />}
        {!error && !isClean && <i className="tag-dot" aria-hidden="true" />}
        {(error || !isClean) && <strong>{error ?? t.unsaved}</strong>}
        {note && <small>{note}</small>}
      </span>
      <span className="grow" />
      {onDiscard && (
        <Button variant="quiet" onPress={onDiscard}>
          {t.discard}
        </Button>
      )}
      {children}
    </section>
  );
}
