import { MESSAGE_MAX, NAME_MAX, PHONE_MAX } from '@diyar/contract/limits';
import { companyDay } from '@diyar/contract/rules/dates';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useAddress } from '~/lib/address.tsx';
import { searchWith } from '~/lib/search-params.ts';
import { Alert, Field } from '~/ui/public/field.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import type { Typed } from '../send/message-form.ts';
import { Trap } from '../send/trap.tsx';
import { useSendForm } from '../send/use-send-form.ts';
import {
  type BookingField,
  type BookingResult,
  type BookingTarget,
  viewingRequest,
} from './viewing-request.ts';

type BookingFormProps = {
  target: BookingTarget;
  open: boolean;
  result?: BookingResult | undefined;
  onSent: () => void;
  /** Whether the chosen unit was taken meanwhile. */
  isTaken: () => Promise<boolean>;
  /** The selected unit. */
  children: ReactNode;
};

/** Full name, Phone, a day that suits, Message and 'Request a Tour'. */
export function BookingForm({ target, open, result, onSent, isTaken, children }: BookingFormProps) {
  const t = usePublicTexts().messagesBooking;
  const { props, state, issueAt, again } = useSendForm(viewingRequest(target), result, onSent, isTaken);
  const action = useFormAction();
  const errorOf = (field: BookingField) => {
    const issue = issueAt(field);
    if (issue === undefined || typeof issue === 'object') return issue?.message;
    return issue === 'invalidPhone' ? t.invalidPhone : t.nameRequired;
  };
  const typed = result && result.status !== 'sent' ? result.values : undefined;
  if (state.status === 'sent') return <Thanks onAgain={again} />;
  return (
    <form className="field-form" method="post" action={action} noValidate {...props}>
      {children}
      {state.status === 'invalid' && <Alert title={t.summary(state.issues.length)} />}
      <fieldset className="field-form" disabled={!open}>
        <Field name="fullName" label={t.name} error={errorOf('fullName')}>
          {(input) => (
            <input
              {...input}
              autoComplete="name"
              required
              maxLength={NAME_MAX}
              defaultValue={typed?.fullName}
            />
          )}
        </Field>
        <Field name="mobile" label={t.phone} error={errorOf('mobile')}>
          {(input) => (
            <input
              {...input}
              type="tel"
              dir="ltr"
              inputMode="tel"
              autoComplete="tel"
              required
              maxLength={PHONE_MAX}
              defaultValue={typed?.mobile}
            />
          )}
        </Field>
        <WishFields errorOf={errorOf} typed={typed} />
        <Field name="content" label={`${t.message} ${t.optional}`} error={errorOf('content')}>
          {(input) => <textarea {...input} rows={2} maxLength={MESSAGE_MAX} defaultValue={typed?.content} />}
        </Field>
        <Trap label={t.trap} />
        <Failure status={state.status} />
        <button className="btn btn--wide" type="submit" disabled={!open || state.status === 'sending'}>
          {state.status === 'sending' && <Icon name="circleNotch" className="icon--spin" />}
          {state.status === 'sending' ? t.sending : t.send}
        </button>
        {open && <p className="field-note">{t.note}</p>}
      </fieldset>
    </form>
  );
}

type WishProps = {
  errorOf: (field: BookingField) => string | undefined;
  typed: Typed<BookingField> | undefined;
};

/** The page is cached, so the browser says which day is the first. */
const fromToday = (input: HTMLInputElement | null) => {
  if (input) input.min = companyDay();
};

/** Which day and part of the day would suit: a wish, until staff confirm a time. */
function WishFields({ errorOf, typed }: WishProps) {
  const t = usePublicTexts().messagesBooking;
  return (
    <div className="booking-wish">
      <Field name="wishDay" label={`${t.wishDay} ${t.optional}`} error={errorOf('wishDay')}>
        {(input) => <input {...input} type="date" ref={fromToday} defaultValue={typed?.wishDay} />}
      </Field>
      <Field name="wishPart" label={t.wishPart}>
        {(input) => (
          <select {...input} defaultValue={typed?.wishPart}>
            <option value="">{t.anyTime}</option>
            {(['morning', 'afternoon', 'evening'] as const).map((part) => (
              <option key={part} value={part}>
                {t.parts[part]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

/** The action of the form without scripts: this page, at the form. */
function useFormAction() {
  const { search, hrefOf } = useAddress();
  return hrefOf(searchWith(search, { sent: null, photo: null, layout: null }), '#book');
}

/** A short message, and a way to try again. */
function Failure({ status }: { status: string }) {
  const t = usePublicTexts().messagesBooking;
  return (
    <div role="status">
      {status === 'unitTaken' && (
        <p className="booking-failed">
          <Icon name="warning" />
          <span>
            {t.unitTaken}{' '}
            <a className="btn-link" href="#units">
              {t.toList}
            </a>
          </span>
        </p>
      )}
      {['failed', 'notCreated', 'busy'].includes(status) && (
        <p className="booking-failed">
          <Icon name="warning" />
          <span>
            {status === 'busy' ? t.busy : t.failed}{' '}
            <button className="btn-link" type="submit">
              {t.retry}
            </button>
          </span>
        </p>
      )}
    </div>
  );
}

function Thanks({ onAgain }: { onAgain: () => void }) {
  const t = usePublicTexts().messagesBooking;
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => thanks.current?.focus({ preventScroll: true }), []);
  return (
    <div className="booking-sent">
      <Icon name="checkCircle" />
      <p role="status" tabIndex={-1} ref={thanks}>
        {t.thanks}
      </p>
      <button className="btn-link needs-script" type="button" onClick={onAgain}>
        {t.another}
      </button>
    </div>
  );
}
