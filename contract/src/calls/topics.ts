import type { EventTopic } from '../rules/events.ts';

/** What a change of units may announce: their project, their building, LaCasa's own topic. */
export const UNIT_TOPICS = ['projects', 'buildings', 'lacasa'] as const satisfies EventTopic[];

/** A step of a deal or an entry of its money: also its lead, its quotes, its sold record, and the wish that it fulfils. */
export const DEAL_TOPICS = [
  ...UNIT_TOPICS,
  'money',
  'sold',
  'quotes',
  'leads',
  'messages',
] as const satisfies EventTopic[];

export const MONEY_TOPICS = ['money', 'buildings', 'lacasa', 'sold'] as const satisfies EventTopic[];

export const LEAD_TOPICS = ['leads', 'messages', 'viewings'] as const satisfies EventTopic[];

/** Wherever a person's name stands. */
export const PERSON_TOPICS = [...LEAD_TOPICS, ...MONEY_TOPICS, 'quotes'] as const satisfies EventTopic[];
