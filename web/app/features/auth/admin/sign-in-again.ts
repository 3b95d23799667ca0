import { LoginInput } from '@diyar/contract/auth';
import { fieldMessage } from '@diyar/contract/field-issues';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { session } from '~/lib/session/session.ts';

/** The password of a known user, validated as on the sign-in screen. */
export function useSignInAgain(username: string, remember: boolean) {
  const { auth: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit() {
    const checked = LoginInput.shape.password.safeParse(password);
    if (!checked.success) return setError(fieldMessage(checked.error.issues[0]?.message ?? '', lang));
    setPending(true);
    setError(undefined);
    try {
      await session.signIn({ username, password, remember });
    } catch (failure) {
      setError((failure instanceof ApiError && failure.serverMessage) || t.failed);
    } finally {
      setPending(false);
    }
  }
  return { password, setPassword, error, isPending, submit };
}
