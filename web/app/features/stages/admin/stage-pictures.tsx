import { FILE_MAX_BYTES } from '@diyar/contract/limits';
import { accepts } from '@diyar/contract/rules/media-limits';
import type { Stage, StagePicture } from '@diyar/contract/stages';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { sendFile } from '~/features/media/admin/draft-files.ts';
import { createUploadQueue } from '~/features/media/admin/upload-queue.ts';
import { useUploadState } from '~/features/media/admin/use-upload-state.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay, shortDay } from '~/lib/admin/dates.ts';
import { mediaSource } from '~/lib/admin/media-source.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { UploadList, UploadRow } from '~/ui/admin/feedback/upload-list.tsx';
import { FileButton } from '~/ui/admin/fields/drop-zone.tsx';
import { MediaThumb } from '~/ui/admin/values/media-thumb.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { addPicture, useShowStages } from './stages-api.ts';

type Props = { projectId: number; stage: Stage; name: string };

/** A phone says when it took a picture; the day of a file from the future is that of today. */
function dayTaken(file: File): string {
  const [day, today] = [companyDay(new Date(file.lastModified)), companyDay()];
  return day > today ? today : day;
}

/** The pictures of a stage, and those on their way: each for itself, so that one that fails holds up nothing. */
export function StagePictures({ projectId, stage, name }: Props) {
  const { stages: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [open, setOpen] = useState<StagePicture | null>(null);
  const shown = open && stage.pictures.find(({ id }) => id === open.id);
  const { files, uploads, add, queue } = useStageUploads(projectId, stage.id);
  const stateOf = useUploadState();
  return (
    <>
      <FileButton accept={['image/*']} isMultiple onFiles={add}>
        <Button size="s" icon="upload-simple" aria-label={t.addPicturesTo(name)}>
          {t.addPictures}
        </Button>
      </FileButton>
      {uploads.size > 0 && (
        <section className="stages-uploads" aria-label={t.uploading}>
          <UploadList>
            {[...uploads].map(([key, upload]) => {
              const file = files.get(key);
              const isActive = upload.kind === 'uploading' || upload.kind === 'waiting';
              return (
                file && (
                  <UploadRow
                    key={key}
                    name={file.name}
                    size={file.size}
                    state={stateOf(upload)}
                    onRemove={() => (isActive ? queue.cancel(key) : queue.remove(key))}
                    onRetry={isActive ? undefined : () => queue.add([key])}
                  />
                )
              );
            })}
          </UploadList>
        </section>
      )}
      {stage.pictures.length > 0 && (
        <ul className="stages-pictures" aria-label={t.pictures(stage.pictures.length)}>
          {stage.pictures.map((picture) => (
            <li key={picture.id}>
              <AriaButton
                className="stages-picture"
                aria-label={t.picture(
                  (lang === 'ar' ? picture.captionAr : picture.captionEn) || name,
                  shortDay(picture.takenOn, lang),
                )}
                onPress={() => setOpen(picture)}
              >
                <MediaThumb source={mediaSource(picture.file)} sizes="96px" />
                <small>{shortDay(picture.takenOn, lang)}</small>
              </AriaButton>
            </li>
          ))}
        </ul>
      )}
      {shown && <PictureDialog projectId={projectId} picture={shown} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Each file is uploaded, then added to the stage; what is refused at once never waits for the others. */
function useStageUploads(projectId: number, stageId: number) {
  const { stages: t } = useAdminTexts();
  const show = useShowStages(projectId);
  const files = useRef(new Map<string, File>()).current;
  const [queue] = useState(() =>
    createUploadQueue({
      send: async (key, signal, onProgress) => {
        const file = files.get(key);
        if (!file) return;
        const { fileId } = await sendFile(file, file.name, signal, onProgress);
        show(await addPicture(stageId, fileId, dayTaken(file)));
      },
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  function add(chosen: File[]) {
    const keys: string[] = [];
    for (const file of chosen) {
      const problem = !accepts('image', file.type) ? t.notAPicture : file.size > FILE_MAX_BYTES && t.tooLarge;
      if (problem) {
        showToast({ kind: 'failure', title: problem, detail: file.name });
        continue;
      }
      const key = newKey();
      files.set(key, file);
      keys.push(key);
    }
    queue.add(keys);
  }
  return { files, uploads, add, queue };
}
