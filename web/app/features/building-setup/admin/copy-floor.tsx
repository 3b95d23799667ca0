import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { copyFloor, type Draft, readFloors, shownFloors } from './draft.ts';

type Props = {
  draft: Draft;
  from: number | null;
  onFrom: (floor: number) => void;
  onChange: (draft: Draft) => void;
};

/** 'Copy floor 3 to 4–6' */
export function CopyFloor({ draft, from, onFrom, onChange }: Props) {
  const { buildingSetup: t } = useAdminTexts();
  const [typed, setTyped] = useState('');
  const [withAreas, setWithAreas] = useState(true);
  const [isRefused, setRefused] = useState(false);
  const floors = shownFloors(draft).map(({ floor }) => floor);
  const source = from ?? floors.find((floor) => floor > 0) ?? floors[0] ?? 0;

  function copy() {
    const targets = readFloors(typed).filter((floor) => floors.includes(floor) && floor !== source);
    setRefused(targets.length === 0);
    if (targets.length > 0) onChange(copyFloor(draft, source, targets, { withAreas, newKey }));
  }

  return (
    <form
      className="building-setup-copy"
      onSubmit={(event) => {
        event.preventDefault();
        copy();
      }}
    >
      <Select
        label={t.copyFloor}
        value={String(source)}
        options={floors.map((floor) => ({ value: String(floor), label: String(floor) }))}
        onChange={(value) => onFrom(Number(value))}
      />
      <TextField
        label={t.copyTo}
        name="copy-to"
        dir="ltr"
        value={typed}
        placeholder={t.copyHint}
        error={isRefused ? t.copyNone : undefined}
        onChange={(value) => {
          setTyped(value);
          setRefused(false);
        }}
      />
      <Checkbox isSelected={withAreas} onChange={setWithAreas}>
        {t.copyAreas}
      </Checkbox>
      <Button type="submit" icon="copy">
        {t.copy}
      </Button>
    </form>
  );
}
