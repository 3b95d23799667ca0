import { nameOf } from '@diyar/contract/rules/localized';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { lazyBelow, lazyPart } from '~/ui/admin/lazy-part.tsx';
import type { StoredFile } from '../draft/draft-file-storage.ts';
import { draftName, readStoredDraft } from '../draft/draft-storage.ts';
import { removeMedia } from '../draft/media.ts';
import { allPending, type EditedProject, type ProjectDraft } from '../draft/project.ts';
import { useDraftOwner } from '../draft/use-draft-owner.ts';
import { useStoredFiles } from '../draft/use-stored-files.ts';
import { createDraftFiles } from '../media/draft-files.ts';
import { DraftThumb } from '../media/draft-thumb.tsx';
import { MediaSkeleton } from '../media/media-skeleton.tsx';
import { UploadPanel } from '../media/upload-panel.tsx';
import { DraftElsewhere } from './draft-elsewhere.tsx';
import { EditorScreen } from './editor-screen.tsx';
import { createEditorStore } from './editor-store.ts';
import { useEditingSession } from './use-editing-session.ts';

const UnitsEditor = lazyPart(async () => (await import('../units/units-editor.tsx')).UnitsEditor);
const SheetTools = lazyPart(async () => (await import('../import/sheet-tools.tsx')).SheetTools);
const MediaSection = lazyBelow(
  async () => (await import('../media/media-section.tsx')).MediaSection,
  MediaSkeleton,
);
const UnitMedia = lazyPart(async () => (await import('../media/media-section.tsx')).UnitMedia);

type Props = { project: EditedProject | null };

/** Connects one draft, its files and the screen. */
export function ProjectEditor({ project }: Props) {
  const name = draftName(project?.id ?? null);
  return <Owned key={name} name={name} project={project} />;
}

function Owned({ name, project }: Props & { name: string }) {
  const { projects, projectsEditor: t } = useAdminTexts();
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
          tools={<SheetTools projectId={project?.id ?? null} isDirty={session.editor.isDirty} />}
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
