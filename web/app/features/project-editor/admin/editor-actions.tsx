import type { Project } from '@diyar/contract/projects';
import { PreviewButton } from '~/features/previews/admin/preview-button.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { LanguageButton } from '~/ui/admin/layout/language-button.tsx';
import { useBlockedReason } from './use-blocked-reason.ts';
import type { EditingSession } from './use-editing-session.ts';

type Props = { session: EditingSession; project: Project | null; onSave: () => void };

/** In the bar: the language, a preview (of the saved project where the server is another), and Save from any tab. */
export function EditorActions({ session, project, onSave }: Props) {
  const { projectEditor: t, ui } = useAdminTexts();
  const { save } = session;
  const reason = useBlockedReason(session.editor);
  return (
    <>
      <LanguageButton />
      {session.editor.isOwnServer ? (
        <PreviewButton
          projectId={project?.id ?? null}
          prepare={async () => {
            const { base, payload } = await save.prepare();
            return { projectId: base?.id ?? null, project: payload };
          }}
        />
      ) : (
        project && (
          <LinkButton variant="quiet" icon="arrow-square-out" isNewTab to={`/admin/projects/${project.id}`}>
            {t.preview}
          </LinkButton>
        )
      )}
      <SaveButton
        variant={undefined}
        status={save.status}
        savingLabel={save.isSending ? ui.saving : t.uploading}
        disabledReason={reason}
        onPress={onSave}
      />
    </>
  );
}
