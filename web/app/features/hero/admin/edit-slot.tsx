import type { HeroItem } from '@diyar/contract/hero';
import { LINE_MAX } from '@diyar/contract/limits';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { mediaSource } from '~/lib/admin/media-source.ts';
import type { Side } from '~/lib/admin/merge-fields.ts';
import { Collision, type Copy, isStale, useSavedByText } from '~/lib/admin/save-merged.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { BilingualField } from '~/ui/admin/fields/bilingual-field.tsx';
import { FileButton } from '~/ui/admin/fields/drop-zone.tsx';
import { FocalPicker } from '~/ui/admin/fields/focal-picker.tsx';
import { AskingDialog } from '~/ui/admin/overlays/asking-dialog.tsx';
import { DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { slotCopyOf, useSaveHero } from './hero-api.ts';
import { PICTURES, type Replace } from './hero-slot.tsx';
import { SlotConflict } from './slot-conflict.tsx';
import { mergeSlots, type SlotFields, slotFieldsOf } from './slot-fields.ts';

type Props = {
  item: HeroItem | null;
  onClose: () => void;
  onReplace: Replace;
  onRemove: (item: HeroItem) => void;
};

/** Focal point and captions of a slot; where nothing hovers, also another picture and its removal. */
export function EditSlot({ item, onClose, onReplace, onRemove }: Props) {
  const { hero: t, history } = useAdminTexts();
  const [isChanged, setChanged] = useState(false);
  const close = () => {
    setChanged(false);
    onClose();
  };
  return (
    <AskingDialog
      isOpen={item !== null}
      isChanged={isChanged}
      onClose={close}
      title={item ? t.slot(item.id) : ''}
      actions={
        item && (
          <LinkButton
            variant="quiet"
            size="s"
            icon="clock-counter-clockwise"
            to={`/admin/history/hero/${item.id}`}
          >
            {history.open}
          </LinkButton>
        )
      }
    >
      {item && (
        <Form
          item={item}
          onClose={close}
          onChanged={setChanged}
          onReplace={(files, captions) => {
            setChanged(false);
            onReplace(files, captions);
          }}
          onRemove={() => onRemove(item)}
        />
      )}
    </AskingDialog>
  );
}

type FormProps = {
  item: HeroItem;
  onClose: () => void;
  onChanged: (isChanged: boolean) => void;
  onReplace: Replace;
  onRemove: () => void;
};

function Form({ item, onClose, onChanged, onReplace, onRemove }: FormProps) {
  const { hero: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const savedBy = useSavedByText();
  const save = useSaveHero(item.id);
  const [fields, setFields] = useState(() => slotFieldsOf(item));
  const { focal, captionEn, captionAr } = fields;
  const change = (next: Partial<SlotFields>) => {
    setFields((now) => ({ ...now, ...next }));
    onChanged(true);
  };
  const send = (base: Copy<SlotFields>, mine: SlotFields) =>
    save.mutate({ base, mine }, { onSuccess: onClose });
  const collision: Collision<SlotFields> | null = save.error instanceof Collision ? save.error : null;
  const failure = () => {
    if (!save.error || collision) return undefined;
    // it could not be merged: there is no picture any more
    return isStale(save.error)
      ? `${savedBy(save.error)}. ${t.emptied}`
      : `${t.saveFailed}: ${errorText(save.error)}`;
  };
  const choose = (choices: ReadonlyMap<string, Side>) => {
    if (!collision) return;
    const { base, mine, newest } = collision;
    const { merged } = mergeSlots(base.values, mine, newest.values, choices);
    setFields(merged);
    send(newest, merged);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(slotCopyOf(item), fields);
      }}
    >
      <DialogBody>
        <ErrorSummary>{failure()}</ErrorSummary>
        <FocalPicker
          src={mediaSource(item).url}
          value={{ focalX: focal.x, focalY: focal.y }}
          onChange={({ focalX, focalY }) => change({ focal: { ...focal, x: focalX, y: focalY } })}
        />
        <BilingualField
          label={t.caption}
          maxLength={LINE_MAX}
          en={{ value: captionEn, onChange: (value) => change({ captionEn: value }) }}
          ar={{ value: captionAr, onChange: (value) => change({ captionAr: value }) }}
        />
        <SlotConflict collision={collision} onClose={save.reset} onApply={choose} />
      </DialogBody>
      <DialogFooter>
        <FileButton accept={PICTURES} onFiles={(files) => onReplace(files, { captionEn, captionAr })}>
          <Button icon="upload-simple">{t.replace}</Button>
        </FileButton>
        <Button variant="danger-quiet" onPress={onRemove}>
          {t.remove}
        </Button>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <SaveButton type="submit" status={collision ? 'idle' : save.status} />
      </DialogFooter>
    </form>
  );
}
