import { fieldMessage } from '@diyar/contract/field-issues';
import { UNIT_KINDS } from '@diyar/contract/rules/deals';
import { offeredCurrencies } from '@diyar/contract/rules/money';
import {
  type FloorRange,
  KIND_WORDS,
  NO_WORD,
  readCell,
  type SheetField,
  YES_WORD,
} from '@diyar/contract/rules/unit-sheet';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';

type Props = {
  isOpen: boolean;
  count: number;
  hasSheet: boolean;
  floors: FloorRange;
  onClose: () => void;
  onApply: (field: SheetField, text: string) => void;
};

/** Numbers and labels are different for every unit. */
const FIELDS: readonly SheetField[] = [
  'floor',
  'kind',
  'bedrooms',
  'bathrooms',
  'sizeSqm',
  'currency',
  'isListed',
  'viewAr',
  'viewEn',
  'aboutAr',
  'aboutEn',
  'internalNotes',
];

/** One value for a field of every selected unit. */
export const SetDialog = ({ isOpen, onClose, ...props }: Props) => {
  const { unitSheet: t } = useAdminTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="s" title={t.setTitle}>
      <SetForm onClose={onClose} {...props} />
    </Dialog>
  );
};

function SetForm({ count, hasSheet, floors, onClose, onApply }: Omit<Props, 'isOpen'>) {
  const { unitSheet: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const [field, setField] = useState<SheetField>('floor');
  const [text, setText] = useState('');
  const [isShowing, setShowing] = useState(false);
  const fields = FIELDS.filter(
    (one) => hasSheet || (one !== 'kind' && one !== 'isListed' && one !== 'internalNotes'),
  );
  const choices: Partial<Record<SheetField, readonly string[]>> = {
    kind: UNIT_KINDS.map((kind) => KIND_WORDS[kind][lang]),
    currency: offeredCurrencies(),
    isListed: [YES_WORD[lang], NO_WORD[lang]],
  };
  const reading = readCell(field, text);
  const { floorsFrom, floorsTo } = floors;
  const isOutside =
    field === 'floor' &&
    'values' in reading &&
    typeof reading.values.floor === 'number' &&
    floorsFrom !== null &&
    floorsTo !== null &&
    (reading.values.floor < floorsFrom || reading.values.floor > floorsTo);
  const issue =
    'issue' in reading ? reading.issue : isOutside ? `noSuchFloor:${floorsFrom}…${floorsTo}` : undefined;
  const error = isShowing && issue ? fieldMessage(issue, lang) : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setShowing(true);
        if (issue === undefined) onApply(field, text);
      }}
    >
      <DialogBody>
        <Select
          label={t.setField}
          value={field}
          options={fields.map((value) => ({ value, label: t.columns[value] }))}
          onChange={(next) => {
            setField(next);
            setText(choices[next]?.[0] ?? '');
            setShowing(false);
          }}
        />
        {choices[field] ? (
          <Select
            label={t.setValue}
            value={text}
            options={choices[field].map((value) => ({ value, label: value }))}
            onChange={setText}
          />
        ) : (
          <TextField label={t.setValue} value={text} dir="auto" error={error} onChange={setText} />
        )}
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <Button variant="primary" type="submit">
          {t.setUnits(count)}
        </Button>
      </DialogFooter>
    </form>
  );
}
