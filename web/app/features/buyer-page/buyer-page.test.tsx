import type { BuyerGate, BuyerGone, BuyerPage } from '@diyar/contract/buyer-page';
import type { Entry } from '@diyar/contract/ledger';
import type { PublicReads } from '@diyar/contract/public-reads';
import { readCompany } from '@diyar/contract/readers/company';
import { DEFAULT_HOURS } from '@diyar/contract/rules/company-hours';
import { CHEQUE_STATES, ENTRY_KINDS } from '@diyar/contract/rules/ledger';
import { moneyText } from '@diyar/contract/rules/money-text';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { chequeOf, entryOf, ledgerOf } from '~/features/ledger/admin/ledger-testing.ts';
import { Statement } from '~/features/papers/admin/statement.tsx';
import { publicTexts } from '~/i18n/public/index.ts';
import type { Services } from '~/services.server.ts';
import { visit } from '~/testing/visit.tsx';
import { buyerTexts } from './public/buyer-texts.ts';

beforeAll(() => Promise.all([publicTexts.load('ar'), publicTexts.load('en')]));

const LEDGERS = process.env.LONG ? 1_000 : 60;
const COMPANY = {
  ...{ name: { en: 'Diyar', ar: 'ديار' }, address: { en: '', ar: '' } },
  ...{ phone: '', email: '', licence: '', bank: { name: { en: 'Karmel', ar: 'الكرمل' }, iban: 'PS92' } },
};

const pageOf = (ledger: BuyerPage['ledger'], more: Partial<BuyerPage> = {}): BuyerPage => ({
  ...{ state: 'open', lang: 'en', names: ['Hanadi'], building: null, units: [], ledger },
  ...{ company: COMPANY, hours: DEFAULT_HOURS, papers: [], progress: null, questions: [] },
  ...more,
});

function show(page: BuyerPage | BuyerGate | BuyerGone, lang: 'ar' | 'en', posted?: Record<string, string>) {
  const no = async () => null;
  const reads = {
    company: async () => readCompany({ nameEn: 'Diyar', nameAr: 'ديار' }),
    brand: no,
    buyerPage: async () => page,
    openBuyerPage: async () => ({ ok: true, state: 'gone', why: 'withdrawn' }),
  } as unknown as PublicReads;
  const log = (error: unknown) => {
    throw error;
  };
  const services: Services = {
    ...{ site: { basePath: '/', apiBase: '/api', signInWith: 'username' }, reads, log },
  } as Services;
  return visit(`/my/secret?lang=${lang}`, services, posted);
}

const day = fc
  .integer({ min: 0, max: 600 })
  .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
const seldom = fc.integer({ min: 0, max: 5 }).map((n) => n === 0);
const entry = fc
  .record({
    kind: fc.constantFrom(...ENTRY_KINDS, 'charge', 'payment'),
    cents: fc.integer({ min: 1, max: 20_000_000 }),
    on: day,
    isFee: seldom,
    isForeign: seldom,
    hasRate: fc.boolean(),
    state: fc.option(fc.constantFrom(...CHEQUE_STATES)),
    isVoid: seldom,
  })
  .map(({ kind, cents, on, isFee, isForeign, hasRate, state, isVoid }): Partial<Entry> => {
    const isMoney = kind === 'payment' || kind === 'refund';
    const amount = cents / 100;
    const foreign = isForeign && isMoney;
    return {
      ...{ kind, on, amount },
      reason: kind === 'charge' ? (isFee ? 'fee' : 'price') : '',
      method: isMoney ? (state && kind === 'payment' ? 'cheque' : 'cash') : null,
      ...(foreign
        ? { currency: 'ILS' as const, countsFor: hasRate ? amount / 4 - ((amount * 25) % 1) / 100 : null }
        : { countsFor: amount }),
      ...(kind === 'payment' && state && { cheque: chequeOf({ state, dueOn: on, stateOn: on }) }),
      ...(isVoid && {
        void: { on, at: `${on}T08:00:00.000Z`, by: 'dina', reason: 'mistake', hadCounted: false },
      }),
    };
  });
const planned = fc.record({ dueOn: day, cents: fc.integer({ min: 1, max: 20_000_000 }), waits: seldom });

const plain = (html: string) => html.replace(/<[^>]*>/g, '').replace(/[\u2066-\u2069]/g, '');
/** The terms and figures of a list, in order. */
const rowsIn = (html: string, list: string) =>
  [
    ...(html.split(list)[1]?.split('</dl>')[0] ?? '').matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs),
  ].map(([, name = '', figure = '']) => [plain(name).trim(), plain(figure).trim()] as const);

