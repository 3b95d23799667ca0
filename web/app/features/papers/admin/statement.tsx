import type { Entry } from '@diyar/contract/ledger';
import { amountInWords } from '@diyar/contract/rules/amount-words';
import type { Lang } from '@diyar/contract/rules/language';
import { openingOf, sumsByCurrency } from '@diyar/contract/rules/ledger';
import type { Currency } from '@diyar/contract/rules/money';
import {
  type StatementLine,
  type StatementPeriod,
  statementBetween,
  statementOf,
} from '@diyar/contract/rules/statement';
import type { ReactNode } from 'react';
import { currencyIn } from '~/i18n/currencies.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import {
  Ltr,
  PaperBank,
  PaperFacts,
  PaperHead,
  PaperLeaf,
  paperFigure,
  paperMoney,
  Signatures,
  WithCode,
} from '~/ui/admin/paper/paper-parts.tsx';
import { BalanceParts, resultOf } from './balance-parts.tsx';
import { shortDay } from './paper-days.ts';
import { type PaperTexts, paperTexts } from './paper-texts.ts';
import type { StatementData } from './papers-api.ts';
import { type StatementPage, statementPages } from './statement-pages.ts';
import { entryText, furtherTexts } from './statement-words.ts';

type Ink = { texts: PaperTexts; lang: Lang };

type Props = StatementData & {
  lang: Lang;
  period?: StatementPeriod;
  /** The whole address of the buyers' page, where the paper carries its code. */
  pageUrl?: string | undefined;
};
const WHOLE: StatementPeriod = { from: null, to: null };

/** A deal's account on A4 sheets: docs/product/papers.md#statement. */
export function Statement({ ledger, company, lang, period = WHOLE, pageUrl }: Props) {
  const texts = paperTexts[lang];
  const ink = { texts, lang };
  const { deal, currency, entries, today } = ledger;
  const { lines: all, cheques, uncounted } = statementOf(entries, currency);
  const { lines, brought, balance } = statementBetween(all, period);
  // what follows the lines is of today
  const isUntilNow = period.to === null || period.to >= today;
  const pages = statementPages(lines, (line) => [
    entryText(line, texts, lang),
    ...(currency ? furtherTexts(line, currency, texts, lang) : []),
  ]);
  const building =
    deal.building && ((lang === 'ar' ? deal.building.nameAr : deal.building.nameEn) || deal.building.nameEn);
  return pages.map((page, i) => (
    <PaperLeaf key={page.lines[0]?.entry.id ?? 0} size="a4" lang={lang}>
      {i === 0 ? (
        <>
          <PaperHead company={company} lang={lang} licence={texts.licence} title={texts.statement}>
            <span>
              {period.from === null
                ? texts.until(calendarDay(period.to ?? today, lang))
                : texts.fromUntil(calendarDay(period.from, lang), calendarDay(period.to ?? today, lang))}
            </span>
          </PaperHead>
          <div className="paper-columns paper-columns--even">
            <PaperFacts
              rows={[
                [
                  texts.name,
                  <bdi key="name">{[deal.name, deal.coBuyers].filter(Boolean).join(texts.comma)}</bdi>,
                ],
                [texts.phone, <Ltr key="phone">{deal.phone || '—'}</Ltr>],
              ]}
            />
            <PaperFacts
              rows={[
                [
                  texts.units,
                  <span key="units">
                    <Ltr>{deal.units.map(({ label }) => label).join(', ')}</Ltr>
                    {building && `${texts.comma}${building}`}
                  </span>,
                ],
                [
                  texts.dealAndCurrency,
                  <span key="deal">
                    <Ltr>{deal.id}</Ltr>
                    {' · '}
                    {currency ? currencyIn(texts.currencies, currency) : texts.noCurrency}{' '}
                    <Ltr>{currency}</Ltr>
                  </span>,
                ],
              ]}
            />
          </div>
        </>
      ) : (
        <p className="paper-again">
          <b>{texts.statement}</b>
          {' · '}
          <bdi>{deal.name}</bdi>
          {' · '}
          {texts.deal(deal.id)}
        </p>
      )}
      {currency && (
        <Lines
          page={page}
          currency={currency}
          isLast={i === pages.length - 1}
          forward={i === 0 ? brought : null}
          {...ink}
        />
      )}
      {i === pages.length - 1 && (
        <>
          {isUntilNow ? (
            <>
              <Sum ledger={ledger} {...ink} />
              {cheques.length > 0 && <Cheques cheques={cheques} {...ink} />}
              {uncounted.length > 0 && <Uncounted entries={uncounted} {...ink} />}
            </>
          ) : (
            currency &&
            period.to && (
              <p className="paper-words">
                <span className="paper-label">{texts.balanceOn(calendarDay(period.to, lang))}</span>{' '}
                <b>{paperMoney(balance, currency)}</b>
              </p>
            )
          )}
          <footer className="paper-foot">
            <WithCode url={pageUrl} title={texts.buyerPage}>
              <Signatures of={[texts.forCompany, texts.seenByBuyer]} />
            </WithCode>
            <p className="paper-line">
              <PaperBank company={company} lang={lang} title={texts.payTo} />
              <span>{texts.notTaxInvoice}</span>
            </p>
          </footer>
        </>
      )}
    </PaperLeaf>
  ));
}

type LinesProps = Ink & {
  page: StatementPage;
  currency: Currency;
  isLast: boolean;
  /** Of a period, before its first day. */
  forward: number | null;
};

