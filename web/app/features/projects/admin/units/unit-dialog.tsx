import { type ReactNode, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import type { DraftMedia } from '../draft/media.ts';
import { sameValue } from '../draft/same-value.ts';
import { hasContent, type UnitDraft } from '../draft/unit.ts';
import { UnitFields } from './unit-fields.tsx';
import { unitName } from './unit-name.ts';
import { isUnitSound } from './unit-problems.ts';

type Props = {
  unit: UnitDraft | null;
  /** The unit in the list, to detect changes. */
  saved: UnitDraft | null;
  index: number;
  total: number;
  onChange: (unit: UnitDraft | null) => void;
  onSave: (unit: UnitDraft) => void;
  onDelete: (unit: UnitDraft) => void;
  renderMedia: (items: DraftMedia[], onChange: (items: DraftMedia[]) => void) => ReactNode;
};

/** Save, Delete, Close. Escape or a press outside cancels; discarded changes can be restored once. */
export function UnitDialog({ unit, saved, index, total, onChange, ...actions }: Props) {
  const { projectsUnits: t } = useAdminTexts();
  const { lang } = useLanguage();
  const name = unit ? unitName(saved ?? unit, index, lang, t) : '';
  const close = () => {
    if (unit && !sameValue(unit, saved))
      showToast({
        kind: 'success',
        title: t.dropped(name),
        action: { label: t.undo, run: () => onChange(unit) },
      });
    onChange(null);
  };
  return (
    <Dialog
      isOpen={unit !== null}
      onClose={close}
      size="l"
      title={<bdi>{name}</bdi>}
      note={t.position(index + 1, total)}
    >
      {unit && <UnitForm unit={unit} name={name} onChange={onChange} onClose={close} {...actions} />}
    </Dialog>
  );
}

type FormProps = Pick<Props, 'onSave' | 'onDelete' | 'renderMedia'> & {
  unit: UnitDraft;
  name: string;
  onChange: (unit: UnitDraft) => void;
  onClose: () => void;
};

function UnitForm({ unit, name, onChange, onClose, onSave, onDelete, renderMedia }: FormProps) {
  const { projectsUnits: t, ui } = useAdminTexts();
  const [isConfirming, setConfirming] = useState(false);
  const save = () => isUnitSound(unit) && onSave(unit);
  useShortcut('mod+s', save);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DialogBody>
        <UnitFields unit={unit} onChange={onChange} />
        {renderMedia(unit.media, (media) => onChange({ ...unit, media }))}
      </DialogBody>
      <DialogFooter>
        <Button
          variant="danger-quiet"
          icon="trash"
          onPress={() => (hasContent(unit) ? setConfirming(true) : onDelete(unit))}
        >
          {t.deleteUnit}
        </Button>
        <span className="grow" />
        <Button onPress={onClose}>{ui.close}</Button>
        <Button
          variant="primary"
          type="submit"
          disabledReason={isUnitSound(unit) ? undefined : t.needsAttention}
        >
          {ui.save}
        </Button>
      </DialogFooter>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onDelete(unit);
        }}
        title={t.deleteTitle}
        confirmLabel={t.deleteUnit}
      >
        {t.deleteBody(name)}
      </ConfirmDialog>
    </form>
  );
}
