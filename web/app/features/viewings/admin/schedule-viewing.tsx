import { EMAIL_MAX, LINE_MAX } from '@diyar/contract/limits';
import { dayOf } from '@diyar/contract/rules/company-hours';
import { VIEWING_MINUTES } from '@diyar/contract/rules/viewings';
import type { Viewing } from '@diyar/contract/viewings';
import { type FormEvent, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { clockTime } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { Clash, DayField, PersonField, TimeChoice, UnitFields } from './schedule-fields.tsx';
import './schedule-viewing.css';
import { type PlanStart, useScheduleForm } from './use-schedule-form.ts';
import { ViewingText } from './viewing-text.tsx';
import { longDay, placeOf, wishText } from './viewing-words.ts';

type Props = {
  /** Null while nothing is planned. */
  start: PlanStart | null;
  onClose: () => void;
};

/** Plans a viewing or moves one, then offers the text that tells the visitor. */
export function ScheduleViewing({ start, onClose }: Props) {
  const { viewings: t } = useAdminTexts();
  const [planned, setPlanned] = useState<Viewing | null>(null);
  const [isTouched, setTouched] = useState(false);
  const close = () => {
    setPlanned(null);
    setTouched(false);
    onClose();
  };
  const isMove = start?.viewing !== undefined || start?.isMove === true;
  return (
    <Dialog
      isOpen={start !== null}
      onClose={close}
      // a press beside it must not lose what was typed
      isDismissable={!isTouched}
      title={planned ? t.textTitle : start?.viewing ? t.moveTitle : t.planTitle}
    >
      {start &&
        (planned ? (
          <Planned viewing={planned} start={start} isMove={isMove} onClose={close} />
        ) : (
          <PlanStep start={start} onPlanned={setPlanned} onTouched={() => setTouched(true)} onClose={close} />
        ))}
    </Dialog>
  );
}

type StepProps = {
  start: PlanStart;
  onPlanned: (viewing: Viewing) => void;
  onTouched: () => void;
  onClose: () => void;
};

export function PlanStep({ start, onPlanned, onTouched, onClose }: StepProps) {
  const { viewings: t, ui } = useAdminTexts();
  const form = useScheduleForm(start, onPlanned);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  const minutes = [...new Set([...VIEWING_MINUTES, form.minutes])].sort((a, b) => a - b);
  return (
    <form onSubmit={submit} onInput={onTouched} noValidate>
      <DialogBody>
        {form.problems.other && <ErrorSummary>{`${t.saveFailed}: ${form.problems.other}`}</ErrorSummary>}
        <Subject start={start} />
        {start.lead || start.wish || start.viewing ? null : <PersonField form={form} />}
        <div className="grid-2" key={form.lead?.id}>
          <UnitFields form={form} />
        </div>
        <DayField form={form} />
        <div className="schedule-viewing-pair">
          <Select
            label={t.shownBy}
            value={form.staffId === null ? null : String(form.staffId)}
            onChange={(value) => form.set({ staffId: Number(value) })}
            options={form.staff.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Select
            label={t.length}
            value={String(form.minutes)}
            onChange={(value) => form.set({ minutes: Number(value) })}
            options={minutes.map((one) => ({ value: String(one), label: t.minutes(one) }))}
          />
        </div>
        <TimeChoice form={form} />
        <Clash form={form} />
        <TextField
          label={t.email}
          hint={t.emailHint}
          error={form.problems.email}
          isOptional
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={EMAIL_MAX}
          value={form.email}
          onChange={(email) => form.set({ email })}
        />
        <TextField
          label={t.note}
          hint={t.noteHint}
          error={form.problems.note}
          isOptional
          dir="auto"
          autoComplete="off"
          maxLength={LINE_MAX}
          value={form.note}
          onChange={(note) => form.set({ note })}
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose} isDisabled={form.isPending}>
          {ui.cancel}
        </Button>
        <span className="grow" />
        <Button variant="primary" type="submit" isPending={form.isPending} pendingLabel={t.saving}>
          {start.viewing ? t.moveIt : t.planIt}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Who it is for, and what a visitor wished. */
function Subject({ start: { lead, wish, viewing } }: { start: PlanStart }) {
  const { viewings: t } = useAdminTexts();
  const { lang } = useLanguage();
  const about = lead ?? wish ?? viewing;
  if (!about) return null;
  return (
    <p className="dialog-subject two-lines">
      <strong>
        <bdi>{about.person.name}</bdi>{' '}
        <bdi className="dim" dir="ltr">
          {about.person.phone}
        </bdi>
      </strong>
      <small>{placeOf(about, lang) || t.general}</small>
      {wish && <small>{t.wished(wishText(wish.wish, lang, t))}</small>}
      {wish?.text && (
        <small>
          {t.wrote}: <bdi>«{wish.text}»</bdi>
        </small>
      )}
    </p>
  );
}

type PlannedProps = { viewing: Viewing; start: PlanStart; isMove: boolean; onClose: () => void };

export function Planned({ viewing, start, isMove, onClose }: PlannedProps) {
  const { viewings: t } = useAdminTexts();
  const { lang } = useLanguage();
  const day = longDay(dayOf(new Date(viewing.startsAt)), lang);
  return (
    <>
      <DialogBody>
        <Notice icon="check-circle" title={start.viewing ? t.moved : t.planned}>
          {`${day} `}
          <bdi>{clockTime(viewing.startsAt, lang)}</bdi>
          {`, ${t.with(viewing.staff.name)}`}
        </Notice>
        <ViewingText kind={isMove ? 'viewingMove' : 'viewingConfirm'} about={{ viewing, wish: start.wish }} />
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button variant="primary" onPress={onClose}>
          {t.done}
        </Button>
      </DialogFooter>
    </>
  );
}
