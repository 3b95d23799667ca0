import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outbox, projects, units } from '../../db/schema.ts';
import { startSmtp } from '../../testing/smtp.ts';
import { testApp } from '../../testing/test-app.ts';
import { ATTEMPTS_MAX, type Deliver, deliverDue, sweepOutbox } from './deliver.ts';

const notifyEmail = 'office@diyar.example';
const soon = { timeout: 10_000, interval: 50 };
const silent = { warn: () => {} };

let refusing = false;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
/** Listens, and therefore sends mails. */
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  smtp = await startSmtp({ refuses: () => refusing });
  app = await testApp({ smtpUrl: smtp.url, notifyEmail, publicUrl: 'https://diyar.example' });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
});
beforeEach(async () => {
  refusing = false;
  smtp.mails.length = 0;
  await app.db.delete(outbox);
});

const send = (extra = {}) =>
  app.anonymous.post('/public/messages', { name: 'سامي', phone: '0599123456', message: 'مرحبا', ...extra });
const entries = () => app.db.select().from(outbox).orderBy(outbox.id);
const makeDue = () =>
  app.db.execute(sql`with due as (update ${outbox} set next_attempt_at = now() returning 1)
    select pg_notify('outbox', '')`);

test('a message is notified by mail, in both languages, with Reply-To of its sender', async () => {
  const [project] = await app.db
    .insert(projects)
    .values({ slug: 't', nameEn: 'Tower', nameAr: 'البرج' })
    .returning();
  const [unit] = await app.db
    .insert(units)
    .values({ projectId: project?.id ?? 0, labelEn: 'A-1', labelAr: 'أ-1' })
    .returning();
  await send({ source: 'viewing', email: 'sami@example.com', unitId: unit?.id });
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), soon);
  const [mail] = smtp.mails;
  expect([mail?.from, mail?.to]).toEqual([notifyEmail, [notifyEmail]]);
  expect(mail?.header('subject')).toBe('طلب معاينة جديد من سامي · New viewing request from سامي');
  expect(mail?.header('reply-to')).toBe('sami@example.com');
  for (const part of [
    'الهاتف · Phone: 0599123456',
    'المشروع · Project: البرج · Tower',
    'الوحدة · Unit: أ-1 · A-1',
    'مرحبا',
    'https://diyar.example/diyar/admin/messages',
  ])
    expect(mail?.text).toContain(part);
  await vi.waitFor(async () => expect((await entries())[0]?.sentAt).not.toBeNull(), soon);
});

test('one mail per message, none for the honeypot or a repeated request', async () => {
  await send({ idempotencyKey: 'k', name: 'First' });
  await send({ idempotencyKey: 'k' });
  await send({ website: 'spam' });
  await send({ name: 'Last' });
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), soon);
  expect(smtp.mails.map((mail) => mail.header('subject'))).toEqual([
    'رسالة جديدة من First · New message from First',
    'رسالة جديدة من Last · New message from Last',
  ]);
});

test('typed text cannot add a header or a recipient', async () => {
  await send({
    name: 'A\r\nBcc: victim@example.com',
    message: 'x\r\n.\r\nRCPT TO:<victim@example.com>',
  });
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), soon);
  expect(smtp.mails[0]?.header('bcc')).toBe('');
  expect(smtp.mails[0]?.to).toEqual([notifyEmail]);
  expect(smtp.mails[0]?.text).toContain('RCPT TO:<victim@example.com>');
});

test('mails are sent when an unreachable mail server is back', async () => {
  await smtp.stop();
  const answer = await send();
  expect(answer.statusCode).toBe(201);
  await vi.waitFor(async () => expect((await entries())[0]?.lastError).toMatch(/ECONNREFUSED/), soon);
  const [entry] = await entries();
  expect([entry?.attempts, entry?.sentAt]).toEqual([1, null]);
  const pause = (entry?.nextAttemptAt.getTime() ?? 0) - Date.now();
  expect(pause).toBeGreaterThan(30_000);
  expect(pause).toBeLessThanOrEqual(60_000);

  smtp = await startSmtp({ port: smtp.port, refuses: () => refusing });
  await makeDue();
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), soon);
  await vi.waitFor(
    async () => expect((await entries())[0]).toMatchObject({ attempts: 2, lastError: null }),
    soon,
  );
});

test('a refused mail is retried with growing pauses, then given up with its last error', async () => {
  refusing = true;
  await send();
  await vi.waitFor(async () => expect((await entries())[0]?.lastError).toMatch(/550/), soon);
  await app.db.update(outbox).set({ attempts: 5 });
  await makeDue();
  await vi.waitFor(async () => expect((await entries())[0]?.attempts).toBe(6), soon);
  const [later] = await entries();
  expect((later?.nextAttemptAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(30 * 60_000);

  await app.db.update(outbox).set({ attempts: ATTEMPTS_MAX, nextAttemptAt: new Date(0) });
  let tried = 0;
  await deliverDue(app.db, async () => void tried++, silent);
  expect(tried).toBe(0);
  expect((await entries())[0]).toMatchObject({ sentAt: null, lastError: expect.stringContaining('550') });
});

describe('in a process that does not listen', () => {
  let still: typeof app;
  beforeAll(async () => {
    still = await testApp({ smtpUrl: smtp.url, notifyEmail });
  });
  afterAll(() => still.close());

  test('several workers send each entry once', async () => {
    await still.db
      .insert(outbox)
      .values(Array.from({ length: 30 }, (_, n) => ({ kind: 'message', payload: { messageId: n } })));
    const sent: number[] = [];
    const deliver: Deliver = async ({ payload }) => {
      sent.push(Number(payload.messageId));
      await new Promise((resolve) => setTimeout(resolve, 2));
    };
    const work = () => deliverDue(still.db, deliver, silent);
    await Promise.all([work(), work(), work(), work()]);
    expect(sent.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
  });

  test('a deleted message is not notified; old entries are swept', async () => {
    await still.db.delete(outbox);
    const sent = await still.anonymous.post('/public/messages', {
      name: 'A',
      phone: '0599123456',
      message: 'x',
    });
    await still.as('ADMIN').delete(`/admin/messages/${sent.json().id}`);
    await still.app.listen({ port: 0, host: '127.0.0.1' });
    const left = () => still.db.select().from(outbox);
    await vi.waitFor(async () => expect((await left())[0]?.sentAt).not.toBeNull(), soon);
    expect(smtp.mails).toEqual([]);
    await still.db.update(outbox).set({ sentAt: new Date(Date.now() - 31 * 24 * 3600_000) });
    await sweepOutbox(still.db);
    expect(await left()).toEqual([]);
  });
});
