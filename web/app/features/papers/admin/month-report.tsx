import type { MonthReport, MonthReportRow } from '@diyar/contract/month-report';
import type { Lang } from '@diyar/contract/rules/language';
import { addsToOwed } from '@diyar/contract/rules/ledger';
import { nameOf } from '@diyar/contract/rules/localized';
import { type Currency, inOrder, sumAmounts } from '@diyar/contract/rules/money';
import { calendarDay, monthName } from '~/lib/admin/dates.ts';
import {
  Ltr,
  PaperHead,
  PaperLeaf,
  paperFigure,
  paperMoney,
  Signatures,
} from '~/ui/admin/paper/paper-parts.tsx';
import { companyMoment } from './paper-days.ts';
import { type PaperTexts, paperTexts } from './paper-texts.ts';

type Ink = { texts: PaperTexts; lang: Lang };
type Group = { building: MonthReportRow['building']; currency: Currency; rows: MonthReportRow[] };

/** By building, then by currency: currencies are never added together. */
function groupsOf(rows: readonly MonthReportRow[]): Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const known = groups.find(
      ({ building, currency }) => building?.id === row.building?.id && currency === row.currency,
    );
    if (known) known.rows.push(row);
    else groups.push({ building: row.building, currency: row.currency, rows: [row] });
  }
  return groups;
}

/** What was paid less what was given back, in a currency. */
function receivedOf(rows: readonly MonthReportRow[], currency: Currency): number {
  return sumAmounts(
    rows.flatMap(({ kind, amount, ended }) =>
      kind === 'payment' ? [amount, -ended] : kind === 'refund' ? [-amount, ended] : [],
    ),
    currency,
  );
}

/** What the month added to what buyers owe: charged − given up − paid + given back. */
function changeOf(rows: readonly MonthReportRow[], currency: Currency): number {
  return sumAmounts(
    rows.flatMap(({ kind, amount, ended }) => (addsToOwed(kind) ? [amount, -ended] : [-amount, ended])),
    currency,
  );
}

/** The report of a closed month on A4, as it was stored: docs/product/money-desk.md#closed-months. */
export function MonthReportPaper({ report, lang }: { report: MonthReport; lang: Lang }) {
  const texts = paperTexts[lang];
  const { month, rows, company, closedAt, closedBy, isLater } = report;
  const groups = groupsOf(rows);
  const currencies = inOrder(rows.map(({ currency }) => currency));
  return (
    <PaperLeaf size="a4" lang={lang}>
      <PaperHead company={company} lang={lang} licence={texts.licence} title={texts.monthReport}>
        <b>{monthName(month, lang)}</b>
        <span>{texts.fromTo(calendarDay(report.first, lang), calendarDay(report.last, lang))}</span>
      </PaperHead>
      {rows.length === 0 && <p>{texts.monthEmpty}</p>}
      {groups.map((group) => (
        <GroupTable key={`${group.building?.id} ${group.currency}`} group={group} texts={texts} lang={lang} />
      ))}
      {currencies.length > 0 && (
        <section className="paper-section">
          <h3>{texts.monthAll}</h3>
          <dl className="paper-parts">
            {currencies.map((currency) => {
              const own = rows.filter((row) => row.currency === currency);
              return (
                <div key={currency}>
                  <dt>{texts.monthReceived}</dt>
                  <dd>{paperMoney(receivedOf(own, currency), currency)}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      )}
      <footer className="paper-foot">
        <Signatures of={[texts.cashierSignature, texts.forCompany]} />
        <p className="paper-line">
          <span>{texts.monthClosed(companyMoment(closedAt, lang), closedBy ?? texts.somebody)}</span>
          {isLater && <span>{texts.monthLater}</span>}
        </p>
      </footer>
    </PaperLeaf>
  );
}

function GroupTable({ group: { building, currency, rows }, texts, lang }: Ink & { group: Group }) {
  const change = changeOf(rows, currency);
  return (
    <section className="paper-section">
      <h3>
        <bdi>{building ? nameOf(building, lang) : texts.monthNoBuilding}</bdi> · <Ltr>{currency}</Ltr>
      </h3>
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col">{texts.columns.entry}</th>
            <th scope="col" className="paper-number">
              {texts.monthCount}
            </th>
            <th scope="col" className="paper-number">
              {texts.monthBegan}
            </th>
            <th scope="col" className="paper-number">
              {texts.monthEnded}
            </th>
            <th scope="col" className="paper-number">
              {texts.monthNet}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.reason} ${row.method} ${row.paidIn}`}>
              <td>
                {nameOfRow(row, texts)}
                {row.paidIn !== currency && (
                  <small>
                    <Ltr>
                      {paperMoney(sumAmounts([row.amountPaidIn, -row.endedPaidIn], row.paidIn), row.paidIn)}
                    </Ltr>
                  </small>
                )}
              </td>
              <td className="paper-number">
                {row.count}
                {row.endedCount > 0 && ` / ${row.endedCount}`}
              </td>
              <td className="paper-number">{paperFigure(row.amount, currency)}</td>
              <td className="paper-number">{row.ended === 0 ? '' : paperFigure(row.ended, currency)}</td>
              <td className="paper-number">
                {paperFigure(sumAmounts([row.amount, -row.ended], currency), currency)}
              </td>
            </tr>
          ))}
          <tr className="paper-total">
            <td colSpan={4}>{texts.monthChange}</td>
            <td className="paper-number">{paperFigure(change, currency)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function nameOfRow({ kind, reason, method }: MonthReportRow, texts: PaperTexts): string {
  if (kind === 'charge')
    return reason === 'fee' ? texts.fee : reason === 'forfeit' ? texts.forfeit : texts.price;
  const how = method ? texts.methods[method] : '';
  const name =
    kind === 'payment' || kind === 'refund'
      ? texts[kind](how)
      : kind === 'opening'
        ? texts.openingBalance
        : texts[kind];
  return `${addsToOwed(kind) ? '+' : '−'} ${name}`;
}
