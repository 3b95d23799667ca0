import type { MonthReport, OwnerReport } from '@diyar/contract/month-report';
import { AGEING_PARTS } from '@diyar/contract/rules/ageing';
import type { Lang } from '@diyar/contract/rules/language';
import { LEAD_CHANNELS, type LeadChannel } from '@diyar/contract/rules/lead-channel';
import { nameOf } from '@diyar/contract/rules/localized';
import type { Currency } from '@diyar/contract/rules/money';
import { AHEAD_COLUMNS, type AheadColumn } from '@diyar/contract/rules/money-ahead';
import { salesTotals } from '@diyar/contract/rules/sales-totals';
import { stockByProject } from '@diyar/contract/rules/stock-totals';
import * as arLists from '@diyar/contract/words/ar/lists';
import * as lists from '@diyar/contract/words/en/lists';
import type { ReactNode } from 'react';
import { calendarDay, monthName } from '~/lib/admin/dates.ts';
import { Ltr, PaperHead, PaperLeaf, paperMoney } from '~/ui/admin/paper/paper-parts.tsx';
import { ownerTexts } from './owner-texts.ts';

type Props = { report: MonthReport; owner: OwnerReport; lang: Lang };
type Cells = readonly ReactNode[];
type Table = { title: string; head: readonly string[]; rows: readonly Cells[]; totals?: readonly Cells[] };

/** What an advertisement called itself stays as it is. */
function channelName(channel: string, lang: Lang): string {
  const names = lang === 'ar' ? arLists.leadChannels : lists.leadChannels;
  return LEAD_CHANNELS.some((one) => one === channel) ? names[channel as LeadChannel] : channel;
}

/** The first column is a name, the others are figures. */
function PaperRows({ title, head, rows, totals = [] }: Table) {
  if (rows.length === 0) return null;
  const line = (cells: Cells, key: number, className?: string) => (
    <tr key={key} className={className}>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as its heading
        <td key={at} className={at === 0 ? undefined : 'paper-number'}>
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <section className="paper-section">
      <h3>{title}</h3>
      <table className="paper-table">
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={name} scope="col" className={at === 0 ? undefined : 'paper-number'}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => line(cells, at))}
          {totals.map((cells, at) => line(cells, rows.length + at, 'paper-total'))}
        </tbody>
      </table>
    </section>
  );
}

/** The owner's report of a month on two A4 sheets, as it was stored: docs/product/insights.md#report-of-a-month */
export function OwnerReportPaper({ report, owner, lang }: Props) {
  const t = ownerTexts[lang];
  const { company, month } = report;
  const leaf = (children: ReactNode) => (
    <PaperLeaf size="a4" lang={lang} isDense>
      <PaperHead company={company} lang={lang} licence={t.licence} title={t.title(monthName(month, lang))}>
        <span>{t.closedOn(calendarDay(owner.on, lang))}</span>
      </PaperHead>
      {children}
      <footer className="paper-foot">
        <p className="paper-line">
          <span>{t.neverAdded}</span>
        </p>
      </footer>
    </PaperLeaf>
  );
  return (
    <>
      {leaf(<HowItSold owner={owner} lang={lang} />)}
      {leaf(<WhatComes owner={owner} lang={lang} />)}
    </>
  );
}

type Sheet = { owner: OwnerReport; lang: Lang };

