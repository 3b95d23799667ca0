/** The way of a lead. The first four are open; nobody sets 'won' by hand, it follows the sale. */
export const LEAD_STAGES = ['new', 'contacted', 'viewing', 'offer', 'won', 'lost'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

export const OPEN_LEAD_STAGES = ['new', 'contacted', 'viewing', 'offer'] as const;
export type OpenLeadStage = (typeof OPEN_LEAD_STAGES)[number];

/** How far a lead ever came; a lost one keeps it, so that the funnel can count it. */
export const FUNNEL_STAGES = ['new', 'contacted', 'viewing', 'offer', 'won'] as const;
export type FunnelStage = (typeof FUNNEL_STAGES)[number];

export const isOpenStage = (stage: LeadStage): stage is OpenLeadStage => stage !== 'won' && stage !== 'lost';

const rank = (stage: FunnelStage): number => FUNNEL_STAGES.indexOf(stage);

/** The later of two stages: events move a lead forward, never back. */
export const later = (a: FunnelStage, b: FunnelStage): FunnelStage => (rank(a) >= rank(b) ? a : b);

/** 'before' is given by the migration to what was asked long before leads were kept. */
export const LOST_REASONS = [
  'budget',
  'elsewhere',
  'noAnswer',
  'location',
  'notNow',
  'mistake',
  'other',
  'before',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** What staff write into the timeline themselves. All but notes answer the person. */
export const LEAD_ENTRY_KINDS = ['note', 'call', 'whatsapp', 'mail'] as const;
export type LeadEntryKind = (typeof LEAD_ENTRY_KINDS)[number];

export const CALL_OUTCOMES = ['reached', 'noAnswer'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Nobody was reached by a call that nobody took. */
export const isAnswer = (kind: LeadEntryKind, outcome: CallOutcome | null): boolean =>
  kind === 'whatsapp' || kind === 'mail' || (kind === 'call' && outcome !== 'noAnswer');

export const LEAD_TABS = ['all', 'mine', 'unowned', 'overdue', 'closed'] as const;
export type LeadTab = (typeof LEAD_TABS)[number];
