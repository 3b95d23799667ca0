import type { CompanyHours } from '@diyar/contract/company-hours';
import { WAY_MINUTES_DEFAULT, WAY_MINUTES_MAX } from '@diyar/contract/limits';
import { companyWeek, type OpenHours, WEEKDAYS, type Weekday } from '@diyar/contract/rules/company-hours';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { Switch } from '~/ui/admin/fields/switch.tsx';
import { TimeField } from '~/ui/admin/fields/time-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { useHours, useSaveHours } from './company-api.ts';
import { Part } from './company-form.tsx';

const USUAL = { from: '09:00', to: '17:00' };

type Props = { onDirty: (isDirty: boolean) => void };

/** When somebody answers and shows units, by weekday from Saturday. */
export function HoursSection({ onDirty }: Props) {
  const { company: t } = useAdminTexts();
  const query = useHours();
  return (
    <Part title={t.hours} hint={t.hoursHint}>
      <QueryView query={query} failed={t.hoursFailed} skeleton={<Skeleton width="20em" />}>
        {(saved) => <HoursForm saved={saved} onDirty={onDirty} />}
      </QueryView>
    </Part>
  );
}

const isWrong = (open: OpenHours) => open !== null && open.from >= open.to;

function HoursForm({ saved, onDirty }: Props & { saved: CompanyHours }) {
  const { company: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const save = useSaveHours();
  /** Null until somebody changes it; then what others save meanwhile does not replace it. */
  const [typed, setTyped] = useState<CompanyHours | null>(null);
  const hours = typed ?? saved;
  const isDirty = typed !== null && JSON.stringify(typed) !== JSON.stringify(saved);
  const tell = useEffectEvent(onDirty);
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty]);
  const set = (next: Partial<CompanyHours>) => {
    save.reset();
    setTyped({ ...hours, ...next });
  };
  const copyFrom = (day: Weekday) =>
    set(Object.fromEntries(WEEKDAYS.map((other) => [other, hours[other] && hours[day]])));
  const isValid = !WEEKDAYS.some((day) => isWrong(hours[day]));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) save.mutate(hours, { onSuccess: () => setTyped(null) });
      }}
    >
      <ul className="company-hours">
        {companyWeek().map((day) => (
          <Day
            key={day}
            name={t.weekdays[day]}
            open={hours[day]}
            onChange={(open) => set({ [day]: open })}
            onCopy={() => copyFrom(day)}
          />
        ))}
      </ul>
      <NumberField
        className="company-hours-way"
        label={t.wayMinutes}
        hint={t.wayMinutesHint}
        minValue={0}
        maxValue={WAY_MINUTES_MAX}
        step={5}
        value={hours.wayMinutes ?? WAY_MINUTES_DEFAULT}
        onChange={(wayMinutes) => set({ wayMinutes: wayMinutes ?? 0 })}
      />
      <p className="toolbar toolbar--inside">
        <SaveButton
          type="submit"
          isDisabled={(!isDirty || !isValid) && !save.isSuccess}
          status={save.status}
          error={save.error ? errorText(save.error) : undefined}
        >
          {t.saveHours}
        </SaveButton>
        {isDirty && (
          <>
            <span className="dim">{t.hoursNotSaved}</span>
            <TextButton onPress={() => setTyped(null)}>{ui.discard}</TextButton>
          </>
        )}
      </p>
    </form>
  );
}

type DayProps = {
  name: string;
  open: OpenHours;
  onChange: (open: OpenHours) => void;
  onCopy: () => void;
};

function Day({ name, open, onChange, onCopy }: DayProps) {
  const { company: t } = useAdminTexts();
  return (
    <li>
      <Switch
        aria-label={t.openOn(name)}
        isSelected={open !== null}
        onChange={(isOpen) => onChange(isOpen ? USUAL : null)}
      >
        {name}
      </Switch>
      {open === null ? (
        <span className="dim">{t.closed}</span>
      ) : (
        <>
          <span className="company-hours-times">
            <TimeField
              label={t.fromOn(name)}
              isLabelHidden
              value={open.from}
              onChange={(from) => from && onChange({ ...open, from })}
            />
            <span className="dim">{t.to}</span>
            <TimeField
              label={t.toOn(name)}
              isLabelHidden
              value={open.to}
              onChange={(to) => to && onChange({ ...open, to })}
            />
          </span>
          <IconButton
            className="company-hours-copy"
            icon="copy"
            size="s"
            label={t.copyHoursOf(name)}
            onPress={onCopy}
          />
        </>
      )}
      {isWrong(open) && (
        <p className="problem company-hours-error" role="alert">
          <Icon name="warning-circle" />
          {t.hoursOrder}
        </p>
      )}
    </li>
  );
}
