import { z } from 'zod';
import { RoleName, typedRole } from './auth.ts';
import { issue } from './field-issues.ts';
import {
  Id,
  Instant,
  optionalText,
  phoneAsTyped,
  requiredText,
  stringOr,
  typedBoolean,
  typedId,
} from './fields.ts';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { ListQuery, listOf, ordersOf } from './lists.ts';

/** With SIGN_IN_WITH=email usernames are e-mail addresses, hence the length and the characters. */
const username = requiredText(EMAIL_MAX, 'usernameRequired').regex(
  /^[\p{L}\p{M}\p{N}._@+-]+$/u,
  'invalidUsername',
);

const newPassword = stringOr(issue('passwordShort', PASSWORD_MIN))
  .min(PASSWORD_MIN, issue('passwordShort', PASSWORD_MIN))
  .max(PASSWORD_MAX);

export const UserInput = z.object({
  username,
  fullName: optionalText(NAME_MAX),
  phone: phoneAsTyped,
  password: newPassword,
  isActive: z.boolean().default(true),
  role: typedRole.default('ADMIN'),
  /** The buildings of a LACASA user, by project id; at first LaCasa. */
  buildings: z.array(typedId).max(500).optional(),
});
export type UserInput = z.infer<typeof UserInput>;

/** The password has its own call. */
export const UserUpdate = UserInput.pick({ fullName: true, phone: true }).extend({
  role: typedRole,
  buildings: UserInput.shape.buildings,
});
export type UserUpdate = z.infer<typeof UserUpdate>;

export const UserStatusInput = z.object({ isActive: z.boolean() });
export type UserStatusInput = z.infer<typeof UserStatusInput>;

export const PasswordInput = z.object({ password: newPassword });
export type PasswordInput = z.infer<typeof PasswordInput>;

export const USER_ORDERS = ordersOf('name', 'role', 'lastSignIn');

export const UsersQuery = ListQuery.extend({
  role: typedRole.optional(),
  isActive: typedBoolean.optional(),
  sort: z.enum(USER_ORDERS).default('name'),
});
export type UsersQuery = z.infer<typeof UsersQuery>;

export const User = z.object({
  id: Id,
  username: z.string(),
  fullName: z.string(),
  phone: z.string(),
  isActive: z.boolean(),
  role: RoleName,
  /** Of a LACASA user; others are not bound to buildings. */
  buildings: z.array(Id),
  /** A role that waits for a second SUPERADMIN; absent, as a rule. */
  pending: z
    .object({ role: RoleName, byId: Id.nullable(), by: z.string(), at: Instant, until: Instant })
    .optional(),
  createdAt: Instant,
  lastSignInAt: Instant.nullable(),
  /** In the list only. */
  hasSecondFactor: z.boolean().optional(),
});
export type User = z.infer<typeof User>;

export const UserList = listOf(User);
export type UserList = z.infer<typeof UserList>;
