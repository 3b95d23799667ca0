import type { BuyerPage } from '@diyar/contract/buyer-page';
import type { Entry } from '@diyar/contract/ledger';
import { WEEKDAYS } from '@diyar/contract/rules/company-hours';
import { clockText, companyDay, dayText, momentText } from '@diyar/contract/rules/dates';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import type { Lang } from '@diyar/contract/rules/language';
import { type ChequeState, rowOf } from '@diyar/contract/rules/ledger';
import { inLanguage, nameOf } from '@diyar/contract/rules/localized';
import { sumAmounts } from '@diyar/contract/rules/money';
import { moneyText } from '@diyar/contract/rules/money-text';
import { dueAndLater, nextPayment } from '@diyar/contract/rules/next-payment';
import { lineLabel } from '@diyar/contract/rules/plans';
import { expectedText } from '@diyar/contract/rules/stage-words';
import { statementOf } from '@diyar/contract/rules/statement';
import { progressView } from '~/features/stages/public/progress-view.server.ts';
import { isolate } from '~/i18n/isolate.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { type MediaFile, mediaFile } from '~/ui/public/media-file.ts';
import { buyerTexts } from './buyer-texts.ts';

const longDay = (day: string, lang: Lang) => dayText(day, lang, { dateStyle: 'long' });
const momentIn = (at: string, lang: Lang) =>
  `${momentText(at, lang, { day: 'numeric', month: 'long' })} ${clockText(at)}`;

/** What the site itself shows of the project; null where it is not public. */
export type ShownProject = { path: string; city: string; photos: MediaFile[] } | null;

type Site = { apiBase: string; shown: ShownProject };
type Ledger = BuyerPage['ledger'];
type Line = Ledger['plan'][number];

/** A page of one deal: words alone. Every figure is the ledger's, written as the statement writes it. */
export function buyerView(page: BuyerPage, { apiBase, shown }: Site, lang: Lang) {
  const t = buyerTexts[lang];
  const { ledger, units, company, names } = page;
  const [home, ...others] = units;
  const labels = units.map(({ label }) => label);
  const pictures = units
    .flatMap((unit) => unit.pictures.map((picture) => mediaFile(picture, apiBase)))
    .concat(shown?.photos ?? [])
    .filter(({ video }) => !video);
  const facts = home
    ? [
        home.kind === 'apartment' || home.kind === 'villa' ? '' : t.kinds[home.kind],
        home.floor !== null && t.floor(home.floor),
        home.sizeSqm > 0 && t.sqm(formatNumber(home.sizeSqm)),
        home.bedrooms > 0 && (home.kind === 'apartment' || home.kind === 'villa') && t.beds(home.bedrooms),
        ...others.map(({ kind, label }) => `${t.kinds[kind]} ${label}`),
      ].filter(Boolean)
    : [];
  const progress = progressView(page.progress, lang, apiBase);
  return {
    title: t.title,
    hello: names.length > 0 ? t.hello(names.join(lang === 'ar' ? '، ' : ', ')) : '',
    name: isolateNumbers(home?.label ?? ledger.deal.units.map(({ label }) => label).join(', ')),
    building: page.building ? nameOf(page.building, lang) : '',
    buildingPath: shown?.path ?? null,
    facts: isolateNumbers(facts.join(lang === 'ar' ? '، ' : ', ')),
    pictures: [...new Map(pictures.map((file) => [file.url, file])).values()].slice(0, PICTURES),
    next: nextOf(ledger, labels, company, lang),
    sum: sumOf(ledger, lang),
    plan: planOf(ledger, lang),
    cheques: chequesOf(ledger.entries, lang),
    papers: papersOf(page, lang),
    progress,
    progressPath: progress?.all && shown ? `${shown.path}/progress` : null,
    questions: page.questions.map(({ at, body, isAnswered }) => ({
      at: t.asks.you(momentIn(at, lang)),
      body,
      state: isAnswered ? t.asks.answered : t.asks.open,
    })),
    hours: hoursOf(page, lang),
    chat: t.asks.writing(labels.join(', ')),
    t: {
      ...{
        account: t.account,
        onPage: t.onPage,
        plan: t.plan,
        pictures: t.pictures,
        papers: t.papers,
        ask: t.ask,
      },
      ...{ label: t.asks.label, send: t.asks.send, sent: t.asks.sent, contact: t.contact, hours: t.hours },
      ...{ yourLink: t.yourLink, leave: t.leave },
    },
  };
}
export type BuyerView = ReturnType<typeof buyerView>;

const PICTURES = 3;