function HowItSold({ owner: { sales, stock, prices, discounts }, lang }: Sheet) {
  const t = ownerTexts[lang];
  const nameOfProject = (project: { nameEn: string; nameAr: string } | null) =>
    project ? <bdi key="name">{nameOf(project, lang)}</bdi> : t.noProject;
  const money = (amount: number, currency: Currency | null) =>
    currency ? paperMoney(amount, currency) : t.noPrice;
  const last = prices.quarters.at(-1)?.key;
  return (
    <>
      <PaperRows
        title={t.sales}
        head={[t.project, t.count, t.amount, t.before, t.yearAgo]}
        rows={sales.rows.map(({ project, currency, now, before, yearAgo }) => [
          nameOfProject(project),
          now.sales,
          money(now.amount, currency),
          before.sales,
          yearAgo.sales,
        ])}
        totals={
          sales.rows.length < 2
            ? []
            : salesTotals(sales.rows).map(({ currency, now, before, yearAgo }) => [
                t.together,
                now.sales,
                money(now.amount, currency),
                before.sales,
                yearAgo.sales,
              ])
        }
      />
      <PaperRows
        title={t.stock}
        head={[t.project, t.left, t.lowest, t.value]}
        rows={stockByProject(stock.rows).map(({ project, currency, left, all, lowest, value }) => [
          nameOfProject(project),
          <Ltr key="left">{`${left} / ${all}`}</Ltr>,
          lowest === null ? '–' : money(lowest, currency),
          left === 0 ? '–' : money(value, currency),
        ])}
      />
      <div className="paper-columns paper-columns--even">
        <PaperRows
          title={t.prices}
          head={[t.project, t.sold, t.list]}
          rows={prices.rows
            .filter(({ quarter }) => quarter === last)
            .map((row) => [
              row.project ? <bdi key="name">{nameOf(row.project, lang)}</bdi> : t.noProject,
              paperMoney(Math.round(row.amount / row.sqm), row.currency),
              row.listSqm > 0 ? paperMoney(Math.round(row.list / row.listSqm), row.currency) : '–',
            ])}
        />
        <PaperRows
          title={t.discounts}
          head={[t.givenBy, t.count, t.amount, t.share]}
          rows={discounts.rows.map(({ by, sales, discount, currency, listPrice, listDiscount }) => [
            <bdi key="by">{by?.name ?? t.nobody}</bdi>,
            sales,
            paperMoney(discount, currency),
            <Ltr key="share">
              {listPrice > 0 ? `${((listDiscount / listPrice) * 100).toFixed(1)}%` : '–'}
            </Ltr>,
          ])}
        />
      </div>
    </>
  );
}

function WhatComes({ owner: { on, leads, ahead, ageing, cheques, toGiveBack }, lang }: Sheet) {
  const t = ownerTexts[lang];
  const parts = (lang === 'ar' ? arLists : lists).ageingParts;
  const shown = AGEING_PARTS.filter((part) => ageing.some((row) => row.parts[part] > 0));
  const columns = ['before', ...ahead.months, ...AHEAD_COLUMNS.filter((column) => column !== 'before')];
  const sumOf = (column: string, { cells }: (typeof ahead)['currencies'][number]) =>
    cells.reduce((sum, cell) => (cell.column === column ? sum + cell.amount : sum), 0);
  const columnName = (column: string) =>
    AHEAD_COLUMNS.some((one) => one === column) ? t.columns[column as AheadColumn] : monthName(column, lang);
  return (
    <>
      <PaperRows
        title={t.leads}
        head={[t.source, t.came, t.viewings, t.offers, t.won, t.days]}
        rows={[
          ...leads.sources.map((row) => ({
            ...row,
            name: <bdi key="name">{channelName(row.channel, lang)}</bdi>,
          })),
          { ...leads.total, name: t.together },
        ].map((row) => [
          row.name,
          row.leads,
          row.viewings,
          row.offers,
          row.won,
          row.medianDays === null ? '–' : Math.round(row.medianDays),
        ])}
      />
      <PaperRows
        title={t.ahead(calendarDay(on, lang))}
        head={[t.due, ...ahead.currencies.map(({ currency }) => currency)]}
        rows={[
          ...columns
            .filter((column) => ahead.currencies.some((one) => sumOf(column, one) > 0))
            .map((column) => [
              columnName(column),
              ...ahead.currencies.map((one) => paperMoney(sumOf(column, one), one.currency)),
            ]),
          [
            <b key="sum">{t.outstanding}</b>,
            ...ahead.currencies.map(({ currency, outstanding }) => (
              <b key={currency}>{paperMoney(outstanding, currency)}</b>
            )),
          ],
        ]}
      />
      <PaperRows
        title={t.ageing}
        head={[t.age, ...ageing.map(({ currency }) => currency)]}
        rows={[
          ...shown.map((part) => [
            parts[part],
            ...ageing.map((row) => paperMoney(row.parts[part], row.currency)),
          ]),
          [
            <b key="sum">{t.outstanding}</b>,
            ...ageing.map(({ currency, outstanding }) => (
              <b key={currency}>{paperMoney(outstanding, currency)}</b>
            )),
          ],
          [t.late, ...ageing.map(({ late, currency }) => paperMoney(late, currency))],
        ]}
      />
      {cheques.presented > 0 && <p>{t.cheques(cheques.cameBack, cheques.presented)}</p>}
      {toGiveBack.length > 0 && (
        <p>
          {t.toGiveBack}{' '}
          <Ltr>{toGiveBack.map(({ amount, currency }) => paperMoney(amount, currency)).join(' · ')}</Ltr>
        </p>
      )}
    </>
  );
}
