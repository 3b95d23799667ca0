import { type FormEvent, useState } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { type SessionUser, signInWithCode, signInWithSecondPasskey } from '~/lib/session/session.ts';
import { Alert, Field } from '~/ui/public/field.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import { useCanUsePasskeys } from './use-can-use-passkeys.ts';
import type { Pending } from './use-sign-in.ts';

type Props = {
  pending: Pending;
  failure: { title: string; help?: string } | null;
  submitting: boolean;
  enter: (signIn: () => Promise<SessionUser>, remember: boolean) => Promise<void>;
  onStartAgain: () => void;
};

/** After the password: a code of the app, a passkey, or a recovery code. */
export function SecondStep({ pending, failure, submitting, enter, onStartAgain }: Props) {
  const t = usePublicTexts().auth;
  const { step, remember } = pending;
  const [isRecovery, setRecovery] = useState(false);
  const [error, setError] = useState<string>();
  const hasPasskey = useCanUsePasskeys() && step.passkey !== null;
  const typesCode = step.hasApp || isRecovery || !hasPasskey;
  const showPasskey = () => submitting || void enter(() => signInWithSecondPasskey(step, remember), remember);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const input = event.currentTarget.elements.namedItem('code') as HTMLInputElement | null;
    if (!input) return showPasskey();
    const code = input.value.trim();
    setError(code ? undefined : t.codeRequired);
    if (!code) return input.focus();
    void enter(() => signInWithCode(step, code, remember), remember);
  }

  const advice = isRecovery || !step.hasApp ? t.enterRecovery : t.enterCode;
  return (
    <form className="field-form" method="post" noValidate onSubmit={submit}>
      <div>
        <h1>{t.lastStep}</h1>
        <p className="sign-in-page-subtitle">{typesCode ? advice : t.showPasskey}</p>
      </div>
      {failure && <Alert title={failure.title} help={failure.help} />}
      {typesCode && (
        <Field
          key={String(isRecovery)}
          name="code"
          label={isRecovery || !step.hasApp ? t.recoveryCode : t.code}
          error={error}
        >
          {(input) => (
            <input
              {...input}
              dir="ltr"
              required
              // biome-ignore lint/a11y/noAutofocus: the only field of a step that the visitor has just asked for
              autoFocus
              inputMode={isRecovery || !step.hasApp ? 'text' : 'numeric'}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      <button className="btn btn--wide" type="submit" aria-disabled={submitting || undefined}>
        {submitting && <Icon name="circleNotch" className="icon--spin" />}
        {submitting ? t.submitting : typesCode ? t.submit : t.usePasskey}
      </button>
      {hasPasskey && typesCode && (
        <button
          className="btn btn--line btn--wide"
          type="button"
          aria-disabled={submitting || undefined}
          onClick={showPasskey}
        >
          {t.usePasskey}
        </button>
      )}
      <div className="field-note">
        {t.lostPhone}{' '}
        <button className="btn-link" type="button" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t.useApp : t.useRecovery}
        </button>
      </div>
      <button className="btn-link" type="button" onClick={onStartAgain}>
        {t.someoneElse}
      </button>
    </form>
  );
}
