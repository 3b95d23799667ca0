import type { Area } from './roles.ts';

/** Topics of live updates, and the area that receives each. */
export const EVENT_AREAS = {
  messages: 'messages',
  lacasa: 'lacasa',
  buildings: 'buildings',
  projects: 'projects',
  company: 'company',
  sold: 'sold',
  money: 'money',
  quotes: 'buildings',
  users: 'users',
  leads: 'leads',
  viewings: 'leads',
} as const satisfies Record<string, Area>;

export type EventTopic = keyof typeof EVENT_AREAS;
export const EVENT_TOPICS = Object.keys(EVENT_AREAS) as EventTopic[];

export const EVENT_ACTIONS = ['created', 'updated', 'read', 'deleted', 'restored'] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];
