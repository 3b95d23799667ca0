import type { PublicTexts } from '~/i18n/public/index.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { isPasskeyCancelled } from '~/lib/session/passkey.ts';
import { SignInError } from '~/lib/session/store.ts';

/** The message of a failed sign-in, with advice where there is any. */
export function signInFailure(error: unknown, t: PublicTexts['auth']): { title: string; help?: string } {
  if (error instanceof SignInError) {
    return { title: error.code === 'missingToken' ? t.missingToken : t.verification(error.status) };
  }
  if (isPasskeyCancelled(error)) return { title: t.passkeyFailed };
  if (!(error instanceof ApiError)) return { title: t.failed };
  if (error.status === 0) return { title: t.failed, help: t.offline };
  const title = error.serverMessage ?? t.authFailed(error.status);
  return error.status === 401 && error.code !== 'wrongCode' ? { title, help: t.keyboard } : { title };
}
