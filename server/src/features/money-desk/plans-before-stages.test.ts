import { readFileSync, writeFileSync } from 'node:fs';
import type { DealId } from '@diyar/contract/rules/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { publicReads } from '../../public-reads.ts';
import { companyDay } from '../ledger/index.ts';
import { type DeskApp, deskApp } from './test-desk.ts';

/**
 * What the version before stages answered about plans, recorded with it. `RECORD=yes` records anew. Days are far away on
 * both sides, so that nothing depends on today.
 */
const RECORDED = new URL('plans-before-stages.json', import.meta.url);
const isRecording = process.env.RECORD === 'yes';

let app: DeskApp;
beforeAll(async () => {
  app = await deskApp();
});
afterAll(() => app.close());

/** Without what differs from run to run: moments, today, secret addresses. */
const settled = (text: string) =>
  text
    .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"<moment>"')
    .replaceAll(`"${companyDay()}"`, '"<today>"')
    .replace(/\/quote\/[\w-]{32}/g, '/quote/<token>')
    .replace(/"(2\d{3})-(\d{4})"/g, '"<number>"');

type Answer = Awaited<ReturnType<DeskApp['superadmin']['get']>>;
const answers: Record<string, unknown> = {};
function record(name: string, answer: Answer): Answer {
  answers[name] = { status: answer.statusCode, body: JSON.parse(settled(answer.body)) };
  return answer;
}
const recordValue = (name: string, value: unknown) => {
  answers[name] = JSON.parse(settled(JSON.stringify(value)));
};

/** Of these all is compared, so that one field more is a difference. Elsewhere other changes may add some. */
const WHOLE = ['plan', 'steps', 'balance', 'overdue'];
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
function asRecorded(now: unknown, then: unknown): unknown {
  if (Array.isArray(now) && Array.isArray(then))
    return now.length === then.length ? now.map((one, i) => asRecorded(one, then[i])) : now;
  if (!isObject(now) || !isObject(then)) return now;
  return Object.fromEntries(
    Object.keys(then).map((name) => [
      name,
      WHOLE.includes(name) ? now[name] : asRecorded(now[name], then[name]),
    ]),
  );
}

test('a plan that was written before stages is answered byte for byte as it was', async () => {
  const { superadmin, lacasaId } = app;
  const ledger = (id: DealId) => `/admin/deals/${id}/ledger`;
  const lines = [
    { dueOn: '2020-01-05', amount: 100, label: 'At signing' },
    { dueOn: '2020-06-05', amount: 300.5, label: '' },
    { dueOn: '2099-01-01', amount: 599.5, label: 'الأخيرة' },
  ];
  const written = await app.deal({ onDay: '2020-01-01' });
  await app.entry(written, 'charge', 1000, { reason: 'price' });
  record('a plan is written', await superadmin.put(`/admin/deals/${written}/plan`, { lines }));
  record(
    'a plan that makes too little',
    await superadmin.put(`/admin/deals/${written}/plan`, { lines: [lines[0]] }),
  );
  record(
    'a line without a day',
    await superadmin.put(`/admin/deals/${written}/plan`, { lines: [{ amount: 1000 }] }),
  );
  // as the rows lay in the table: not in the order of their days
  const stored = await app.deal({ onDay: '2020-01-01', currency: 'JOD' });
  await app.entry(stored, 'charge', 1000, { reason: 'price', currency: 'JOD' });
  await app.plan(stored, ['2099-05-01', 333.334], ['2020-03-01', 333.333], ['2020-03-01', 333.333]);
  record('rows of before', await superadmin.get(ledger(stored)));

  const post = async (id: DealId, entry: object) => {
    const { version } = (await superadmin.get(ledger(id))).json().deal;
    return superadmin.post(`/admin/deals/${id}/entries`, { on: '2026-02-02', version, ...entry });
  };
  for (const [id, currency] of [
    [written, 'USD'],
    [stored, 'JOD'],
  ] as const) {
    record(`${currency}: paid`, await post(id, { kind: 'payment', method: 'cash', amount: 250, currency }));
    record(`${currency}: a fee`, await post(id, { kind: 'charge', reason: 'fee', amount: 55, currency }));
    record(
      `${currency}: a discount`,
      await post(id, { kind: 'discount', note: 'for signing', amount: 30, currency }),
    );
    record(
      `${currency}: written off`,
      await post(id, { kind: 'writeOff', note: 'the rest', amount: 100, currency }),
    );
    record(`${currency}: ledger`, await superadmin.get(ledger(id)));
  }
  record('overdue', await superadmin.get('/admin/money/debts?list=overdue'));
  recordValue('totals of the desk', (await superadmin.get('/admin/money')).json().totals);

  const steps = [
    { step: 'signing', percent: 30 },
    { step: 'monthly', percent: 50, count: 5, everyMonths: 3 },
    { step: 'handover', percent: 20 },
  ];
  const templates = `/admin/projects/${lacasaId}/plan-templates`;
  const items = [{ nameEn: 'Usual', nameAr: 'المعتادة', isPublic: true, steps }];
  record('templates are written', await superadmin.put(templates, { items }));
  record('templates', await superadmin.get(templates));
  const reads = publicReads({ db: app.db, config: loadConfig({}, 'test') })('127.0.0.1');
  recordValue('what the site offers', await reads.plans(lacasaId));

  const { items: floors } = (await superadmin.get(`/admin/buildings/${lacasaId}/floors`)).json();
  const free = floors
    .flatMap(({ apartments }: { apartments: { id: number; status: string }[] }) => apartments)
    .find(({ status }: { status: string }) => status === 'available');
  const made = record(
    'a quote',
    await superadmin.post(`/admin/buildings/${lacasaId}/quotes`, {
      ...{ name: 'هنادي سليمان', phone: '0595026618', lang: 'ar', validUntil: '2099-11-01' },
      terms: { currency: 'USD', prices: [{ unit: free.id, amount: 1005 }], discount: 5, plan: lines },
    }),
  ).json();
  record('its page', await app.anonymous.get(`/quotes/${made.path.replace('/quote/', '')}`));
  record('quotes', await superadmin.get('/admin/quotes'));
  const accepted = record(
    'accepted',
    await superadmin.post(`/admin/quotes/${made.id}/accept`, { stage: 'reserved' }),
  ).json();
  record('the deal of the quote', await superadmin.get(ledger(accepted.dealId)));

  if (isRecording) return writeFileSync(RECORDED, `${JSON.stringify(answers, null, 1)}\n`);
  const recorded: Record<string, unknown> = JSON.parse(readFileSync(RECORDED, 'utf8'));
  expect(Object.keys(answers)).toEqual(Object.keys(recorded));
  for (const [name, then] of Object.entries(recorded))
    expect(JSON.stringify(asRecorded(answers[name], then)), name).toBe(JSON.stringify(then));
});
