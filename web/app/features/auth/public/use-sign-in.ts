import type { SignInWith } from '@diyar/contract/auth';
import type { ReadStep } from '@diyar/contract/readers/auth';
import { withBase } from '@diyar/contract/rules/base-path';
import { holderOf, landingFor } from '@diyar/contract/rules/roles';
import { type FormEvent, useEffect, useState } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useAddress } from '~/lib/address.tsx';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { returnPathFrom } from '~/lib/return-path.ts';
import { type SessionUser, session, signInWithPasskey, useSession } from '~/lib/session/session.ts';
import { SecondStepNeeded } from '~/lib/session/store.ts';
import { browserSite } from '~/lib/site.ts';
import { signInFailure } from './sign-in-failure.ts';
import { checkSignIn, type SignInField } from './sign-in-values.ts';

type Failure = { title: string; help?: string };

/** What the server asks for after the password. */
export type Pending = { step: ReadStep; remember: boolean };

/** idle, submitting, then the navigation to the requested page, or an error. */
export function useSignIn(signInWith: SignInWith) {
  const t = usePublicTexts().auth;
  const { lang } = useLanguage();
  const { search } = useAddress();
  const current = useSession();
  const [errors, setErrors] = useState<Partial<Record<SignInField, string>>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [pending, setPending] = useState<Pending | null>(null);

  // already signed in, here or in another tab
  const user = current.status === 'signedIn' && current.verified && !submitting ? current.user : null;
  useEffect(() => {
    if (user) goOn(user, search);
  }, [user, search]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const checked = checkSignIn(data, signInWith, lang);
    setFailure(null);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return focusFirst(form, checked.errors);
    const remember = data.has('remember');
    await enter(() => session.signIn({ ...checked.values, remember }), remember);
  }

  /** The button stays pending until the other page is loaded. */
  async function enter(signIn: () => Promise<SessionUser>, remember: boolean) {
    setSubmitting(true);
    setFailure(null);
    try {
      goOn(await signIn(), search);
    } catch (error) {
      setSubmitting(false);
      if (error instanceof SecondStepNeeded) return setPending({ step: error.step, remember });
      setFailure(signInFailure(error, t));
      if (error instanceof ApiError && error.code === 'stepExpired') setPending(null);
    }
  }

  function startAgain() {
    setPending(null);
    setFailure(null);
  }

  /** An edited field is no longer marked as invalid. */
  function clearError({ target }: FormEvent<HTMLFormElement>) {
    const field = target instanceof HTMLInputElement ? target.name : '';
    if (field in errors) setErrors({ ...errors, [field]: undefined });
  }

  const expired = current.status === 'signedOut' && current.reason === 'expired';
  return {
    errors,
    submitting,
    submit,
    clearError,
    pending,
    enter,
    startAgain,
    enterByPasskey: (remember: boolean) => enter(() => signInWithPasskey(remember), remember),
    failure: failure ?? (expired ? { title: t.expired, help: t.expiredHelp } : null),
  };
}

/** A document navigation: the back office has its own style sheets. */
function goOn(user: SessionUser, search: string) {
  const path = returnPathFrom(search) ?? landingFor(holderOf(user));
  location.replace(withBase(path, browserSite().basePath));
}

function focusFirst(form: HTMLFormElement, errors: Partial<Record<SignInField, string>>) {
  const field = form.elements.namedItem(errors.name ? 'name' : 'password');
  if (field instanceof HTMLElement) field.focus();
}
