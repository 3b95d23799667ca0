export { isOpenWish, onDays, readViewings } from './read.ts';
export { reminderMail } from './reminder.ts';
export { cancelViewings } from './schedule.ts';
export { cancelVisit, moveVisit, readVisit } from './visit.ts';
