import { z } from 'zod';
import { Instant } from './fields.ts';
import { FirstSteps } from './first-steps.ts';
import { HERO_SLOTS, RECENT_PROJECTS } from './limits.ts';
import { Message } from './messages.ts';
import { ProjectCard, ProjectRef } from './projects.ts';
import { BACKUP_PROBLEMS, BackupsState } from './system.ts';

const count = z.int().nonnegative();

/** `users`, `lacasa` and `backups` are null for a role that may not see them. */
export const Dashboard = z.object({
  projects: z.object({
    total: count,
    featured: count,
    active: count,
    draft: count,
    archived: count,
    withoutCover: count,
  }),
  units: z.object({ total: count, available: count }),
  messages: z.object({
    total: count,
    unread: count,
    unreadViewings: count,
    oldestUnreadAt: Instant.nullable(),
  }),
  sold: z.object({ total: count, thisMonth: count, lastAddedAt: Instant.nullable() }),
  hero: z.object({ filled: z.int().min(0).max(HERO_SLOTS) }),
  users: z.object({ active: count, disabled: count }).nullable(),
  lacasa: z.object({ total: count, reserved: count, openPayments: count }).nullable(),
  /** When the newest backup was made, and the newest that was restored and compared. */
  backups: BackupsState.extend({ problem: z.enum(BACKUP_PROBLEMS).nullable() }).nullable(),
  firstSteps: FirstSteps.nullable(),
  /** What is shown is the demo's, and the reader may remove it. */
  isDemo: z.boolean(),
  unitsByProject: z.array(ProjectRef.extend({ total: count, available: count })),
  recent: z.array(ProjectCard).max(RECENT_PROJECTS),
  waiting: z.array(Message),
});
export type Dashboard = z.infer<typeof Dashboard>;
