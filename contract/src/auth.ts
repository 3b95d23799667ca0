import { z } from 'zod';
import { issue } from './field-issues.ts';
import { Id, requiredEmail, requiredText, stringOr } from './fields.ts';
import {
  DEVICE_TOKEN_MAX,
  EMAIL_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_MIN_WITH_EMAIL,
} from './limits.ts';
import { ROLES, type Role, toRole } from './rules/roles.ts';

export const RoleName = z.enum(ROLES, 'roleRequired');
/** In a payload or a query, in any case. */
export const typedRole = z.preprocess((value) => toRole(value) ?? value, RoleName) as z.ZodType<Role, Role>;

const password = (min: number) =>
  stringOr('passwordRequired')
    .min(1, { error: 'passwordRequired', abort: true })
    .min(min, issue('passwordMin', min))
    .max(PASSWORD_MAX);

/** What the browser was given at an earlier sign-in. Anything else is no reason to refuse anybody. */
export const deviceToken = z.string().max(DEVICE_TOKEN_MAX).optional().catch(undefined);

export const LoginInput = z.object({
  username: requiredText(EMAIL_MAX, 'usernameRequired'),
  password: password(PASSWORD_MIN),
  device: deviceToken,
});
export type LoginInput = z.infer<typeof LoginInput>;

/** The e-mail address is the username: docs/product/sign-in-and-roles.md#signing-in-by-e-mail. */
export const LoginByEmailInput = z.object({
  email: requiredEmail,
  password: password(PASSWORD_MIN_WITH_EMAIL),
  device: deviceToken,
});
export type LoginByEmailInput = z.infer<typeof LoginByEmailInput>;

export const SIGN_IN_WITH = ['username', 'email'] as const;
export type SignInWith = (typeof SIGN_IN_WITH)[number];

/** What the server reads under SIGN_IN_WITH=email: older clients send the address as `username`. */
const LoginByEmailBody = z
  .object({
    email: z.string().optional(),
    username: z.string().optional(),
    password: z.string().optional(),
    device: deviceToken,
  })
  .transform((body) => ({ ...body, email: body.email ?? body.username }))
  .pipe(LoginByEmailInput)
  .transform(({ email, ...body }): LoginInput => ({ ...body, username: email }));

/** The body of POST /auth/login, in one shape whichever variant is on. */
export const loginBody = (signInWith: SignInWith) => (signInWith === 'email' ? LoginByEmailBody : LoginInput);

/** What a user has to do before anything else. */
export const SETUP_STEPS = ['password', 'factor'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const AuthUser = z.object({
  id: Id,
  username: z.string(),
  fullName: z.string(),
  role: RoleName,
  /** To buildings: the rights that reach the whole company are not theirs. Absent, as a rule. */
  isBound: z.boolean().optional(),
  /** False where no building is named as LaCasa, or it is not theirs. Absent, as a rule. */
  hasLacasa: z.literal(false).optional(),
  /** True once moving in has ended, for those who could do it. Absent until then. */
  hasMovedIn: z.literal(true).optional(),
  /** Absent, as a rule. */
  setupStep: z.enum(SETUP_STEPS).optional(),
});
export type AuthUser = z.infer<typeof AuthUser>;

export const LoginAnswer = z.object({ token: z.string(), user: AuthUser });
export type LoginAnswer = z.infer<typeof LoginAnswer>;
