import type { PictureTexts } from '@diyar/contract/files';
import { LINE_MAX } from '@diyar/contract/limits';
import { useState } from 'react';
import { type DraftMedia, textsOf } from '~/features/project-draft/admin/media.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { type MediaSource, mediaSource } from '~/lib/admin/media-source.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { BilingualField } from '~/ui/admin/fields/bilingual-field.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { FocalPicker } from '~/ui/admin/fields/focal-picker.tsx';
import { AskingDialog } from '~/ui/admin/overlays/asking-dialog.tsx';
import { DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';

type Props = {
  item: DraftMedia | null;
  name: string;
  /** The preview while its bytes are in this browser. */
  local: MediaSource | undefined;
  onClose: () => void;
  onSave: (texts: PictureTexts) => void;
};

/** What a picture shows, in both languages, and which part of it stays visible when it is cropped. */
export function DescribePicture({ item, name, local, onClose, onSave }: Props) {
  const { media: t } = useAdminTexts();
  const src = local?.url ?? (item?.stored ? mediaSource(item.stored).url : undefined);
  const [isChanged, setChanged] = useState(false);
  const close = () => {
    setChanged(false);
    onClose();
  };
  return (
    <AskingDialog isOpen={item !== null} isChanged={isChanged} onClose={close} title={t.describe} note={name}>
      {item && (
        <DescribeForm
          key={item.key}
          item={item}
          src={src}
          onClose={close}
          onSave={onSave}
          onChanged={() => setChanged(true)}
        />
      )}
    </AskingDialog>
  );
}

type FormProps = Pick<Props, 'onClose' | 'onSave'> & {
  item: DraftMedia;
  src: string | undefined;
  onChanged: () => void;
};

export function DescribeForm({ item, src, onClose, onSave, onChanged }: FormProps) {
  const { media: t, ui } = useAdminTexts();
  const [texts, setTexts] = useState(() => textsOf(item));
  const change = (next: Partial<PictureTexts>) => {
    setTexts((now) => ({ ...now, ...next }));
    onChanged();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // a dialog in the dialog of a unit: the form around it must not be sent as well
        event.stopPropagation();
        onSave(texts);
        onClose();
      }}
    >
      <DialogBody>
        <div className="form-stack">
          {src && <FocalPicker src={src} value={texts} onChange={change} />}
          {!texts.isDecoration && (
            <>
              <BilingualField
                label={t.alt}
                maxLength={LINE_MAX}
                en={{ value: texts.altEn, onChange: (altEn) => change({ altEn }) }}
                ar={{ value: texts.altAr, onChange: (altAr) => change({ altAr }) }}
              />
              <p className="form-field-hint">{t.altHint}</p>
            </>
          )}
          <Checkbox isSelected={texts.isDecoration} onChange={(isDecoration) => change({ isDecoration })}>
            {t.isDecoration}
          </Checkbox>
        </div>
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <Button variant="primary" type="submit">
          {t.done}
        </Button>
      </DialogFooter>
    </form>
  );
}
