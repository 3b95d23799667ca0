import { useState } from 'react';
import type { EditedProject } from '~/features/project-draft/admin/project.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DiscardDialog } from './lazy-discard.ts';
import { SavedInPart } from './saved-in-part.tsx';
import type { EditingSession } from './use-editing-session.ts';
import { useProblemLabel } from './use-problem-label.ts';

type Props = {
  session: EditingSession;
  newest: EditedProject | null;
  restoredAt: string | null;
  name: string;
  /** Opens the choice between mine and theirs. */
  onCompare: () => void;
};

/**
 * Notices about the whole draft: it was restored, it cannot be stored, another user saved, fields need
 * attention.
 */
export function EditorNotices({ session, newest, restoredAt, name, onCompare }: Props) {
  const { projectEditor: t } = useAdminTexts();
  const { editor, isStale, isStored } = session;
  const labelOf = useProblemLabel(editor.draft);
  const isSummary = editor.isShowingAll && editor.problems.length > 0;
  return (
    <>
      {isStale && newest && <ConflictNotice session={session} newest={newest} onCompare={onCompare} />}
      {restoredAt && editor.isDirty && !isStale && (
        <Restored at={restoredAt} name={name} onDiscard={() => session.discard(newest)} />
      )}
      {editor.isDirty && !isStored && <Notice icon="warning-circle">{t.notStored}</Notice>}
      <SavedInPart session={session} />
      {isSummary && (
        <ErrorSummary
          fields={editor.problems.map(({ path }) => ({
            label: labelOf(path),
            onPress: () => editor.goTo(path),
          }))}
        />
      )}
    </>
  );
}

function Restored({ at, name, onDiscard }: { at: string; name: string; onDiscard: () => void }) {
  const { projectEditor: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const [isSeen, setSeen] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  if (isSeen) return null;
  return (
    <Notice
      actions={
        <>
          <Button size="s" onPress={() => setConfirming(true)}>
            {t.discardDraft}
          </Button>
          <IconButton icon="x" size="s" label={ui.close} onPress={() => setSeen(true)} />
          <DiscardDialog
            isOpen={isConfirming}
            name={name}
            onClose={() => setConfirming(false)}
            onDiscard={onDiscard}
          />
        </>
      }
    >
      {t.restored(shortMoment(at, lang, ui))}
    </Notice>
  );
}