function nextOf(ledger: Ledger, labels: string[], company: BuyerPage['company'], lang: Lang) {
  const t = buyerTexts[lang].next;
  const { balance, overdue, plan, currency } = ledger;
  if (!balance || currency === null) return null;
  const money = (amount: number) => moneyText(amount, currency, 'paper');
  const bank = company.bank && {
    name: inLanguage(company.bank.name.en, company.bank.name.ar, lang),
    iban: company.bank.iban,
  };
  const pay = [
    ...(bank?.name ? [{ name: t.to, value: bank.name }] : []),
    ...(bank?.iban ? [{ name: t.iban, value: bank.iban }] : []),
    ...(bank ? [{ name: t.write, value: labels.join(', ') }] : []),
  ];
  if (overdue && overdue.amount > 0)
    return {
      isLate: true,
      title: t.late,
      amount: money(overdue.amount),
      day: '',
      help: [
        overdue.since ? t.since(longDay(overdue.since, lang)) : '',
        overdue.inCheques > 0 ? t.inCheques(money(overdue.inCheques)) : '',
      ].filter(Boolean),
      pay,
    };
  if (balance.outstanding === 0)
    return balance.charges > 0 && balance.overpaid === 0
      ? { isLate: false, title: t.none, amount: '', day: '', help: [t.noneHelp], pay: [] }
      : null;
  const next = nextPayment(plan, currency);
  if (!next) return null;
  const { line, open } = next;
  const label = lineLabel(line, lang);
  if (line.waitsFor)
    return {
      isLate: false,
      title: t.title,
      amount: money(open),
      day: '',
      help: [t.waits(label, expectedText(line.waitsFor.expectedOn, lang))],
      pay: [],
    };
  return {
    isLate: false,
    title: t.title,
    amount: money(open),
    day: line.dueOn ? t.by(longDay(line.dueOn, lang)) : '',
    help: label ? [isolateNumbers(label)] : [],
    pay,
  };
}

function sumOf(ledger: Ledger, lang: Lang) {
  const t = buyerTexts[lang];
  const { balance, currency, plan, today } = ledger;
  if (!balance || currency === null) return { rows: [], percent: null, text: [t.noPrice] };
  const money = (amount: number) => moneyText(amount, currency, 'paper');
  const row = rowOf(balance, false);
  const { overpaid, outstanding } = balance;
  const parts = (['price', 'fees', 'discounts', 'writtenOff', 'paid', 'refunded'] as const).filter(
    (part) => part === 'price' || part === 'paid' || row[part] !== 0,
  );
  const comma = lang === 'ar' ? '، ' : ', ';
  const result = overpaid > 0 ? t.says.yours(money(overpaid)) : t.says.leaves(money(outstanding));
  const toPay = sumAmounts([balance.charges, -balance.discounts, -balance.writtenOff], currency);
  const received = sumAmounts([balance.paid, -balance.refunded], currency);
  const percent = toPay > 0 ? Math.max(0, Math.min(100, Math.floor((received / toPay) * 100))) : null;
  const { due, later } = dueAndLater(plan, currency, today);
  // a plan that does not make the price says nothing of what is due
  const isWhole =
    plan.length > 0 && outstanding > 0 && sumAmounts([due, later, -outstanding], currency) === 0;
  const { uncounted } = statementOf(ledger.entries, currency);
  return {
    rows: [
      ...parts.map((part) => ({ name: t.parts[part], amount: money(row[part]), isResult: false })),
      overpaid > 0
        ? { name: t.yours, amount: money(overpaid), isResult: true }
        : { name: t.left, amount: money(outstanding), isResult: true },
    ],
    percent: percent === null ? null : { value: percent, text: t.paidShare(`${percent}%`) },
    text: [
      t.sentence(parts.map((part) => t.says[part](money(row[part]))).join(comma), result),
      isWhole ? t.dueLater(money(due), money(later)) : '',
      uncounted.length > 0
        ? t.uncounted(uncounted.map((one) => moneyText(one.amount, one.currency, 'paper')).join(comma))
        : '',
      t.asOf(longDay(today, lang)),
    ].filter(Boolean),
  };
}

function stateOf(line: Line, today: string): 'paid' | 'late' | 'due' | 'later' | 'coming' {
  if (line.covered >= line.amount) return 'paid';
  if (line.isLate) return 'late';
  if (line.waitsFor) return 'later';
  return line.dueOn !== null && line.dueOn <= today ? 'due' : 'coming';
}

