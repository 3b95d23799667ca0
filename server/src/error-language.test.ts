import { type ErrorCode, errorMessage } from '@diyar/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from './testing/multipart.ts';
import { testApp } from './testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ARABIC = /^[^a-z]*[\u0621-\u064a][^a-z]*$/i;
const reading = (lang: string) => ({ headers: { 'accept-language': lang } });

type Call = (lang: string) => Promise<{ statusCode: number; json: () => Answer }>;
type Answer = { message: string; code: ErrorCode; errors?: { path: string; message: string }[] };

const html = new TextEncoder().encode('<html></html>');
const upload = async (path: string, name: string, lang: string) => {
  const form = await multipart({ apartmentName: 'X', [name]: { bytes: html, name: 'c.pdf' } });
  const headers = { ...form.headers, 'accept-language': lang };
  return app.as('ADMIN').post(path, form.payload, { headers });
};

const CALLS: [string, number, Call][] = [
  ['not signed in', 401, (lang) => app.anonymous.get('/admin/messages', reading(lang))],
  ['another role', 403, (lang) => app.as('LACASA').get('/admin/selled', reading(lang))],
  ['a message that is gone', 404, (lang) => app.as('ADMIN').get('/admin/messages/9999', reading(lang))],
  [
    'marking one that is gone',
    404,
    (lang) => app.as('ADMIN').patch('/admin/messages/9999/read', {}, reading(lang)),
  ],
  ['deleting one that is gone', 404, (lang) => app.as('ADMIN').delete('/admin/messages/9999', reading(lang))],
  ['a tab there is not', 422, (lang) => app.as('ADMIN').get('/admin/messages?tab=new', reading(lang))],
  [
    'a message without a phone',
    422,
    (lang) => app.anonymous.post('/public/messages', { name: 'a', message: 'b' }, reading(lang)),
  ],
  ['a sale without a name', 422, (lang) => app.as('ADMIN').post('/admin/selled', {}, reading(lang))],
  [
    'a sale of an unknown unit',
    422,
    (lang) => app.as('ADMIN').post('/admin/selled', { unitId: 9999 }, reading(lang)),
  ],
  ['a sale that is gone', 404, (lang) => app.as('ADMIN').delete('/admin/selled/9999', reading(lang))],
  ['a contract that is none', 415, (lang) => upload('/admin/selled', 'contract', lang)],
  ['a hero photo that is none', 415, (lang) => upload('/uploads', 'file', lang)],
  ['a slot there is not', 400, (lang) => app.as('ADMIN').put('/hero-media/13', { fileId: 1 }, reading(lang))],
  ['an empty slot', 404, (lang) => app.as('ADMIN').delete('/hero-media/5', reading(lang))],
  [
    'a link of another kind',
    422,
    (lang) => app.as('ADMIN').put('/company', { socials: { facebook: 'javascript:1' } }, reading(lang)),
  ],
  ['a figure nobody may see', 403, (lang) => app.as('LACASA').get('/admin/dashboard', reading(lang))],
];

test.each(CALLS)('%s: %i, in the language of Accept-Language', async (_name, status, call) => {
  const [arabic, english] = [await call('ar'), await call('en')];
  expect([arabic.statusCode, english.statusCode]).toEqual([status, status]);
  const { code, message, errors = [] } = arabic.json();
  expect(message).toBe(errorMessage(code, 'ar'));
  for (const text of [message, ...errors.map((error) => error.message)])
    expect(text.replace('https://', '')).toMatch(ARABIC);
  expect(english.json().message).toBe(errorMessage(code, 'en'));
  expect(english.json().code).toBe(code);
});
