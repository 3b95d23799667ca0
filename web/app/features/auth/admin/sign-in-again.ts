import { LoginInput } from '@diyar/contract/auth';
import { fieldMessage } from '@diyar/contract/field-issues';
import type { ReadStep } from '@diyar/contract/readers/auth';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { session, signInWithCode, signInWithSecondPasskey } from '~/lib/session/session.ts';
import { SecondStepNeeded } from '~/lib/session/store.ts';

/** The password of a known user, validated as on the sign-in screen. */
export function useSignInAgain(username: string, remember: boolean) {
  const { auth: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [step, setStep] = useState<ReadStep | null>(null);
  const [code, setCode] = useState('');

  async function enter(signIn: () => Promise<unknown>) {
    setPending(true);
    setError(undefined);
    try {
      await signIn();
    } catch (failure) {
      if (failure instanceof SecondStepNeeded) return setStep(failure.step);
      if (failure instanceof ApiError && failure.code === 'stepExpired') setStep(null);
      setError((failure instanceof ApiError && failure.serverMessage) || t.failed);
    } finally {
      setPending(false);
    }
  }

  async function submit() {
    if (step) return enter(() => signInWithCode(step, code, remember));
    const checked = LoginInput.shape.password.safeParse(password);
    if (!checked.success) return setError(fieldMessage(checked.error.issues[0]?.message ?? '', lang));
    return enter(() => session.signIn({ username, password, remember }));
  }
  const showPasskey = () => step && void enter(() => signInWithSecondPasskey(step, remember));
  return { password, setPassword, step, code, setCode, error, isPending, submit, showPasskey };
}
