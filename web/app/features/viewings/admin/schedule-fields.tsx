import { addDays, weekdayOf } from '@diyar/contract/rules/company-hours';
import { labelOf, nameOf } from '@diyar/contract/rules/localized';
import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSearchText } from '~/lib/admin/list-params.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { ComboBox } from '~/ui/admin/fields/combo-box.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { FieldLabel, FieldMessage } from '~/ui/admin/fields/field-parts.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TimeField } from '~/ui/admin/fields/time-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import type { PlanForm } from './use-schedule-form.ts';
import { longDay, shortDayOf, weekdayName } from './viewing-words.ts';
import { usePersons, useProjectOf, useProjectsFound } from './viewings-api.ts';
import { timeOf } from './week.ts';

type Props = { form: PlanForm };

/** An open lead, by a part of its name or phone. */
export function PersonField({ form }: Props) {
  const { viewings: t } = useAdminTexts();
  const [q, setQ] = useState('');
  const [text, setText] = useSearchText(q, setQ);
  const found = usePersons(q, true).data?.items ?? [];
  const choose = (id: number | null) => {
    const lead = found.find((one) => one.id === id);
    if (!lead) return;
    setText(lead.person.name);
    form.set({ lead, projectId: lead.project?.id ?? null, unitId: lead.unit?.id ?? null, email: null });
  };
  return (
    <ComboBox
      label={t.person}
      isRequired
      placeholder={t.personPlaceholder}
      emptyText={t.noPerson}
      error={form.problems.person ? t.choosePerson : undefined}
      hint={form.lead && <bdi dir="ltr">{form.lead.person.phone}</bdi>}
      options={found.map(({ id, person }) => ({ id, label: `${person.name} · ${person.phone}` }))}
      selected={form.lead?.id ?? null}
      onSelect={choose}
      text={text}
      onText={setText}
    />
  );
}

/** Project, then one of its units; a person may also come to see the place. */
export function UnitFields({ form }: Props) {
  const { viewings: t } = useAdminTexts();
  const { lang } = useLanguage();
  const first = form.lead?.project;
  const [q, setQ] = useState(first ? nameOf(first, lang) : '');
  const [text, setText] = useSearchText(q, setQ);
  const found = useProjectsFound(q).data?.items ?? [];
  const { data: project } = useProjectOf(form.projectId);
  const choose = (id: number | null) => {
    const one = found.find((item) => item.id === id);
    if (!one) return;
    setText(nameOf(one, lang));
    form.set({ projectId: one.id, unitId: null });
  };
  const units = (project?.units ?? []).filter(({ id, status }) => status !== 'sold' || id === form.unitId);
  return (
    <>
      <ComboBox
        label={t.project}
        placeholder={t.projectPlaceholder}
        emptyText={t.noProject}
        options={found.map((one) => ({ id: one.id, label: nameOf(one, lang, one.slug) }))}
        selected={form.projectId}
        onSelect={choose}
        text={text}
        onText={setText}
      />
      <Select
        label={t.unit}
        isDisabled={form.projectId === null}
        value={form.unitId === null ? '' : String(form.unitId)}
        onChange={(value) => form.set({ unitId: units.find(({ id }) => String(id) === value)?.id ?? null })}
        options={[
          { value: '', label: t.anyUnit },
          ...units.map((unit) => ({ value: String(unit.id), label: labelOf(unit, lang) })),
        ]}
      />
    </>
  );
}

const OTHER = 'other';

