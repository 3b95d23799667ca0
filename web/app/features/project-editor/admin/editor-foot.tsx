import { useState } from 'react';
import type { EditorTab } from '~/features/project-draft/admin/problems.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { FormFootBar } from '~/ui/admin/layout/form-foot-bar.tsx';
import { DiscardDialog } from './lazy-discard.ts';
import { useSaveFailure } from './save-failure.ts';
import { useBlockedReason } from './use-blocked-reason.ts';
import type { EditingSession } from './use-editing-session.ts';

type Props = {
  session: EditingSession;
  name: string;
  savedAt: string | null;
  onSave: () => void;
  onDiscard: () => void;
};

const BEFORE = { structure: 'info', review: 'structure' } as const satisfies Partial<
  Record<EditorTab, EditorTab>
>;
const AFTER = { info: 'structure', structure: 'review' } as const satisfies Partial<
  Record<EditorTab, EditorTab>
>;

/** Unsaved or not, and the next step; the reason is beside a disabled one. */
export function EditorFoot({ session, name, savedAt, onSave, onDiscard }: Props) {
  const { projectEditor: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const { editor, save } = session;
  const { tab, setTab } = editor;
  const [isConfirming, setConfirming] = useState(false);
  const reason = useBlockedReason(editor);
  const failure = useSaveFailure(session);
  const go = (to: EditorTab) => {
    setTab(to);
    scrollTo({ top: 0 });
  };
  return (
    <>
      <FormFootBar
        isClean={!editor.isDirty}
        error={failure}
        note={savedAt ? t.lastSaved(shortMoment(savedAt, lang, ui)) : t.notSavedYet}
        onDiscard={editor.isDirty && !save.isPending ? () => setConfirming(true) : undefined}
        onSave={reason === undefined ? onSave : undefined}
      >
        {tab === 'info' ? (
          <LinkButton variant="quiet" to="/admin/projects">
            {t.toList}
          </LinkButton>
        ) : (
          <Button variant="quiet" onPress={() => go(BEFORE[tab])}>
            {t.back}
          </Button>
        )}
        {reason && (
          <span className="problem" id="why-blocked">
            <Icon name="warning-circle" />
            {reason}
          </span>
        )}
        {tab === 'review' ? (
          <SaveButton
            status={save.status}
            savingLabel={save.isSending ? ui.saving : t.uploading}
            disabledReason={reason}
            aria-describedby={reason && 'why-blocked'}
            onPress={onSave}
          />
        ) : (
          <Button
            variant="primary"
            endIcon="caret-right"
            disabledReason={reason}
            aria-describedby={reason && 'why-blocked'}
            onPress={() => go(AFTER[tab])}
          >
            {t.next[tab]}
          </Button>
        )}
      </FormFootBar>
      <DiscardDialog
        isOpen={isConfirming}
        name={name}
        onClose={() => setConfirming(false)}
        onDiscard={onDiscard}
      />
    </>
  );
}
