export { deleteMessage, markRead } from './change.ts';
export { countMessages, listMessages, readMessage } from './list.ts';
export { messageMail } from './mail.ts';
export { keptOf, type Sending, sendMessage } from './send.ts';
