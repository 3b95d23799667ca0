import type { HeroItem } from '@diyar/contract/hero';
import { LINE_MAX } from '@diyar/contract/limits';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { mediaSource } from '~/lib/admin/media-source.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { BilingualField } from '~/ui/admin/fields/bilingual-field.tsx';
import { FocalPicker } from '~/ui/admin/fields/focal-picker.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { useSaveHero } from './hero-api.ts';

type Props = { item: HeroItem | null; onClose: () => void; onRemove: (item: HeroItem) => void };

/** Focal point and captions of a slot; on phones also its removal. */
export function EditSlot({ item, onClose, onRemove }: Props) {
  const { hero: t, ui } = useAdminTexts();
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    setChanged(false);
    onClose();
  };
  return (
    <>
      {/* Escape and a press outside ask; Cancel says it in words */}
      <Dialog
        isOpen={item !== null}
        onClose={() => (isChanged ? setAsking(true) : close())}
        title={item ? t.slot(item.id) : ''}
      >
        {item && <Form item={item} onClose={close} onChanged={setChanged} onRemove={() => onRemove(item)} />}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={close}
        title={ui.leaveTitle}
        cancelLabel={ui.stay}
        confirmLabel={ui.discard}
      >
        {ui.leaveUnnamed}
      </ConfirmDialog>
    </>
  );
}

type FormProps = {
  item: HeroItem;
  onClose: () => void;
  onChanged: (isChanged: boolean) => void;
  onRemove: () => void;
};

function Form({ item, onClose, onChanged, onRemove }: FormProps) {
  const { hero: t, auditHistory: history, ui } = useAdminTexts();
  const errorText = useErrorText();
  const save = useSaveHero(item.id);
  const { focalX, focalY, captionEn, captionAr } = item;
  const [fields, setFields] = useState({ focalX, focalY, captionEn, captionAr });
  const change = (next: Partial<typeof fields>) => {
    setFields((now) => ({ ...now, ...next }));
    onChanged(true);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(fields, { onSuccess: onClose });
      }}
    >
      <DialogBody>
        <ErrorSummary>{save.error && `${t.saveFailed}: ${errorText(save.error)}`}</ErrorSummary>
        <FocalPicker src={mediaSource(item).url} value={fields} onChange={change} />
        <BilingualField
          label={t.caption}
          maxLength={LINE_MAX}
          en={{ value: fields.captionEn, onChange: (value) => change({ captionEn: value }) }}
          ar={{ value: fields.captionAr, onChange: (value) => change({ captionAr: value }) }}
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="danger-quiet" onPress={onRemove}>
          {t.remove}
        </Button>
        <LinkButton variant="quiet" icon="clock-counter-clockwise" to={`/admin/history/hero/${item.id}`}>
          {history.open}
        </LinkButton>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <SaveButton type="submit" status={save.status} />
      </DialogFooter>
    </form>
  );
}
