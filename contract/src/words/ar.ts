export * from './ar/deals.ts';
export * from './ar/general.ts';
export * from './ar/money.ts';
export * from './ar/people.ts';
export * from './ar/projects.ts';
export * from './ar/units.ts';
