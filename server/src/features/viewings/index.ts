export { isOpenWish, onDays, readViewings } from './read.ts';
export { reminderMail } from './reminder.ts';
export { cancelViewings } from './schedule.ts';
