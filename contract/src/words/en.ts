export * from './en/deals.ts';
export * from './en/general.ts';
export * from './en/money.ts';
export * from './en/people.ts';
export * from './en/projects.ts';
export * from './en/units.ts';
