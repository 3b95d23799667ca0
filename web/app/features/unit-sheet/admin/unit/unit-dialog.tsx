import type { FloorRange } from '@diyar/contract/rules/unit-sheet';
import { type ReactNode, useState } from 'react';
import type { DraftMedia } from '~/features/project-draft/admin/media.ts';
import { hasContent, type UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { sameValue } from '~/lib/admin/same-value.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { canDelete } from '../bulk.ts';
import { DealNotice } from './deal-notice.tsx';
import { UnitFields } from './unit-fields.tsx';
import { unitName } from './unit-name.ts';
import { UnitPath } from './unit-path.tsx';
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
  /** Goes to another unit; what was typed is kept. */
  onGo: (unit: UnitDraft, by: -1 | 1) => void;
  onSaveAndGo: (unit: UnitDraft) => void;
  onDuplicate: (unit: UnitDraft) => void;
  floors: FloorRange;
  hasSheet: boolean;
  projectId: number | null;
  renderMedia: (items: DraftMedia[], onChange: (items: DraftMedia[]) => void) => ReactNode;
};

/** Save, Delete, Close; previous and next (Ctrl ↑, Ctrl ↓). Escape or a press outside cancels; discarded changes can be restored once. */
export function UnitDialog({ unit, saved, index, total, onChange, ...actions }: Props) {
  const { unitSheetUnit: t } = useAdminTexts();
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
      actions={
        unit && (
          <>
            <IconButton
              icon="caret-up"
              size="s"
              variant="line"
              label={t.previous}
              isDisabled={index <= 0}
              onPress={() => actions.onGo(unit, -1)}
            />
            <IconButton
              icon="caret-down"
              size="s"
              variant="line"
              label={t.next}
              isDisabled={index >= total - 1}
              onPress={() => actions.onGo(unit, 1)}
            />
          </>
        )
      }
    >
      {unit && (
        <UnitForm
          key={unit.key}
          unit={unit}
          name={name}
          isFirst={index <= 0}
          isLast={index >= total - 1}
          onChange={onChange}
          onClose={close}
          {...actions}
        />
      )}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'unit' | 'saved' | 'index' | 'total' | 'onChange'> & {
  unit: UnitDraft;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onChange: (unit: UnitDraft) => void;
  onClose: () => void;
};

function UnitForm({ unit, name, isFirst, isLast, onChange, onClose, ...props }: FormProps) {
  const { unitSheetUnit: t, unitSheet, history, ui } = useAdminTexts();
  const { onSave, onDelete, onGo, floors } = props;
  const isSound = isUnitSound(unit, floors);
  const [isConfirming, setConfirming] = useState(false);
  const save = () => isSound && onSave(unit);
  useShortcut('mod+s', save);
  useShortcut('mod+arrowup', () => onGo(unit, -1), { isEnabled: !isFirst });
  useShortcut('mod+arrowdown', () => onGo(unit, 1), { isEnabled: !isLast });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DialogBody>
        <DealNotice unit={unit} projectId={props.projectId} onChange={onChange} />
        {props.hasSheet && <UnitPath unit={unit} projectId={props.projectId} />}
        <UnitFields unit={unit} floors={floors} hasSheet={props.hasSheet} onChange={onChange} />
        {props.renderMedia(unit.media, (media) => onChange({ ...unit, media }))}
      </DialogBody>
      <DialogFooter>
        <Button
          variant="danger-quiet"
          icon="trash"
          disabledReason={canDelete(unit) ? undefined : unitSheet.hasDeal}
          onPress={() => (hasContent(unit) ? setConfirming(true) : onDelete(unit))}
        >
          {t.deleteUnit}
        </Button>
        <Button variant="quiet" icon="copy" onPress={() => props.onDuplicate(unit)}>
          {unitSheet.duplicate}
        </Button>
        {unit.id !== null && (
          <LinkButton variant="quiet" icon="clock-counter-clockwise" to={`/admin/history/unit/${unit.id}`}>
            {history.open}
          </LinkButton>
        )}
        <span className="grow" />
        <Button onPress={onClose}>{ui.close}</Button>
        <Button
          variant={isLast ? 'primary' : undefined}
          type="submit"
          disabledReason={isSound ? undefined : t.needsAttention}
        >
          {ui.save}
        </Button>
        {!isLast && (
          <Button
            variant="primary"
            disabledReason={isSound ? undefined : t.needsAttention}
            onPress={() => props.onSaveAndGo(unit)}
          >
            {t.saveNext}
          </Button>
        )}
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
