export { stagesThisWeek } from './this-week.ts';