function planOf({ plan, currency, today }: Ledger, lang: Lang) {
  const t = buyerTexts[lang];
  if (plan.length === 0 || currency === null) return null;
  const money = (amount: number) => moneyText(amount, currency, 'paper');
  return {
    title: t.plan,
    columns: { line: t.plan, amount: t.amount },
    lines: plan.map((line) => {
      const state = stateOf(line, today);
      return {
        label: isolateNumbers(lineLabel(line, lang)),
        detail: line.waitsFor
          ? expectedText(line.waitsFor.expectedOn, lang)
          : line.dueOn
            ? longDay(line.dueOn, lang)
            : '',
        amount: money(line.amount),
        state,
        stateName: t.states[state],
        partly: state !== 'paid' && line.covered > 0 ? t.partly(money(line.covered)) : '',
      };
    }),
    sum: {
      name: t.planSum,
      amount: money(
        sumAmounts(
          plan.map(({ amount }) => amount),
          currency,
        ),
      ),
    },
  };
}

const OPEN: readonly ChequeState[] = ['drawer', 'deposited', 'returned'];

/** Those that still matter first, each by its day. */
function chequesOf(entries: readonly Entry[], lang: Lang) {
  const t = buyerTexts[lang];
  const cheques = entries.flatMap(({ id, cheque, amount, currency, void: voided }) =>
    cheque === null || voided !== null
      ? []
      : [{ id, ...cheque, isOpen: OPEN.includes(cheque.state), amount, currency }],
  );
  if (cheques.length === 0) return null;
  return {
    title: t.cheques,
    help: t.chequesHelp,
    columns: { line: t.cheques, amount: t.amount },
    lines: cheques
      .toSorted(
        (a, b) => Number(b.isOpen) - Number(a.isOpen) || a.dueOn.localeCompare(b.dueOn) || a.id - b.id,
      )
      .map(({ number, bank, dueOn, state, amount, currency }) => ({
        label: t.chequeNo(number),
        detail: [longDay(dueOn, lang), bank && isolate(bank)].filter(Boolean).join(' · '),
        amount: moneyText(amount, currency, 'paper'),
        state,
        stateName: t.chequeStates[state],
        partly: '',
      })),
  };
}

const papersOf = ({ papers }: BuyerPage, lang: Lang) => {
  const t = buyerTexts[lang];
  const statement = {
    path: 'papers/statement',
    name: t.statement,
    number: '',
    notes: [t.untilToday],
    amount: '',
  };
  return [
    statement,
    ...papers.map((paper) => {
      const isLetter = paper.kind === 'letter';
      return {
        path: paper.path,
        name: t.paperKinds[paper.kind],
        number: isLetter ? '' : paper.number,
        notes: [
          longDay(paper.on, lang),
          isLetter ? isolateNumbers(nameOf(paper, lang)) : '',
          isLetter && paper.isPaid ? t.states.paid : '',
          'isVoid' in paper && paper.isVoid ? t.isVoid : '',
        ].filter(Boolean),
        amount: 'amount' in paper ? moneyText(paper.amount, paper.currency, 'paper') : '',
      };
    }),
  ];
};

/** Days of the same hours, one after the other, are one line. */
function hoursOf({ hours }: BuyerPage, lang: Lang) {
  const { closed } = buyerTexts[lang];
  // the 14th of November 2026 is a Saturday
  const nameOfDay = (n: number) => dayText(`2026-11-${14 + n}`, lang, { weekday: 'long' });
  const lines: { from: number; to: number; time: string }[] = [];
  for (const [n, day] of WEEKDAYS.entries()) {
    const open = hours[day];
    const time = open ? `${open.from}–${open.to}` : closed;
    const last = lines.at(-1);
    if (last?.time === time) last.to = n;
    else lines.push({ from: n, to: n, time });
  }
  return lines.map(({ from, to, time }) => ({
    days: from === to ? nameOfDay(from) : `${nameOfDay(from)} – ${nameOfDay(to)}`,
    time,
    isOpen: time !== closed,
  }));
}

/** The gate in the visitor's language: nobody is known yet. */
export function gateView(
  { restsUntil, isLocked }: { restsUntil: string | null; isLocked: boolean },
  company: string,
  lang: Lang,
) {
  const { gate: t } = buyerTexts[lang];
  const isToday = restsUntil !== null && companyDay(restsUntil) === companyDay();
  const rest = isLocked
    ? { title: t.locked, help: t.lockedHelp }
    : restsUntil === null
      ? null
      : {
          title: t.rests,
          help: t.restsHelp(isToday ? clockText(restsUntil) : momentIn(restsUntil, lang)),
        };
  return {
    title: t.title(company),
    rest,
    ...{ help: t.help, digits: t.digits, open: t.open, newNumber: t.newNumber },
  };
}
export type GateView = ReturnType<typeof gateView>;

export const goneView = (why: keyof (typeof buyerTexts)['en']['gone'], lang: Lang) =>
  buyerTexts[lang].gone[why];
export type GoneView = ReturnType<typeof goneView>;
