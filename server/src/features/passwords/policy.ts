import { issue } from '@diyar/contract/field-issues';
import { AppError } from '../../errors.ts';

/** The rules for new passwords, by settings: the demo has none but the shortest length. */
export interface PasswordPolicy {
  min: number;
  refuseCommon: boolean;
  /** A password that somebody else has set is changed at the first sign-in. */
  changeGiven: boolean;
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is checked. */
const commonPasswords = () => {
  common ??= import('./common-passwords.json', { with: { type: 'json' } }).then(
    (file) => new Set(file.default.words.split(' ')),
  );
  return common;
};

/** Words of this product: docs/security.md lists them. Digits and signs around one do not make it better. */
const OWN_WORDS = new Set(['diyar', 'lacasa', 'superadmin', 'admin', 'ديار', 'لاكاسا']);
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

/** Why a password is refused, as the code of a field's message; null for a good one. */
export async function weaknessOf(
  password: string,
  username: string,
  policy: PasswordPolicy,
): Promise<string | null> {
  // characters as people count them, not UTF-16 units
  if ([...password].length < policy.min) return issue('passwordShort', policy.min);
  if (!policy.refuseCommon) return null;
  const folded = password.toLowerCase();
  if (folded === username.toLowerCase()) return issue('passwordIsName');
  if (OWN_WORDS.has(lettersOf(folded))) return issue('passwordCommon');
  return (await commonPasswords()).has(folded) ? issue('passwordCommon') : null;
}

/** At the field `password`. */
export async function refuseWeakPassword(
  password: string,
  username: string,
  policy: PasswordPolicy,
): Promise<void> {
  const message = await weaknessOf(password, username, policy);
  if (message) throw new AppError('invalid', { issues: [{ path: ['password'], message }] });
}
