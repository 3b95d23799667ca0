export { deleteMessage, markRead, restoreMessage, takeBackMessage } from './change.ts';
export { listMessages, readMessage } from './list.ts';
export { messageMail } from './mail.ts';
export { openMissingLeads } from './missing-leads.ts';
export { derivedColumns, sendMessage, writeMessage } from './send.ts';
