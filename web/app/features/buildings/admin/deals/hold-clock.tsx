import { ExtendInput, type TrackedUnit } from '@diyar/contract/buildings';
import { HOLD_ENDS_SOON_HOURS } from '@diyar/contract/rules/deals';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { Form } from '~/ui/admin/form/form.tsx';
import { FormField } from '~/ui/admin/form/form-field.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
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
  const form = useStepForm({
    schema: ExtendInput,
    values: { hours: LONGER[0] as string | number, note: '' },
    send: ({ version: _, ...typed }) => extendHold(tracker, unit, typed),
    done: t.extended,
    failed: t.extendFailed,
    startsAnew: true,
  });
  const hours = Number(form.watch('hours'));
  return (
    <section>
      <header className="section-head section-head--small">
        <h3>{t.extend}</h3>
      </header>
      <Form className="form-stack" form={form}>
        <FormField of={form} name="hours">
          {({ value, onChange }) => (
            <Segmented
              label={t.extend}
              value={LONGER.find((one) => one === String(value)) ?? LONGER[0]}
              onChange={onChange}
              options={LONGER.map((one) => ({ value: one, label: t.extendBy(Number(one)) }))}
            />
          )}
        </FormField>
        <FormText
          of={form}
          name="note"
          label={t.extendReason}
          hint={t.extendHint(moment(end + hours * HOUR_MS))}
        />
        {form.problems.length > 0 && (
          <p className="problem" role="alert">
            {form.problems.join(' ')}
          </p>
        )}
        <span>
          <Button type="submit" isPending={form.status === 'pending'}>
            {t.extend}
          </Button>
        </span>
      </Form>
    </section>
  );
}
