import type { ListParams } from '~/lib/admin/list-params.ts';
import type { Narrowed } from './money-desk-api.ts';

/** Of cheques, each with its list; they stand at the head of the desk. */
export const QUESTIONS = ['today', 'deposited', 'returned', 'received', 'past'] as const;
/** The lists of the desk, by the tab they are parts of; the address names a list. */
export const TABS = {
  cheques: ['toDeposit', ...QUESTIONS, 'all', 'lists'],
  debts: ['ageing', 'ahead', 'toTell', 'toGiveBack', 'attention'],
  papers: ['papers', 'months'],
} as const;
export type Tab = keyof typeof TABS;
export type View = (typeof TABS)[Tab][number];

export const TAB_NAMES = Object.keys(TABS) as Tab[];
const VIEWS: readonly View[] = TAB_NAMES.flatMap((tab) => [...TABS[tab]]);

/** Addresses of earlier versions. */
const RENAMED: Readonly<Record<string, View>> = { overdue: 'ageing' };

export const viewOf = (name: string | null): View =>
  VIEWS.find((view) => view === name) ?? RENAMED[name ?? ''] ?? 'toDeposit';
export const tabOf = (view: View): Tab =>
  TAB_NAMES.find((tab) => TABS[tab].some((one) => one === view)) ?? 'cheques';

/** A list of the desk: the state of its address, and what it is narrowed to. */
export type DeskList = { list: ListParams; narrowed: Narrowed };

/** Another list of the desk, in the same building and with the deposit lists that wait. */
export function addressOf(params: URLSearchParams, view: View): string {
  const next = new URLSearchParams();
  if (view !== 'toDeposit') next.set('view', view);
  for (const name of ['building', 'lists']) {
    const value = params.get(name);
    if (value) next.set(name, value);
  }
  return `?${next}`;
}
