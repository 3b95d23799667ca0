import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from '@diyar/contract/limits';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useAddress } from '~/lib/address.tsx';
import { Alert, Field } from '~/ui/public/field.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import { Trap } from '../send/trap.tsx';
import { useSendForm } from '../send/use-send-form.ts';
import './contact-form.css';
import { CONTACT, type ContactField, type ContactResult } from './contact-message.ts';

type Props = {
  result?: ContactResult | undefined;
  /** Name and phone: there is nothing to ask about yet. */
  isShort?: boolean;
};

/** Name, e-mail, phone, message, and a honeypot (docs/product/public-site.md#honeypot). */
export default function ContactForm({ result, isShort = false }: Props) {
  const t = usePublicTexts().messagesContact;
  const { props, state, issueAt } = useSendForm(CONTACT, result);
  const { hrefOf } = useAddress();
  if (state.status === 'sent') return <Sent />;
  const typed = result && 'values' in result ? result.values : undefined;
  const errorOf = (field: ContactField) => {
    const issue = issueAt(field);
    if (issue === undefined || typeof issue === 'object') return issue?.message;
    return issue === 'invalidPhone' ? t.invalidPhone : t.required[field];
  };
  const sending = state.status === 'sending';
  return (
    <form className="field-form" method="post" action={hrefOf('?index', '#contact')} noValidate {...props}>
      {state.status === 'invalid' && <Alert title={t.invalid} />}
      <Field name="name" label={t.name} error={errorOf('name')}>
        {(input) => (
          <input {...input} autoComplete="name" required maxLength={NAME_MAX} defaultValue={typed?.name} />
        )}
      </Field>
      <div className="contact-form-pair">
        <Field name="phone" label={t.phone} error={errorOf('phone')}>
          {(input) => (
            <input
              {...input}
              type="tel"
              dir="ltr"
              inputMode="tel"
              autoComplete="tel"
              required
              maxLength={PHONE_MAX}
              defaultValue={typed?.phone}
            />
          )}
        </Field>
        {!isShort && (
          <Field name="email" label={`${t.email} ${t.optional}`} error={errorOf('email')}>
            {(input) => (
              <input
                {...input}
                type="email"
                dir="ltr"
                autoComplete="email"
                maxLength={EMAIL_MAX}
                defaultValue={typed?.email}
              />
            )}
          </Field>
        )}
      </div>
      {isShort ? (
        <input type="hidden" name="message" value={t.tellMe} />
      ) : (
        <Field name="message" label={t.message} error={errorOf('message')}>
          {(input) => (
            <textarea
              {...input}
              rows={5}
              required
              maxLength={MESSAGE_MAX}
              defaultValue={typed?.message}
              placeholder={t.hint}
            />
          )}
        </Field>
      )}
      <Trap label={t.trap} />
      {/* beside the button: on a phone the beginning of the form is out of sight */}
      {(state.status === 'failed' || state.status === 'busy') && (
        <Alert title={state.message ?? t.failed} help={t.kept} />
      )}
      {state.status === 'notCreated' && <Alert title={t.notCreated} help={t.kept} />}
      <div className="contact-form-send">
        <button className="btn" type="submit" disabled={sending}>
          {sending && <Icon name="circleNotch" className="icon--spin" />}
          {sending ? t.sending : t.send}
        </button>
        <p className="field-note">{t.privacy}</p>
      </div>
    </form>
  );
}

/** After sending, the button is disabled and the thanks are shown in its place. */
function Sent() {
  const t = usePublicTexts().messagesContact;
  return (
    <div className="contact-form-sent" role="status">
      <Icon name="checkCircle" />
      <h3>{t.sentTitle}</h3>
      <p className="lead">{t.sent}</p>
      <button className="btn" type="button" disabled>
        {t.sentButton}
      </button>
    </div>
  );
}