/** The next seven days as chips, and any other day. */
export function DayField({ form }: Props) {
  const { viewings: t } = useAdminTexts();
  const { lang } = useLanguage();
  const days = [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(form.today, n));
  const [isOther, setOther] = useState(!days.includes(form.day));
  return (
    <>
      <RadioGroup
        className="form-field"
        value={isOther ? OTHER : form.day}
        onChange={(value) => {
          setOther(value === OTHER);
          if (value !== OTHER) form.set({ day: value });
        }}
      >
        <FieldLabel label={t.day} />
        <div className="schedule-viewing-days">
          {days.map((day, n) => {
            const isClosed = form.hours[weekdayOf(day)] === null;
            return (
              <Radio
                key={day}
                value={day}
                className="schedule-viewing-day"
                data-closed={isClosed || undefined}
                aria-label={isClosed ? `${longDay(day, lang)}, ${t.closed}` : longDay(day, lang)}
              >
                <small>{n === 0 ? t.today : weekdayName(day, lang)}</small>
                <b>{Number(day.slice(8))}</b>
              </Radio>
            );
          })}
          <Radio value={OTHER} className="schedule-viewing-day" aria-label={t.otherDay}>
            <Icon name="calendar-blank" />
            <small>{t.otherDay}</small>
          </Radio>
        </div>
      </RadioGroup>
      {isOther && (
        <DateField
          label={t.otherDay}
          hint={longDay(form.day, lang)}
          value={form.day}
          onChange={(day) => day && form.set({ day })}
        />
      )}
    </>
  );
}

/** Times within the company's hours; those at which somebody is busy are crossed out. Any other can be typed. */
export function TimeChoice({ form }: Props) {
  const { viewings: t } = useAdminTexts();
  const known = form.slots.some(({ time }) => time === form.time);
  const [isOther, setOther] = useState(form.time !== '' && !known);
  const showsField = isOther || form.slots.length === 0;
  const name = form.staff.find(({ id }) => id === form.staffId)?.name ?? '';
  const problem = form.problems.startsAt ?? (form.problems.time ? t.chooseTime : undefined);
  const hint = form.isClosed
    ? t.closedDay
    : form.slots.length === 0
      ? t.noTimes
      : form.slots.some((slot) => slot.isBusy)
        ? t.busyHint(name)
        : undefined;
  return (
    <>
      <RadioGroup
        className="form-field"
        value={known ? form.time : null}
        onChange={(time) => {
          setOther(false);
          form.set({ time });
        }}
        isInvalid={problem !== undefined}
        validationBehavior="aria"
      >
        <FieldLabel label={t.time} isRequired />
        {form.slots.length > 0 && (
          <div className="schedule-viewing-times">
            {form.slots.map((slot) => (
              <Radio
                key={slot.time}
                value={slot.time}
                className="schedule-viewing-time"
                data-busy={slot.isBusy || undefined}
                aria-label={slot.isBusy ? t.busyTime(slot.time) : slot.time}
              >
                <bdi dir="ltr">{slot.time}</bdi>
              </Radio>
            ))}
          </div>
        )}
        <FieldMessage error={problem} hint={hint} />
      </RadioGroup>
      {showsField ? (
        <TimeField label={t.otherTime} value={form.time} onChange={(time) => form.set({ time })} />
      ) : (
        <TextButton className="schedule-viewing-other" onPress={() => setOther(true)}>
          {t.otherTime}
        </TextButton>
      )}
    </>
  );
}

/** Who is busy until when, and the two nearest times that work. Nothing typed is lost. */
export function Clash({ form }: Props) {
  const { viewings: t } = useAdminTexts();
  const { lang } = useLanguage();
  const nameOfStaff = (id: number) => form.staff.find((one) => one.id === id)?.name ?? '';
  const known =
    form.staffId !== null && form.busyUntil
      ? t.busyUntil(nameOfStaff(form.staffId), timeOf(form.busyUntil))
      : null;
  const sentence = form.problems.clash ?? known;
  if (sentence === null) return null;
  return (
    <div className="schedule-viewing-clash" role="alert">
      <Icon name="warning-circle" />
      <div>
        <p>
          <strong>{sentence}</strong> {form.ways.length > 0 && t.nearest}
        </p>
        <div className="schedule-viewing-ways">
          {form.ways.map(({ day, time, staffId }) => (
            <Button
              key={`${day} ${time} ${staffId}`}
              size="s"
              onPress={() => form.set({ day, time, staffId })}
            >
              {t.freeWith(day === form.day ? time : `${shortDayOf(day, lang)} ${time}`, nameOfStaff(staffId))}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}
