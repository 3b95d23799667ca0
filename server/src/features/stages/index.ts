export { readProgress } from './progress.ts';
export { stagesThisWeek } from './this-week.ts';
