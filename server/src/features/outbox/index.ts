export { ATTEMPTS_MAX, type Deliver } from './deliver.ts';
export { type Mail, openMail } from './mail.ts';
export { enqueue, mailSettings } from './service.ts';
export { runOutbox } from './worker.ts';
