export { letterOf, lettersTold } from './letters.ts';
export { readProgress } from './progress.ts';
export { stagesThisWeek } from './this-week.ts';
