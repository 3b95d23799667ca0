import { nameOf } from '@diyar/contract/rules/localized';
import { useState } from 'react';
import { createDraftFiles } from '~/features/media/admin/draft-files.ts';
import { DraftThumb } from '~/features/media/admin/draft-thumb.tsx';
import { MediaSkeleton } from '~/features/media/admin/media-skeleton.tsx';
import { UploadPanel } from '~/features/media/admin/upload-panel.tsx';
import type { StoredFile } from '~/features/project-draft/admin/draft-file-storage.ts';
import { draftName, readStoredDraft } from '~/features/project-draft/admin/draft-storage.ts';
import { removeMedia } from '~/features/project-draft/admin/media.ts';
import { allPending, type EditedProject, type ProjectDraft } from '~/features/project-draft/admin/project.ts';
import { useDraftOwner } from '~/features/project-draft/admin/use-draft-owner.ts';
import { useStoredFiles } from '~/features/project-draft/admin/use-stored-files.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { lazyBelow, lazyPart } from '~/ui/admin/lazy-part.tsx';
import { DraftElsewhere } from './draft-elsewhere.tsx';
import { EditorScreen } from './editor-screen.tsx';
import { createEditorStore } from './editor-store.ts';
import { useEditingSession } from './use-editing-session.ts';

const UnitsEditor = lazyPart(
  async () => (await import('~/features/unit-sheet/admin/unit/units-editor.tsx')).UnitsEditor,
);
const ImportTools = lazyPart(
  async () => (await import('~/features/unit-imports/admin/import-tools.tsx')).ImportTools,
);
const MediaSection = lazyBelow(
  async () => (await import('~/features/media/admin/media-section.tsx')).MediaSection,
  MediaSkeleton,
);
const UnitMedia = lazyPart(async () => (await import('~/features/media/admin/media-section.tsx')).UnitMedia);

type Props = { project: EditedProject | null };

/** Connects one draft, its files and the screen. */
export function ProjectEditor({ project }: Props) {
  const name = draftName(project?.id ?? null);
  return <Owned key={name} name={name} project={project} />;
}

function Owned({ name, project }: Props & { name: string }) {
  const { projects, projectEditor: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { owner, takeOver } = useDraftOwner(name);
  if (owner === 'mine') return <Opened name={name} project={project} />;
  if (owner === 'pending') return null;
  const title = project ? nameOf(project, lang, projects.untitled) : t.newTitle;
  return <DraftElsewhere title={title} onTakeOver={takeOver} />;
}

/** Read once this tab owns the draft: until then another tab may add files. */
function Opened({ name, project }: Props & { name: string }) {
  const stored = useStoredFiles(name);
  return stored && <Editing name={name} project={project} stored={stored} />;
}

/** Opens the draft once per visit: a stored one if there is any, with its files. */
function open(name: string, project: EditedProject | null, found: ReadonlyMap<string, StoredFile>) {
  const draft = readStoredDraft(name);
  const store = createEditorStore(project, draft);
  const files = createDraftFiles({ draft: name, stored: found, onStored: store.stored });
  if (!draft && found.size > 0) files.clear();
  return { store, files, restoredAt: draft?.at ?? null };
}

function Editing({
  name,
  project,
  stored,
}: Props & { name: string; stored: ReadonlyMap<string, StoredFile> }) {
  const [{ store, files, restoredAt }] = useState(() => open(name, project, stored));
  const session = useEditingSession({
    store,
    name,
    newest: project,
    files: { send: files.send, has: files.local.has, clear: files.clear, isStored: files.local.isStored },
  });
  const { draft, openUnit, start, history } = session.editor.state;
  const { change } = session.editor;
  return (
    <EditorScreen
      session={session}
      newest={project}
      restoredAt={restoredAt}
      uploads={
        <UploadPanel
          files={files}
          pending={allPending(draft)}
          onRemove={(key) => {
            files.queue.remove(key);
            change((before) => withoutMedia(before, key));
          }}
        />
      }
      media={
        <MediaSection
          files={files}
          items={draft.media}
          onChange={(media) => change((before) => ({ ...before, media }))}
        />
      }
      units={
        <UnitsEditor
          projectId={project?.id ?? null}
          units={draft.units}
          start={start.units}
          floors={session.editor.floors}
          hasSheet={session.editor.hasSheet}
          history={history}
          onChange={store.changeUnits}
          onUndo={store.undo}
          onRedo={store.redo}
          cellToFocus={session.editor.cellToFocus}
          onFocused={() => session.editor.focusCell(null)}
          open={openUnit}
          onOpen={store.openUnit}
          tools={<ImportTools projectId={project?.id ?? null} isDirty={session.editor.isDirty} />}
          renderMedia={(items, onChange) => <UnitMedia files={files} items={items} onChange={onChange} />}
        />
      }
      renderThumb={(item) => <DraftThumb item={item} files={files} />}
    />
  );
}

const withoutMedia = (draft: ProjectDraft, key: string): ProjectDraft => ({
  ...draft,
  media: removeMedia(draft.media, key),
  units: draft.units.map((unit) =>
    unit.media.some((item) => item.key === key) ? { ...unit, media: removeMedia(unit.media, key) } : unit,
  ),
});
