import { DEFAULT_ZONE } from '@diyar/contract/limits';

/** The calendar day where the building stands, 2026-11-15. */
export const today = (now: Date = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_ZONE }).format(now);
