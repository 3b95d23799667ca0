import { type StagePicture, StagePictureChange } from '@diyar/contract/stages';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { mediaSource } from '~/lib/admin/media-source.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormDay } from '~/ui/admin/form/form-day.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { MediaThumb } from '~/ui/admin/values/media-thumb.tsx';
import { useChangePicture, useRemovePicture } from './stages-api.ts';

type Props = { projectId: number; picture: StagePicture; onClose: () => void };

/** Day and caption of a picture, or away with it. */
export function PictureDialog({ projectId, picture, onClose }: Props) {
  const { stages: t } = useAdminTexts();
  const errorText = useErrorText();
  const change = useChangePicture(projectId, picture.id);
  const remove = useRemovePicture(projectId, picture.id);
  const { takenOn, captionEn, captionAr } = picture;
  const form = useSavedForm({
    schema: StagePictureChange,
    values: { takenOn, captionEn, captionAr },
    labels: t,
    save: (input) => change.mutateAsync(input),
    onSaved: () => {
      showToast({ kind: 'success', title: t.pictureSaved });
      onClose();
    },
  });
  async function takeAway() {
    try {
      await remove.mutateAsync(undefined);
      onClose();
    } catch (error) {
      showToast({ kind: 'failure', title: t.failed, detail: errorText(error) });
    }
  }
  return (
    <Dialog isOpen title={t.editPicture} onClose={onClose}>
      <DialogForm
        form={form}
        onClose={onClose}
        aside={
          <TextButton icon="trash" isPending={remove.isPending} onPress={() => void takeAway()}>
            {t.removePicture}
          </TextButton>
        }
      >
        <span className="stages-shown">
          <MediaThumb source={mediaSource(picture.file)} sizes="480px" isWhole />
        </span>
        <FormDay of={form} name="takenOn" />
        <FormText of={form} name="captionAr" dir="rtl" />
        <FormText of={form} name="captionEn" dir="ltr" />
      </DialogForm>
    </Dialog>
  );
}
