import type { Right } from './rights.ts';

/** The first steps of a company, in their order, with the right that each needs. */
const RIGHT_OF = {
  company: 'company',
  logo: 'company',
  place: 'company',
  users: 'users',
  project: 'projects',
  units: 'projects',
  deals: 'movingIn',
  hours: 'company',
  plans: 'projects',
  live: 'projects',
} as const satisfies Record<string, Right>;

export type FirstStep = keyof typeof RIGHT_OF;
export const FIRST_STEPS = Object.keys(RIGHT_OF) as [FirstStep, ...FirstStep[]];
export const stepRight = (step: FirstStep): Right => RIGHT_OF[step];

/** Without something to show there is no site. */
export const isSkippable = (step: FirstStep): boolean => step !== 'live';
