import type { Project } from '@diyar/contract/projects';
import { nameOf } from '@diyar/contract/rules/localized';
import { useState } from 'react';
import type { KeptFile } from '~/features/projects/admin/draft/draft-file-storage.ts';
import { draftName, readKeptDraft } from '~/features/projects/admin/draft/draft-storage.ts';
import { removeMedia } from '~/features/projects/admin/draft/media.ts';
import { allPending, type ProjectDraft } from '~/features/projects/admin/draft/project.ts';
import { useDraftOwner } from '~/features/projects/admin/draft/use-draft-owner.ts';
import { useKeptFiles } from '~/features/projects/admin/draft/use-stored-files.ts';
import { DraftElsewhere } from '~/features/projects/admin/editor/draft-elsewhere.tsx';
import { EditorScreen } from '~/features/projects/admin/editor/editor-screen.tsx';
import { createEditorStore } from '~/features/projects/admin/editor/editor-store.ts';
import { useEditingSession } from '~/features/projects/admin/editor/use-editing-session.ts';
import { createDraftFiles } from '~/features/projects/admin/media/draft-files.ts';
import { DraftThumb } from '~/features/projects/admin/media/draft-thumb.tsx';
import { MediaSection, UnitMedia } from '~/features/projects/admin/media/media-section.tsx';
import { UploadPanel } from '~/features/projects/admin/media/upload-panel.tsx';
import { UnitsEditor } from '~/features/projects/admin/units/units-editor.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';

type Props = { project: Project | null };

/** Projects, units and files meet here: one draft, one set of files, one screen. */
export function ProjectEditor({ project }: Props) {
  const name = draftName(project?.id ?? null);
  return <Owned key={name} name={name} project={project} />;
}

function Owned({ name, project }: Props & { name: string }) {
  const { projects, projectsEditor: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { whose, takeOver } = useDraftOwner(name);
  if (whose === 'mine') return <Opened name={name} project={project} />;
  if (whose === 'asking') return null;
  const title = project ? nameOf(project, lang, projects.untitled) : t.newTitle;
  return <DraftElsewhere title={title} onTakeOver={takeOver} />;
}

/** Looked up once the draft is ours: until then another tab may add to its files. */
function Opened({ name, project }: Props & { name: string }) {
  const kept = useKeptFiles(name);
  return kept && <Editing name={name} project={project} kept={kept} />;
}

/** What is opened once per visit: the draft of an earlier one if there is any, with its files. */
function open(name: string, project: Project | null, found: ReadonlyMap<string, KeptFile>) {
  const kept = readKeptDraft(name);
  const store = createEditorStore(project, kept);
  const files = createDraftFiles({ draft: name, kept: found, onStored: store.stored });
  if (!kept && found.size > 0) files.clear();
  return { store, files, restoredAt: kept?.at ?? null };
}

function Editing({ name, project, kept }: Props & { name: string; kept: ReadonlyMap<string, KeptFile> }) {
  const [{ store, files, restoredAt }] = useState(() => open(name, project, kept));
  const session = useEditingSession({
    store,
    name,
    newest: project,
    files: { send: files.send, has: files.local.has, clear: files.clear, isKept: files.local.isKept },
  });
  const { draft, openUnit } = session.editor.state;
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
          units={draft.units}
          onChange={(units) => change((before) => ({ ...before, units }))}
          open={openUnit}
          onOpen={store.openUnit}
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
  units: draft.units.map((unit) => ({ ...unit, media: removeMedia(unit.media, key) })),
});
