import { z } from 'zod';
import { RoleName, typedRole } from './auth.ts';
import { Id, Instant, typedId } from './fields.ts';
import { AMOUNT_MAX } from './limits.ts';

const percent = z.number().min(0).max(100).multipleOf(0.01).nullable();
const times = (max: number) => z.int().min(0).max(max).nullable();
export const LimitAmount = z.number().min(0).max(AMOUNT_MAX).multipleOf(0.001).nullable();
const Amounts = z.record(z.string().regex(/^[A-Z]{3}$/), LimitAmount);

/** How far a role or a user may go alone; null is no limit, 0 is never. GET /account/limits answers one's own. */
export const RoleLimits = z.object({
  belowList: percent,
  refund: Amounts,
  writeOff: Amounts,
  holdHours: times(8_760),
  holdExtensions: times(1_000),
});

export const LimitsInput = z.object({
  roles: z.array(z.object({ role: typedRole, limits: RoleLimits })).max(10),
  /** In place of their role's; a user who is not named has the role's. */
  users: z.array(z.object({ userId: typedId, limits: RoleLimits })).max(500),
  /** That of the answer it was read from; a later save is kept, and this one refused. */
  version: z.int(),
});
export type LimitsInput = z.infer<typeof LimitsInput>;

export const LimitsAnswer = z.object({
  roles: z.array(
    z.object({
      role: RoleName,
      /** Active users. */
      people: z.int(),
      limits: RoleLimits,
    }),
  ),
  users: z.array(
    z.object({
      userId: Id,
      name: z.string(),
      role: RoleName,
      since: Instant,
      limits: RoleLimits,
    }),
  ),
  version: z.int(),
});
export type LimitsAnswer = z.infer<typeof LimitsAnswer>;
