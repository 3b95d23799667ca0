/** Steps of a deal as its history names them, while it only was a hold. */
export const HOLD_STEPS = ['held', 'extended', 'released', 'expired'] as const;

/** Steps of a deal that say how far it came; its money is the ledger's. */
export const DEAL_STEPS = [
  ...HOLD_STEPS,
  'reserved',
  'sold',
  'removed',
  'cancelled',
  'reopened',
  'restored',
  'deleted',
] as const;
