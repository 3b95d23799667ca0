import { LoginByEmailInput, LoginInput, type SignInWith } from '@diyar/contract/auth';
import { issueMessage } from '@diyar/contract/errors';
import type { Lang } from '@diyar/contract/rules/language';

export type SignInField = 'name' | 'password';
type Checked =
  | { ok: true; values: { username: string; password: string } }
  | { ok: false; errors: Partial<Record<SignInField, string>> };

/**
 * The two variants of the sign-in form (docs/product/sign-in-and-roles.md#signing-in-by-e-mail). An e-mail
 * address is sent as the username.
 */
export function checkSignIn(form: FormData, signInWith: SignInWith, lang: Lang): Checked {
  const name = form.get('name');
  const password = form.get('password');
  const parsed =
    signInWith === 'email'
      ? LoginByEmailInput.safeParse({ email: name, password })
      : LoginInput.safeParse({ username: name, password });
  if (parsed.success) {
    const username = 'email' in parsed.data ? parsed.data.email : parsed.data.username;
    return { ok: true, values: { username, password: parsed.data.password } };
  }
  const errors: Partial<Record<SignInField, string>> = {};
  for (const issue of parsed.error.issues) {
    errors[issue.path[0] === 'password' ? 'password' : 'name'] ??= issueMessage(issue, lang);
  }
  return { ok: false, errors };
}
