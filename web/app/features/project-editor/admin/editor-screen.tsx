import { nameOf } from '@diyar/contract/rules/localized';
import { type ReactNode, useEffect, useState } from 'react';
import type { DraftMedia } from '~/features/project-draft/admin/media.ts';
import type { EditedProject } from '~/features/project-draft/admin/project.ts';
import { StatusTag } from '~/features/projects/admin/status-tag.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { dismissTopic, showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { StepList, StepPanel, Steps } from '~/ui/admin/layout/steps.tsx';
import { lazyPart } from '~/ui/admin/lazy-part.tsx';
import { UnsavedChanges } from '~/ui/admin/overlays/unsaved-changes.tsx';
import '~/features/projects/admin/editor.css';
import { EditorSkeleton } from '~/features/projects/admin/editor-skeleton.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { EditorActions } from './editor-actions.tsx';
import { EditorFoot } from './editor-foot.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { InfoTab } from './info-tab.tsx';
import { isAlerting } from './save-failure.ts';
import type { EditingSession } from './use-editing-session.ts';
import { useEditorSteps } from './use-editor-steps.tsx';

const StructureTab = lazyPart(async () => (await import('./structure-tab.tsx')).StructureTab, EditorSkeleton);
const ReviewTab = lazyPart(async () => (await import('./review-tab.tsx')).ReviewTab, EditorSkeleton);

const LIST = '/admin/projects';

/** A notice that a save failed ends with the next save, with discarding and with leaving. */
const SAVE_TOPIC = 'project-save';

type Props = {
  session: EditingSession;
  newest: EditedProject | null;
  /** When a stored draft was found in this browser. */
  restoredAt: string | null;
  media: ReactNode;
  units: ReactNode;
  uploads: ReactNode;
  renderThumb: (item: DraftMedia) => ReactNode;
};

/**
 * Three tabs, the steps between them, and one save for everything
 * (docs/product/projects-and-media.md#editor).
 */
export function EditorScreen({ session, newest, restoredAt, media, units, uploads, renderThumb }: Props) {
  const { projects, projectEditor: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const { editor, save } = session;
  const steps = useEditorSteps(editor);
  const title = nameOf(editor.draft, lang, newest ? projects.untitled : t.newTitle);
  const errorText = useErrorText();
  const [isChoosing, setChoosing] = useState(false);

  /** A failed save is shown beside the button and as a toast. */
  const alertFailure = (error: unknown) =>
    isAlerting(error) &&
    showToast({
      kind: 'failure',
      title: t.saveFailed,
      detail: errorText(error),
      topic: SAVE_TOPIC,
      action: { label: ui.retry, run: () => void saveAndGo() },
    });

  useEffect(() => () => dismissTopic(SAVE_TOPIC), []);
  useEffect(() => {
    if (!editor.isDirty) dismissTopic(SAVE_TOPIC);
  }, [editor.isDirty]);

  async function saveAndGo() {
    const result = await session.saveAll(alertFailure);
    if (result === 'failed') return;
    dismissTopic(SAVE_TOPIC);
    showToast({ kind: 'success', title: result === 'part' ? t.savedInPart : t.saved, detail: title });
    if (result === 'all') session.leaveTo(LIST);
  }

  return (
    <>
      <Steps steps={steps} selected={editor.tab} onChange={editor.setTab}>
        <Page
          title={title}
          parent={{ label: projects.title, to: LIST }}
          sub={newest && <StatusTag project={newest} />}
          actions={<EditorActions session={session} project={newest} onSave={() => void saveAndGo()} />}
          tabs={<StepList label={title} steps={steps} selected={editor.tab} />}
          isWide={editor.tab === 'structure'}
        >
          <EditorNotices
            session={session}
            newest={newest}
            restoredAt={restoredAt}
            name={title}
            onCompare={() => setChoosing(true)}
          />
          {uploads}
          <div inert={save.isSending}>
            <StepPanel id="info">
              <InfoTab editor={editor} isFeatured={newest?.isFeatured ?? false} media={media} />
            </StepPanel>
            <StepPanel id="structure">
              <StructureTab editor={editor} project={newest} units={units} />
            </StepPanel>
            <StepPanel id="review">
              <ReviewTab editor={editor} renderThumb={renderThumb} />
            </StepPanel>
          </div>
          <EditorFoot
            session={session}
            name={title}
            savedAt={newest?.updatedAt ?? null}
            onSave={() => void saveAndGo()}
            onDiscard={() => session.discard(newest)}
          />
        </Page>
        <UnsavedChanges
          when={editor.isDirty}
          name={title}
          isStored={session.isStored && !save.isPending}
          isSaving={save.isPending}
          onSave={
            editor.missing.length === 0
              ? async () => (await session.saveAll(alertFailure)) === 'all'
              : undefined
          }
          onLeave={() => session.discard(newest)}
        />
      </Steps>
      {newest && (
        <ConflictChoice
          session={session}
          newest={newest}
          isOpen={isChoosing}
          onOpenChange={setChoosing}
          onSave={() => void saveAndGo()}
          renderThumb={renderThumb}
        />
      )}
    </>
  );
}
