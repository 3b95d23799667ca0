import { z } from 'zod';
import { AuthUser } from './auth.ts';
import { Id, Instant, stringOr } from './fields.ts';
import { PASSWORD_MAX } from './limits.ts';
import { PasswordInput } from './users.ts';

export const SessionParams = z.object({ id: z.uuid() });

export const Session = z.object({
  id: z.uuid(),
  /** 'Chrome, Android'; '' where the client says nothing. */
  device: z.string(),
  /** The network, not the whole address. */
  address: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  endsAt: Instant,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const SessionList = z.object({ items: z.array(Session) });
export type SessionList = z.infer<typeof SessionList>;

/** A sign-in on a device that this user had not used before, until they have seen it. */
export const NewDevice = z.object({ id: Id, at: Instant, device: z.string(), address: z.string() });
export type NewDevice = z.infer<typeof NewDevice>;

export const SeenDevices = z.object({ ids: z.array(Id).max(100) });

export const Account = AuthUser.extend({
  phone: z.string(),
  passwordChangedAt: Instant.nullable(),
  /** The shortest new password. */
  passwordMin: z.int().positive(),
  newDevices: z.array(NewDevice),
});
export type Account = z.infer<typeof Account>;

export const OwnPasswordInput = PasswordInput.extend({
  current: stringOr('passwordRequired').min(1, 'passwordRequired').max(PASSWORD_MAX),
});
export type OwnPasswordInput = z.infer<typeof OwnPasswordInput>;

/** Every other session is over, and so is the old token. */
export const NewToken = z.object({ token: z.string() });
