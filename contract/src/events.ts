import { z } from 'zod';
import { Id } from './fields.ts';
import { EVENT_ACTIONS, EVENT_TOPICS } from './rules/events.ts';

/**
 * One event of GET /admin/events; its name in the stream is the topic. Without an id it concerns the whole topic. The
 * event `ready`, at the start and after a gap, means that everything shown may be outdated, unless it was read within
 * the last `quietMs` milliseconds, in which nothing has changed; after a gap that is not known.
 */
export const ServerEvent = z.object({
  topic: z.enum(EVENT_TOPICS),
  id: Id.nullable(),
  action: z.enum(EVENT_ACTIONS),
});
export type ServerEvent = z.infer<typeof ServerEvent>;
