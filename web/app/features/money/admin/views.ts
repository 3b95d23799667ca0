/** The lists of the desk, in the order of their tabs; the address names one. */
export const VIEWS = [
  'toDeposit',
  'deposited',
  'returned',
  'all',
  'overdue',
  'toGiveBack',
  'attention',
  'papers',
  'lists',
  'months',
] as const;
export type View = (typeof VIEWS)[number];

export const viewOf = (name: string | null): View => VIEWS.find((view) => view === name) ?? 'toDeposit';
