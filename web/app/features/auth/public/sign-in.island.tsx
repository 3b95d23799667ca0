import type { SignInWith } from '@diyar/contract/auth';
import { useRef } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Alert, Field } from '~/ui/public/field.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import { AccountHelp } from './account-help.tsx';
import { PasswordInput } from './password-input.tsx';
import { SecondStep } from './second-step.tsx';
import { useCanUsePasskeys } from './use-can-use-passkeys.ts';
import { useSignIn } from './use-sign-in.ts';

type SignInFormProps = {
  signInWith: SignInWith;
  contact: { phone: string; whatsapp: string; email: string };
  /** The company's short name. */
  brand: string;
};

/** `data-live` holds what is sent before the form is alive; the method prevents a password in the address. */
export default function SignInForm({ signInWith, contact, brand }: SignInFormProps) {
  const t = usePublicTexts().auth;
  const signIn = useSignIn(signInWith);
  const { errors, failure, submitting, submit, clearError, pending } = signIn;
  const canUsePasskeys = useCanUsePasskeys();
  const form = useRef<HTMLFormElement>(null);
  const byEmail = signInWith === 'email';
  if (pending)
    return (
      <SecondStep
        pending={pending}
        failure={failure}
        submitting={submitting}
        enter={signIn.enter}
        onStartAgain={signIn.startAgain}
      />
    );
  return (
    <form
      ref={form}
      className="field-form"
      method="post"
      data-live
      noValidate
      onSubmit={submit}
      onInput={clearError}
    >
      <div>
        <h1>{t.title}</h1>
        <p className="sign-in-page-subtitle">{t.subtitle(brand)}</p>
      </div>
      <noscript>
        <Alert title={t.needsScript} />
      </noscript>
      {failure && <Alert title={failure.title} help={failure.help} />}
      <Field name="name" label={byEmail ? t.email : t.username} error={errors.name}>
        {(input) => (
          <input
            {...input}
            type={byEmail ? 'email' : 'text'}
            dir="ltr"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field name="password" label={t.password} error={errors.password}>
        {(input) => <PasswordInput {...input} required autoComplete="current-password" />}
      </Field>
      <div className="sign-in-page-row">
        <label className="field-check">
          <input type="checkbox" name="remember" defaultChecked />
          <span>{t.remember}</span>
        </label>
        <AccountHelp brand={brand} about="forgot" contact={contact} />
      </div>
      <button className="btn btn--wide needs-script" type="submit" aria-disabled={submitting || undefined}>
        {submitting && <Icon name="circleNotch" className="icon--spin" />}
        {submitting ? t.submitting : t.submit}
      </button>
      {canUsePasskeys && (
        <button
          className="btn btn--line btn--wide"
          type="button"
          aria-disabled={submitting || undefined}
          onClick={() =>
            submitting || void signIn.enterByPasskey(new FormData(form.current ?? undefined).has('remember'))
          }
        >
          {t.passkey}
        </button>
      )}
      <div className="field-note needs-script">
        {t.noAccount} <AccountHelp brand={brand} about="request" contact={contact} />
      </div>
    </form>
  );
}
