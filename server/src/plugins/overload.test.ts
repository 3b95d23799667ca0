import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { errors } from './errors.ts';
import { latenessWatch, overload } from './overload.ts';

function watchAt() {
  let time = 0;
  const watch = latenessWatch(() => time);
  return {
    watch,
    after(ms: number) {
      time += ms;
      watch.tick();
      return watch.isLate();
    },
  };
}

test('one long pause is no overload; several late ticks in a row are, until a tick is on time', () => {
  const { after } = watchAt();
  expect([after(500), after(20_000), after(500)]).toEqual([false, false, false]);
  expect([after(1600), after(1600), after(1600), after(1600)]).toEqual([false, false, true, true]);
  expect(after(600)).toBe(false);
});

test('under overload the response is 503 with Retry-After in the requested language, except for cheap routes', async () => {
  const app = Fastify();
  let isOverloaded = true;
  await app.register(errors);
  await app.register(overload, { isOverloaded: () => isOverloaded });
  app.get('/page', async () => 'page');
  app.get('/healthz', { config: { access: 'public', evenUnderLoad: true } }, async () => 'alive');
  const refused = await app.inject({ url: '/page', headers: { 'accept-language': 'ar' } });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.body).toContain('مشغولة');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  isOverloaded = false;
  expect((await app.inject('/page')).statusCode).toBe(200);
  await app.close();
});
