import type { DepositList } from '@diyar/contract/money-desk';
import type { PaperData } from '@diyar/contract/papers';
import { amountInWords } from '@diyar/contract/rules/amount-words';
import type { Lang } from '@diyar/contract/rules/language';
import { currencyIn } from '~/i18n/currencies.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import {
  Ltr,
  PaperFacts,
  PaperHead,
  PaperLeaf,
  paperFigure,
  paperMoney,
  Signatures,
} from '~/ui/admin/paper/paper-parts.tsx';
import { depositTexts } from './paper-texts.ts';

/** Rows that fit on an A4 sheet: fewer beside the head and the signatures. */
const ON_FIRST = 20;
const ON_OTHERS = 26;

type Cheque = DepositList['cheques'][number];

export function sheetsOf(cheques: readonly Cheque[]): Cheque[][] {
  const sheets = [cheques.slice(0, ON_FIRST)];
  for (let at = ON_FIRST; at < cheques.length; at += ON_OTHERS)
    sheets.push(cheques.slice(at, at + ON_OTHERS));
  return sheets;
}

type Props = { list: DepositList; company: PaperData['company']; lang: Lang };

/** What goes to the bank with the cheques: docs/product/money-desk.md#deposit-lists. */
export function DepositListPaper({ list, company, lang }: Props) {
  const texts = depositTexts[lang];
  const { number, currency, cheques, total } = list;
  const sheets = sheetsOf(cheques);
  return sheets.map((rows, page) => (
    <PaperLeaf key={rows[0]?.entryId ?? 0} size="a4" lang={lang}>
      {page === 0 ? (
        <>
          <PaperHead company={company} lang={lang} licence={texts.licence} title={texts.title}>
            <b>
              <Ltr>{number}</Ltr>
            </b>
            <span>{calendarDay(list.createdOn, lang)}</span>
          </PaperHead>
          <div className="paper-columns paper-columns--even">
            <PaperFacts
              rows={[
                [texts.name, company.name[lang] || company.name.en || company.name.ar],
                [texts.account, list.account ? <bdi key="account">{list.account}</bdi> : ' '],
              ]}
            />
            <PaperFacts
              rows={[
                [
                  texts.currency,
                  <span key="currency">
                    {currencyIn(texts.currencies, currency)} <Ltr>{currency}</Ltr>
                  </span>,
                ],
              ]}
            />
          </div>
        </>
      ) : (
        <p className="paper-again">
          <b>{texts.again(number)}</b>
        </p>
      )}
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{texts.columns.cheque}</th>
            <th scope="col">{texts.columns.bank}</th>
            <th scope="col">{texts.columns.drawer}</th>
            <th scope="col">{texts.columns.due}</th>
            <th scope="col" className="paper-number">
              {texts.columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((cheque, row) => (
            <tr key={cheque.entryId}>
              <td>{(page === 0 ? 0 : ON_FIRST + (page - 1) * ON_OTHERS) + row + 1}</td>
              <td>
                <Ltr>{cheque.number}</Ltr>
              </td>
              <td>
                <bdi>{cheque.bank}</bdi>
              </td>
              <td>
                <bdi>{cheque.drawer || cheque.deal.name}</bdi>
              </td>
              <td className="nowrap">{calendarDay(cheque.dueOn, lang)}</td>
              <td className="paper-number">{paperFigure(cheque.amount, currency)}</td>
            </tr>
          ))}
          {page === sheets.length - 1 && (
            <tr className="paper-carried">
              <td colSpan={5}>{texts.cheques(cheques.length)}</td>
              <td className="paper-number">
                <b>{paperMoney(total, currency)}</b>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {page === sheets.length - 1 && (
        <p className="paper-words">
          <span className="paper-label">{texts.inWords}</span>{' '}
          {texts.only(amountInWords(total, currency, lang))}
        </p>
      )}
      <footer className="paper-foot">
        {page === sheets.length - 1 && <Signatures of={[texts.depositedBy, texts.bankStamp]} />}
        <p className="paper-line">
          <span>
            <Ltr>{number}</Ltr>
          </span>
          <span>{texts.page(page + 1, sheets.length)}</span>
        </p>
      </footer>
    </PaperLeaf>
  ));
}
