import { UNITS_MAX } from '@diyar/contract/limits';
import { UNIT_KINDS, unitNumbers } from '@diyar/contract/rules/deals';
import { useId, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { useLanguage } from '~/lib/language.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import {
  type DraftFloor,
  type DraftProblems,
  type DraftUnit,
  keptBy,
  kindOf,
  shownUnits,
  withCount,
  withKind,
  withPattern,
} from './draft.ts';
import { FloorDetails } from './floor-details.tsx';
import { FloorNumber } from './floor-number.tsx';
import { namesOf } from './names.ts';

type Props = {
  row: DraftFloor;
  problems: DraftProblems;
  /** Where this floor's counter could go on, where its numbers repeat another floor's. */
  next: number | null;
  onChange: (row: DraftFloor) => void;
  onCopy: () => void;
};

/** 'A-301 – A-304' */
function Range({ units }: { units: DraftUnit[] }) {
  const [first, last] = [units[0], units.at(-1)];
  // its place in the row stays where a floor is empty
  return (
    <span className="building-setup-range" dir="ltr">
      {first && last && (first === last ? first.unitNumber : `${first.unitNumber} – ${last.unitNumber}`)}
    </span>
  );
}

/** One floor: kind, number of units, pattern. Its units unfold below. */
export function FloorRow({ row, problems, next, onChange, onCopy }: Props) {
  const { buildingSetup: t } = useAdminTexts();
  const { lang } = useLanguage();
  const details = useId();
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<DraftUnit | null>(null);
  const { floor } = row;
  const units = shownUnits(row);
  const having = (problem: string) => units.filter(({ key }) => problems.get(key) === problem);
  const [repeated, bare] = [having('duplicateNumber'), having('areaRequired')];
  const isNew = units.length > 0 && units.every(({ id }) => id === null);

  function setCount(count: number | null) {
    const blocking = keptBy(row, count ?? 0) ?? null;
    setKept(blocking);
    if (!blocking) onChange(withCount(row, count ?? 0, newKey));
  }

  return (
    <li className="building-setup-row" data-new={isNew || undefined}>
      <div className="building-setup-line">
        <span className="building-setup-name">
          <b>
            <FloorNumber floor={floor} />
          </b>
          {floor === 0 && <small>{t.ground}</small>}
          {isNew && <Tag tone="olive">{t.newUnit}</Tag>}
        </span>
        <Select
          className="building-setup-kind"
          label={t.kindOf(floor)}
          isLabelHidden
          placeholder={t.mixed}
          value={kindOf(row)}
          options={UNIT_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={(kind) => onChange(withKind(row, kind))}
        />
        <NumberField
          className="building-setup-field building-setup-count"
          label={t.countOf(floor)}
          name={`count-${floor}`}
          minValue={0}
          maxValue={UNITS_MAX}
          value={row.count}
          onChange={setCount}
        />
        <TextField
          className="building-setup-field building-setup-pattern"
          label={t.patternOf(floor)}
          dir="ltr"
          value={row.pattern}
          onChange={(pattern) => onChange(withPattern(row, pattern))}
        />
        <Range units={units} />
        <span className="building-setup-tools">
          <IconButton icon="copy" size="s" label={t.copyOf(floor)} onPress={onCopy} />
          <IconButton
            icon={isOpen ? 'caret-up' : 'caret-down'}
            size="s"
            label={t.detailsOf(floor)}
            aria-expanded={isOpen}
            aria-controls={details}
            onPress={() => setOpen(!isOpen)}
          />
        </span>
      </div>
      {kept && (
        <p className="problem" role="alert">
          <Icon name="warning-circle" />
          <span>
            <strong>{t.keptTitle(floor)}</strong> {t.keptBody(kept.unitNumber)}
          </span>
        </p>
      )}
      {repeated.length > 0 && (
        <p className="problem" role="alert">
          <Icon name="warning-circle" />
          <span>{t.repeated(namesOf(repeated, lang, t.andMore))}</span>
          {next !== null && (
            <TextButton onPress={() => onChange(withPattern(row, row.pattern, next))}>
              {t.countOn(unitNumbers(row.pattern, floor, 1, next)[0] ?? '')}
            </TextButton>
          )}
        </p>
      )}
      {having('required').length > 0 && (
        <p className="problem" role="alert">
          <Icon name="warning-circle" />
          {t.numberMissing}
        </p>
      )}
      {bare.length > 0 && (
        <p className="problem" role="alert">
          <Icon name="warning-circle" />
          <span>{t.areaMissing(namesOf(bare, lang, t.andMore))}</span>
        </p>
      )}
      <div id={details} hidden={!isOpen}>
        {isOpen && <FloorDetails row={row} problems={problems} onChange={onChange} />}
      </div>
    </li>
  );
}
