import type { LeadDetail } from '@diyar/contract/leads';
import { LINE_MAX } from '@diyar/contract/limits';
import { type FormEvent, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay } from '~/lib/admin/dates.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { dayAfter } from '../days.ts';
import type { LeadChanges } from '../use-lead-changes.ts';

type Props = { lead: LeadDetail; changes: LeadChanges; onDone: () => void };

/** What is to be done, and on which day; the usual days are one press away. */
export function NextStepForm({ lead, changes, onDone }: Props) {
  const { leadsLead: t, ui } = useAdminTexts();
  const [text, setText] = useState(lead.nextStep);
  const [day, setDay] = useState(lead.nextOn);
  const [error, setError] = useState<string>();
  const today = companyDay();
  const save = (step: { nextStep: string; nextOn: string | null }) => {
    const isOverdue = step.nextOn !== null && step.nextOn < today;
    changes.update({ lead, patch: step, shown: { ...step, isOverdue } });
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' && day !== null) return setError(t.stepMissing);
    save({ nextStep: text.trim(), nextOn: day });
  };
  return (
    <form className="lead-details-step" onSubmit={submit} noValidate>
      <TextField
        label={t.stepText}
        value={text}
        onChange={setText}
        error={error}
        maxLength={LINE_MAX}
        dir="auto"
        autoComplete="off"
        autoFocus
      />
      <DayChoice day={day} onChange={setDay} />
      <div className="row">
        <Button type="submit" variant="primary" size="s">
          {ui.save}
        </Button>
        <Button size="s" onPress={onDone}>
          {ui.cancel}
        </Button>
        <span className="grow" />
        {(lead.nextStep !== '' || lead.nextOn !== null) && (
          <TextButton onPress={() => save({ nextStep: '', nextOn: null })}>{t.clearStep}</TextButton>
        )}
      </div>
    </form>
  );
}

type DayProps = { day: string | null; onChange: (day: string | null) => void };

export function DayChoice({ day, onChange }: DayProps) {
  const { leadsLead: t } = useAdminTexts();
  const today = companyDay();
  const quick = [
    [t.days.today, today],
    [t.days.tomorrow, dayAfter(today, 1)],
    [t.days.in3, dayAfter(today, 3)],
    [t.days.week, dayAfter(today, 7)],
  ] as const;
  return (
    <div className="lead-details-days">
      <fieldset className="lead-details-quick" aria-label={t.stepOn}>
        {quick.map(([label, value]) => (
          <Button key={value} size="s" aria-pressed={day === value} onPress={() => onChange(value)}>
            {label}
          </Button>
        ))}
      </fieldset>
      <DateField label={t.stepOn} value={day} onChange={onChange} />
    </div>
  );
}