function Lines({ page, currency, isLast, forward, texts, lang }: LinesProps) {
  const { columns } = texts;
  const { lines, brought } = page;
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th scope="col" className="paper-day">
            {columns.day}
          </th>
          <th scope="col">{columns.entry}</th>
          <th scope="col" className="paper-no">
            {columns.paper}
          </th>
          <th scope="col" className="paper-number">
            {columns.owed}
          </th>
          <th scope="col" className="paper-number">
            {columns.settled}
          </th>
          <th scope="col" className="paper-number">
            {columns.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {forward !== null && <Carried label={texts.broughtForward} balance={forward} currency={currency} />}
        {brought !== null && <Carried label={texts.brought} balance={brought} currency={currency} />}
        {lines.length === 0 && (
          <tr>
            <td colSpan={6}>{texts.noEntries}</td>
          </tr>
        )}
        {lines.map((line) => (
          <Line
            key={`${line.entry.id} ${line.event} ${line.on}`}
            line={line}
            currency={currency}
            texts={texts}
            lang={lang}
          />
        ))}
        {!isLast && (
          <Carried label={texts.carried} balance={lines.at(-1)?.balance ?? 0} currency={currency} />
        )}
      </tbody>
    </table>
  );
}

const Carried = ({ label, balance, currency }: { label: string; balance: number; currency: Currency }) => (
  <tr className="paper-carried">
    <td colSpan={5}>{label}</td>
    <td className="paper-number">{paperFigure(balance, currency)}</td>
  </tr>
);

function Line({ line, currency, texts, lang }: Ink & { line: StatementLine; currency: Currency }) {
  const { entry, on, owed, settled, balance, isStruck } = line;
  const struck = (value: ReactNode) => (isStruck ? <s>{value}</s> : value);
  const figure = (amount: number | null) => amount !== null && struck(paperFigure(amount, currency));
  return (
    <tr className={classNames(isStruck && 'paper-void')}>
      <td className="paper-day">{struck(shortDay(on, lang))}</td>
      <td>
        {struck(entryText(line, texts, lang))} {isStruck && <b className="paper-stamp-small">{texts.void}</b>}
        {furtherTexts(line, currency, texts, lang).map((text) => (
          <small key={text}>{text}</small>
        ))}
      </td>
      <td className="paper-no">{entry.paper && struck(<Ltr>{entry.paper.number}</Ltr>)}</td>
      <td className="paper-number">{figure(owed)}</td>
      <td className="paper-number">{figure(settled)}</td>
      <td className="paper-number">
        <b>{paperFigure(balance, currency)}</b>
      </td>
    </tr>
  );
}

function Sum({ ledger, texts, lang }: Ink & { ledger: StatementData['ledger'] }) {
  const { balance, overdue } = ledger;
  if (balance === null) return <p>{texts.noPrice}</p>;
  const isCancelled = ledger.deal.stage === 'cancelled';
  const { amount } = resultOf({ balance, texts, isCancelled });
  return (
    <section className="paper-section">
      <h3>{texts.sum}</h3>
      <div className="paper-columns paper-columns--even">
        <BalanceParts
          balance={balance}
          texts={texts}
          isCancelled={isCancelled}
          fees={balance.fees}
          opening={openingOf(ledger.entries, balance.currency)}
        />
        <div>
          <span className="paper-label">
            {balance.overpaid > 0 ? texts.overpaidInWords : texts.outstandingInWords}
          </span>
          <p>{texts.only(amountInWords(amount, balance.currency, lang))}</p>
          {overdue && overdue.amount > 0 && overdue.since && (
            <p className="paper-soft">
              {texts.overdue(paperMoney(overdue.amount, balance.currency), calendarDay(overdue.since, lang))}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function Cheques({ cheques, texts, lang }: Ink & { cheques: readonly Entry[] }) {
  const { columns } = texts;
  return (
    <section>
      <h3>{texts.unclearedTitle}</h3>
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col">{columns.cheque}</th>
            <th scope="col">{columns.bank}</th>
            <th scope="col">{columns.due}</th>
            <th scope="col">{columns.where}</th>
            <th scope="col" className="paper-number">
              {columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {cheques.map(
            ({ id, amount, currency, cheque }) =>
              cheque && (
                <tr key={id}>
                  <td>
                    <Ltr>{cheque.number}</Ltr>
                  </td>
                  <td>
                    <bdi>{cheque.bank}</bdi>
                  </td>
                  <td className="paper-day">{shortDay(cheque.dueOn, lang)}</td>
                  <td>{texts.chequeStates[cheque.state]}</td>
                  <td className="paper-number">{paperMoney(amount, currency)}</td>
                </tr>
              ),
          )}
          {sumsByCurrency(cheques).map((sum, i) => (
            <tr key={sum.currency} className="paper-total">
              <td colSpan={4}>{i === 0 && texts.cheques(cheques.length)}</td>
              <td className="paper-number">{paperMoney(sum.amount, sum.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Uncounted = ({ entries, texts, lang }: Ink & { entries: readonly Entry[] }) => (
  <section>
    <h3>{texts.uncountedTitle}</h3>
    <table className="paper-table">
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="paper-day">{shortDay(entry.on, lang)}</td>
            <td>{entryText({ entry, event: 'entry' }, texts, lang)}</td>
            <td className="paper-no">{entry.paper && <Ltr>{entry.paper.number}</Ltr>}</td>
            <td className="paper-number">
              {entry.kind === 'refund' && '−'}
              {paperMoney(entry.amount, entry.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
