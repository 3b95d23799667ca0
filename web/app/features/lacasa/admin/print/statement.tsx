import type { Payment } from '@diyar/contract/payments';
import type { Lang } from '@diyar/contract/rules/language';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { LacasaTracker } from '../buildings/tracker-route.tsx';
import { formatMoney } from '../money.tsx';
import { formatDay } from '../payments/days.ts';
import { type DocumentData, DocumentPage } from './document-page.tsx';
import { type DocumentTexts, documentTexts } from './document-texts.ts';
import { Facts, holderRows, PaperHead, paperName, Signatures } from './paper-parts.tsx';

export function LacasaStatement() {
  const { lacasaDashboard: t } = useAdminTexts();
  return (
    <LacasaTracker title={t.statementTitle} skeleton={<Skeleton width="20em" />}>
      <StatementScreen />
    </LacasaTracker>
  );
}

/** A statement of everything the holder owes and has paid. */
export function StatementScreen() {
  const { lacasaDashboard: t } = useAdminTexts();
  return <DocumentPage title={t.statementTitle}>{(data) => <Statement {...data} />}</DocumentPage>;
}

function Statement({ apartment, building, payments, lang }: DocumentData) {
  const texts = documentTexts[lang];
  const name = paperName(building, lang, texts);
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
      <PaperHead title={texts.statement} building={name} lang={lang} texts={texts} />
      <Facts rows={holderRows(apartment, texts, lang)} />
      <Facts
        rows={[
          [texts.due, due.amount === null ? apartment.dueAmountStr || '—' : money(due.amount)],
          [texts.paid, paid],
          ...(pending.amount > 0 ? [[texts.pending, money(pending.amount, pending.currency)] as const] : []),
          [
            texts.outstanding,
            <strong key="left">{isFullyPaid ? texts.fullyPaid : money(outstanding.amount)}</strong>,
          ],
        ]}
      />
      <h3>{texts.payments}</h3>
      {payments.length === 0 ? (
        <p>{texts.noLines}</p>
      ) : (
        <Lines payments={payments} texts={texts} lang={lang} />
      )}
      <Signatures texts={texts} />
    </>
  );
}

type LinesProps = { payments: readonly Payment[]; texts: DocumentTexts; lang: Lang };

const Lines = ({ payments, texts, lang }: LinesProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{texts.day}</th>
        <th scope="col">{texts.method}</th>
        <th scope="col">{texts.details}</th>
        <th scope="col">{texts.state}</th>
        <th scope="col" className="num">
          {texts.amount}
        </th>
      </tr>
    </thead>
    <tbody>
      {payments.map((payment) => (
        <tr key={payment.id}>
          <td>{formatDay(payment.paidOn, lang)}</td>
          <td>{texts.methods[payment.method]}</td>
          <td>{detailsOf(payment, texts, lang)}</td>
          <td>{texts.statuses[payment.status]}</td>
          <td className="num" dir="ltr">
            {formatMoney(payment.amount, payment.currency)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

export function detailsOf(payment: Payment, texts: DocumentTexts, lang: Lang): string {
  const { chequeNumber, dueDate, note } = payment;
  return [chequeNumber && texts.cheque(chequeNumber), dueDate && texts.dueOn(formatDay(dueDate, lang)), note]
    .filter(Boolean)
    .join(' · ');
}
