export { cancelViewings } from './plan.ts';
export { isOpenWish, onDays, readViewings } from './read.ts';
export { reminderMail } from './reminder.ts';