test(`the figures of the page are those of the statement, in ${LEDGERS} ledgers`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 10 }),
      fc.array(planned, { maxLength: 5 }),
      fc.constantFrom('ar' as const, 'en' as const),
      async (made, lines, lang) => {
        const entries = made.map((one, i) => entryOf({ id: i + 1, ...one }));
        const plan = lines.map(({ dueOn, cents, waits }, order) => ({
          ...{ dueOn, amount: cents / 100, label: '', covered: 0, isLate: false },
          ...(waits && { waitsFor: { order, expectedOn: dueOn } }),
        }));
        const ledger = ledgerOf(entries, { planned: plan });
        const { html } = await show(pageOf(ledger), lang);
        const statement = renderToStaticMarkup(<Statement ledger={ledger} company={COMPANY} lang={lang} />);
        const shown = rowsIn(html, 'class="buyer-sum"').map(([, figure]) => figure);
        const printed = rowsIn(statement, 'class="paper-parts"').map(([name, figure]) => [
          name,
          figure.includes('USD') ? figure : `USD ${figure}`,
        ]);
        const isZero = (figure = '') => /^USD\s0\.00$/.test(figure);
        // the page leaves out parts that are nothing; the price and what is paid always stand there
        const nbsp = (text = '') => text.replace(/\s/g, ' ');
        const result = printed.at(-1)?.[1];
        expect(nbsp(shown.at(-1))).toBe(nbsp(result));
        const parts = printed
          .slice(0, -1)
          .map(([, figure]) => nbsp(figure))
          .filter((figure) => !isZero(figure));
        expect(
          shown
            .slice(0, -1)
            .map(nbsp)
            .filter((figure) => !isZero(figure)),
        ).toEqual(parts);
        // the sentence names the same figures
        for (const figure of [...parts, nbsp(result)]) expect(nbsp(plain(html))).toContain(figure);
        if (ledger.overdue && ledger.overdue.amount > 0)
          expect(nbsp(plain(html.split('buyer-big')[1]?.split('</p>')[0]?.slice(2) ?? ''))).toBe(
            nbsp(moneyText(ledger.overdue.amount, 'USD', 'paper')),
          );
        // cheques that wait: those that the statement lists beside the account
        const waiting = [...html.matchAll(/<tr data-state="(drawer|deposited)"/g)].length;
        const listed = entries.filter(
          ({ cheque, void: voided }) =>
            !voided && cheque && (cheque.state === 'drawer' || cheque.state === 'deposited'),
        ).length;
        expect(waiting).toBe(listed);
      },
    ),
    { numRuns: LEDGERS },
  );
}, 600_000);

test('the gate says nothing of the deal; a rest, a lock and an end say what to do', async () => {
  for (const lang of ['ar', 'en'] as const) {
    const t = buyerTexts[lang];
    const asks = await show({ state: 'asks', restsUntil: null, isLocked: false }, lang);
    expect(asks.status).toBe(200);
    expect(asks.html).toContain(t.gate.digits);
    const rests = await show(
      { state: 'asks', restsUntil: '2999-01-01T08:00:00.000Z', isLocked: false },
      lang,
    );
    expect(rests.html).toContain(t.gate.rests);
    expect(rests.html).not.toContain('<input');
    expect((await show({ state: 'asks', restsUntil: null, isLocked: true }, lang)).html).toContain(
      t.gate.locked,
    );
    for (const why of ['withdrawn', 'renewed', 'transferred', 'cancelled'] as const) {
      const gone = await show({ state: 'gone', why }, lang);
      expect([gone.status, gone.html.includes(t.gone[why].title)]).toEqual([410, true]);
    }
    const told = await show({ state: 'asks', restsUntil: null, isLocked: false }, lang, { digits: '1234' });
    expect([told.status, told.html.includes(t.gone.withdrawn.title)]).toEqual([410, true]);
  }
});

test('says what is next: a day, a stage, late, everything paid; notes of staff and who entered it are not there', async () => {
  const price = entryOf({
    id: 1,
    kind: 'charge',
    reason: 'price',
    amount: 1000,
    method: null,
    note: 'inside',
  });
  const line = (more: object) => ({
    dueOn: '2026-12-01',
    amount: 1000,
    label: '',
    covered: 0,
    isLate: false,
    ...more,
  });
  const { next, states } = buyerTexts.en;
  const of = async (planned: ReturnType<typeof line>[], more: Entry[] = []) =>
    (await show(pageOf(ledgerOf([price, ...more], { planned })), 'en')).html;
  const due = await of([line({})]);
  expect(plain(due)).toContain(next.by('1 December 2026'));
  expect(due).toContain(states.coming);
  expect(due).not.toMatch(/inside|rana/);
  expect(plain(await of([line({ dueOn: '2026-11-01' })]))).toContain(next.late);
  const waits = { waitsFor: { order: 0, expectedOn: '2027-03-01' }, label: 'Skeleton' };
  expect(plain(await of([line({ ...waits, dueOn: null })]))).toContain('Skeleton: expected in March 2027');
  expect(await of([line({})], [entryOf({ id: 2, amount: 1000 })])).toContain(next.none);
});

test('names every paper in the language of the page, each under its own address', async () => {
  const on = '2026-11-18';
  const money = { amount: 400, currency: 'USD' as const };
  const papers: BuyerPage['papers'] = [
    { ...money, path: 'papers/12', kind: 'receipt', number: '2026-0118', on, isVoid: false },
    { ...money, path: 'papers/13', kind: 'voucher', number: '2026-0009', on, isVoid: true },
    { ...money, path: 'papers/letter-7', kind: 'letter', nameEn: 'Floor 7', nameAr: '', on, isPaid: true },
    { path: 'papers/transfer-3', kind: 'transfer', number: '2026-0003', on },
    { path: 'contracts/5', kind: 'contract', number: '2026-0061', on },
  ];
  for (const lang of ['ar', 'en'] as const) {
    const t = buyerTexts[lang];
    const { html } = await show(pageOf(ledgerOf([]), { papers }), lang);
    const list = html.split('class="buyer-papers"')[1]?.split('</ul>')[0] ?? '';
    const links = [...list.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to = '', text = '']) => [
      to.replace('/my/secret/', ''),
      plain(text),
    ]);
    expect(links.map(([to]) => to)).toEqual(['papers/statement', ...papers.map(({ path }) => path)]);
    const texts = links.map(([, text = '']) => text);
    expect(texts[0]).toContain(t.statement);
    for (const [i, { kind }] of papers.entries()) expect(texts[i + 1]).toContain(t.paperKinds[kind]);
    expect(texts[2]).toContain(t.isVoid);
    expect(texts[3]).toMatch(/Floor 7.*400/s);
    expect(texts[3]).toContain(t.states.paid);
    expect(texts[5]).toContain('2026-0061');
  }
});
