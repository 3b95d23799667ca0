import type { ListParams } from '~/lib/admin/list-params.ts';
import type { Narrowed } from './money-desk-api.ts';

/** The lists of the desk, by the tab they are parts of; the address names a list. */
export const TABS = {
  cheques: ['toDeposit', 'deposited', 'returned', 'all', 'lists'],
  debts: ['overdue', 'toGiveBack', 'attention'],
  papers: ['papers', 'months'],
} as const;
export type Tab = keyof typeof TABS;
export type View = (typeof TABS)[Tab][number];

export const TAB_NAMES = Object.keys(TABS) as Tab[];
const VIEWS: readonly View[] = TAB_NAMES.flatMap((tab) => [...TABS[tab]]);

export const viewOf = (name: string | null): View => VIEWS.find((view) => view === name) ?? 'toDeposit';
export const tabOf = (view: View): Tab =>
  TAB_NAMES.find((tab) => TABS[tab].some((one) => one === view)) ?? 'cheques';

/** A list of the desk: the state of its address, and what it is narrowed to. */
export type DeskList = { list: ListParams; narrowed: Narrowed };
