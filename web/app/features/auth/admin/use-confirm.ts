import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { api } from '~/lib/api/api.ts';
import { fieldErrors } from '~/lib/api/api-error.ts';
import { settleConfirmation } from '~/lib/api/confirmation.ts';
import { type askForPasskey, isPasskeyCancelled } from '~/lib/session/passkey.ts';

type Passkey = Awaited<ReturnType<typeof askForPasskey>>;
type Shown = { password: string } | { ticket: string; code: string } | { ticket: string; passkey: Passkey };

/** Shows the server what was asked for; then the calls that wait go on. */
export function useConfirm(field: 'password' | 'code') {
  const { auth: t } = useAdminTexts();
  const errorText = useErrorText();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function confirm(show: () => Promise<Shown>) {
    setPending(true);
    setError(undefined);
    try {
      await api('POST /auth/confirm', { body: await show() });
      settleConfirmation(true);
    } catch (failure) {
      if (isPasskeyCancelled(failure)) setError(t.passkeyCancelled);
      else setError(fieldErrors(failure)[field] ?? errorText(failure));
    } finally {
      setPending(false);
    }
  }
  return { confirm, error, isPending };
}

/** Whether a factor can stand for the password. */
export function useHasFactor(enabled: boolean): boolean {
  const { data } = useRead('GET /account/factors', {}, { enabled, staleTime: 0 });
  return data !== undefined && (data.app !== null || data.passkeys.length > 0);
}
