import { type Role, resolveRole } from '../rules/roles.ts';
import { cleanToken, TOKEN_NAMES } from '../rules/token.ts';
import { isObject, objectOf, pick, pickId, pickText } from './pick.ts';

type HeaderBag = { get(name: string): string | null };

/** docs/product/calls-and-errors.md#token-names */
export function readToken(answer: unknown, headers?: HeaderBag): string | null {
  const body = objectOf(answer);
  for (const place of [body, objectOf(body.data)]) {
    for (const name of TOKEN_NAMES) {
      const token = cleanToken(place[name]);
      if (token) return token;
    }
  }
  const header = headers?.get('authorization') ?? '';
  return /^\s*Bearer\s/i.test(header) ? cleanToken(header) : null;
}

export type ReadUser = {
  id: number | null;
  username: string;
  fullName: string;
  role: Role | '';
  /** To buildings; absent, as a rule. */
  isBound?: boolean;
  /** False where no building is named as LaCasa, or it is not theirs; absent, as a rule. */
  hasLacasa?: boolean;
  /** Moving in has ended; absent until then. */
  hasMovedIn?: boolean;
  /** What comes before anything else; absent, as a rule. */
  setupStep?: 'password' | 'factor';
};

/** What is asked for after the password. */
export type ReadStep = { ticket: string; hasApp: boolean; passkey: Record<string, unknown> | null };

export function readSecondStep(answer: unknown): ReadStep | null {
  const { secondFactor } = objectOf(answer);
  if (!isObject(secondFactor) || typeof secondFactor.ticket !== 'string') return null;
  const { ticket, hasApp, passkey } = secondFactor;
  return { ticket, hasApp: hasApp === true, passkey: isObject(passkey) ? passkey : null };
}

/** The role is '' when the server names none of ours. */
export function readAuthUser(answer: unknown): ReadUser {
  const body = objectOf(answer);
  const user = [body.user, body.data].find(isObject) ?? body;
  const role = resolveRole({
    role: pick(user, 'role'),
    authorities: pick(user, 'authorities'),
    roles: pick(user, 'roles'),
  });
  const setupStep = pick(user, 'setupStep');
  return {
    id: pickId(user, 'id', 'userId'),
    username: pickText(user, 'username', 'userName', 'email', 'sub'),
    fullName: pickText(user, 'fullName', 'name', 'displayName'),
    role: role ?? '',
    ...(pick(user, 'isBound') === true && { isBound: true }),
    ...(pick(user, 'hasLacasa') === false && { hasLacasa: false }),
    ...(pick(user, 'hasMovedIn') === true && { hasMovedIn: true }),
    ...((setupStep === 'password' || setupStep === 'factor') && { setupStep }),
  };
}
