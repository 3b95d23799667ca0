import type { Payment } from '@diyar/contract/payments';
import type { Lang } from '@diyar/contract/rules/language';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatMoney } from '../money.tsx';
import { formatDay } from '../payments/days.ts';
import { type DocumentData, DocumentPage } from './document-page.tsx';
import { Facts, holderRows, PaperHead, Signatures } from './paper-parts.tsx';
import { type DocumentWords, documentWords } from './words.ts';

/** A statement of everything the holder owes and has paid. */
export function StatementScreen() {
  const { lacasaDashboard: t } = useAdminTexts();
  return <DocumentPage title={t.statementTitle}>{(data) => <Statement {...data} />}</DocumentPage>;
}

function Statement({ apartment, payments, lang }: DocumentData) {
  const words = documentWords[lang];
  const { due, pending, outstanding, isFullyPaid } = apartment;
  const money = (amount: number, currency = outstanding.currency) => (
    <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>
  );
  const paid =
    apartment.payments.length > 0
      ? apartment.payments.map((sum) => <div key={sum.currency}>{money(sum.paid, sum.currency)}</div>)
      : apartment.paid.amount === null
        ? apartment.paidAmountStr || '—'
        : money(apartment.paid.amount, apartment.paid.currency);
  return (
    <>
      <PaperHead title={words.statement} lang={lang} words={words} />
      <Facts rows={holderRows(apartment, words, lang)} />
      <Facts
        rows={[
          [words.due, due.amount === null ? apartment.dueAmountStr || '—' : money(due.amount)],
          [words.paid, paid],
          ...(pending.amount > 0 ? [[words.pending, money(pending.amount, pending.currency)] as const] : []),
          [
            words.outstanding,
            <strong key="left">{isFullyPaid ? words.fullyPaid : money(outstanding.amount)}</strong>,
          ],
        ]}
      />
      <h3>{words.payments}</h3>
      {payments.length === 0 ? (
        <p>{words.noLines}</p>
      ) : (
        <Lines payments={payments} words={words} lang={lang} />
      )}
      <Signatures words={words} />
    </>
  );
}

type LinesProps = { payments: readonly Payment[]; words: DocumentWords; lang: Lang };

const Lines = ({ payments, words, lang }: LinesProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{words.day}</th>
        <th scope="col">{words.method}</th>
        <th scope="col">{words.details}</th>
        <th scope="col">{words.state}</th>
        <th scope="col" className="num">
          {words.amount}
        </th>
      </tr>
    </thead>
    <tbody>
      {payments.map((payment) => (
        <tr key={payment.id}>
          <td>{formatDay(payment.paidOn, lang)}</td>
          <td>{words.methods[payment.method]}</td>
          <td>{detailsOf(payment, words, lang)}</td>
          <td>{words.statuses[payment.status]}</td>
          <td className="num" dir="ltr">
            {formatMoney(payment.amount, payment.currency)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

export function detailsOf(payment: Payment, words: DocumentWords, lang: Lang): string {
  const { chequeNumber, dueDate, note } = payment;
  return [chequeNumber && words.cheque(chequeNumber), dueDate && words.dueOn(formatDay(dueDate, lang)), note]
    .filter(Boolean)
    .join(' · ');
}
