/**
 * Cost of a page and of a search of the inbox with 1,000 and with 200,000 messages: node bench/inbox.ts. Exits with 1
 * when the larger inbox costs more than three times as much.
 */
import { messages } from '../server/src/db/schema.ts';
import { COMMON_WORD, messageRow, RARE_PHONE, RARE_WORD } from './inbox-rows.ts';
import { compareSizes } from './two-sizes.ts';

const BATCH = 1_000;

const inboxPath = (query: string) => `/api/admin/messages?${query}`;
const searchFor = (q: string, more = '') => inboxPath(`q=${encodeURIComponent(q)}${more}`);

await compareSizes({
  title: 'inbox',
  sizes: [1_000, 200_000],
  ratioMax: 3,
  async fill({ db }, total) {
    const now = Date.now();
    for (let i = total; i > 0; i -= BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, i) }, (_, n) => messageRow(i - n, now));
      await db.insert(messages).values(rows);
    }
  },
  calls: {
    'first page': () => inboxPath(''),
    'unread tab': () => inboxPath('tab=unread'),
    'without an answer': () => inboxPath('answered=no'),
    'read, without phone': () => inboxPath('tab=read&phone=none'),
    'page 20': () => inboxPath('page=20'),
    'last page': (total) => inboxPath(`page=${Math.ceil(total / 24)}`),
    dashboard: () => '/api/admin/dashboard',
    'search: a word in 5 messages': () => searchFor(RARE_WORD),
    'search: a phone number': () => searchFor(RARE_PHONE),
    'search: a phone number, other spelling': () => searchFor(`+970 ${RARE_PHONE.slice(1)}`),
    'search: a word in two of five messages': () => searchFor(COMMON_WORD),
    'search: two words': () => searchFor('سامي التقسيط'),
    'search: unread, common word': () => searchFor(COMMON_WORD, '&tab=unread'),
    'search: found nowhere': () => searchFor('zzzqqq'),
  },
});
