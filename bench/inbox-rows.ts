import { derivedColumns } from '../server/src/features/messages/index.ts';

const FIRST = [
  'سامي',
  'ليلى',
  'أحمد',
  'رنا',
  'محمود',
  'هبة',
  'Omar',
  'Dina',
  'Yousef',
  'Nadia',
  'طارق',
  'سلمى',
];
const LAST = ['الخالدي', 'مرار', 'عوض', 'Haddad', 'حمدان', 'Khoury', 'شاهين', 'البرغوثي', 'Saleh', 'دويكات'];
const OPENING = [
  'السلام عليكم، أبحث عن شقة في رام الله',
  'Hello, I saw the apartment on your site',
  'مرحبا، هل الشقة ما زالت متاحة؟',
  'Good morning, could you send me the price list',
  'أرغب بتحديد موعد لزيارة المشروع',
];
const MIDDLE = [
  'بمساحة 140 مترًا وثلاث غرف نوم مع موقف سيارة',
  'with three bedrooms, a view and a parking place',
  'ويفضّل أن تكون في طابق عالٍ وقريبة من المدارس',
  'and tell me about instalments over five years',
  'مع إمكانية التقسيط على خمس سنوات',
];
const CLOSING = ['وشكرًا لكم.', 'Thank you.', 'بانتظار ردّكم.', 'Please call after four.', 'مع التحية.'];

/** In the same few messages for both sizes, so that a search for it has the same hits. */
export const RARE_WORD = 'زعفران';
export const RARE_PHONE = '0599777888';
/** In two of five messages. */
export const COMMON_WORD = 'شقة';

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
/** The same for every row, so that runs are comparable. */
const mix = (n: number) => Math.imul(n ^ 0x9e3779b9, 0x85ebca6b) >>> 8;

/** 120 names, in the spelling of the search. */
export const NAMES = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`.toLowerCase()));

/** Texts of messages, each with what the search looks through. */
export const MESSAGE_TEXTS = OPENING.flatMap((opening) =>
  MIDDLE.flatMap((middle) => CLOSING.map((closing) => [opening, middle, closing].join(' '))),
).map((body, i) => {
  const senderName = `${pick(FIRST, i)} ${pick(LAST, i >> 2)}`;
  return { body, senderName, search: derivedColumns({ senderName, phone: '', body }).search };
});

/** One message every seven minutes, going back from now; a third is unread, as in an inbox in use. */
export function messageRow(i: number, now: number) {
  const n = mix(i);
  const rare = i % 100 === 50 && i < 500;
  const digits = String(mix(i >> 1) % 10_000_000).padStart(7, '0');
  const phone = rare ? RARE_PHONE : pick([`059${digits}`, `+970 56${digits}`, `0097259${digits}`], n);
  const body = [pick(OPENING, n), pick(MIDDLE, n >> 3), rare ? RARE_WORD : '', pick(CLOSING, n >> 6)];
  const words = {
    senderName: `${pick(FIRST, n >> 4)} ${pick(LAST, n >> 7)}`,
    phone: i % 40 === 7 ? '' : phone,
    body: body.filter(Boolean).join(' '),
  };
  return {
    ...words,
    ...derivedColumns(words),
    source: i % 5 === 0 ? 'viewing' : 'contact',
    isRead: i > 20 && n % 3 !== 0,
    createdAt: new Date(now - i * 7 * 60_000),
  };
}
