import type { AdminPageKey } from '@diyar/contract/rules/admin-pages';

/** What waits behind a page: the number, and what it counts in words. */
export type PageCounts = Partial<Record<AdminPageKey, { value: number; label: string }>>;
