import { ExtendInput, type TrackedUnit } from '@diyar/contract/buildings';
import { HOLD_ENDS_SOON_HOURS } from '@diyar/contract/rules/deals';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { useServerNow } from '../server-clock.ts';
import { useTracker } from '../tracker.ts';
import { extendHold } from './deal-calls.ts';
import { useMoment, useTimeLeft } from './time-left.ts';
import { useStepForm } from './use-step-form.ts';

const HOUR_MS = 3_600_000;
const SOON_MS = HOLD_ENDS_SOON_HOURS * HOUR_MS;
const LONGER = ['24', '48'] as const;

/** Counts by the minute, by the second in the last hour, by the server's time. */
export function HoldClock({ end, ahead }: { end: number; ahead: number }) {
  const { buildingsDeals: t } = useAdminTexts();
  const left = useTimeLeft();
  const moment = useMoment();
  const now = useServerNow(ahead, [end], 'second');
  return (
    <div
      className={classNames('deal-clock', end - now < SOON_MS && 'deal-clock--soon')}
      role="timer"
      aria-label={t.endsIn}
    >
      <span>{t.endsIn}</span>
      <b>{left(end - now)}</b>
      <small>{t.endsAt(moment(end))}</small>
    </div>
  );
}

/** Longer, with a reason that is kept. */
export function ExtendHold({ unit, end }: { unit: TrackedUnit; end: number }) {
  const { buildingsDeals: t } = useAdminTexts();
  const tracker = useTracker();
  const moment = useMoment();
  const form = useForm({
    resolver: zodResolver(ExtendInput),
    defaultValues: { hours: LONGER[0] as string | number, note: '' },
  });
  const { control } = form;
  const hours = Number(useWatch({ control, name: 'hours' }));
  const { run, status } = useStepForm(form, {
    name: 'extend',
    done: t.extended,
    failed: t.extendFailed,
    onDone: () => form.reset(),
  });
  return (
    <section>
      <header className="section-head section-head--small">
        <h3>{t.extend}</h3>
      </header>
      <form
        className="form-stack"
        noValidate
        onSubmit={form.handleSubmit(({ version: _, ...typed }) =>
          run(() => extendHold(tracker, unit, typed)),
        )}
      >
        <FormField control={control} name="hours">
          {({ value, onChange }) => (
            <Segmented
              label={t.extend}
              value={LONGER.find((one) => one === String(value)) ?? LONGER[0]}
              onChange={onChange}
              options={LONGER.map((one) => ({ value: one, label: t.extendBy(Number(one)) }))}
            />
          )}
        </FormField>
        <FormField control={control} name="note">
          {(field) => (
            <TextField
              {...field}
              label={t.extendReason}
              hint={t.extendHint(moment(end + hours * HOUR_MS))}
              dir="auto"
              autoComplete="off"
              isRequired
            />
          )}
        </FormField>
        {form.formState.errors.root && (
          <p className="problem" role="alert">
            {form.formState.errors.root.message}
          </p>
        )}
        <span>
          <Button type="submit" isPending={status === 'pending'}>
            {t.extend}
          </Button>
        </span>
      </form>
    </section>
  );
}
