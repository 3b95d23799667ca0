import type { Payment } from '@diyar/contract/payments';
import { useParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { formatMoney } from '../money.tsx';
import { formatDay } from '../payments/days.ts';
import { type DocumentData, DocumentPage } from './document-page.tsx';
import { Facts, PaperHead, Signatures } from './paper-parts.tsx';
import { detailsOf } from './statement.tsx';
import { documentWords } from './words.ts';

/** A receipt of one payment, for the holder. */
export function ReceiptScreen() {
  const { lacasaDashboard: t } = useAdminTexts();
  const id = Number(useParams().payment);
  return (
    <DocumentPage title={t.receiptTitle}>
      {(data) => {
        const payment = data.payments.find((one) => one.id === id);
        return payment ? <Receipt {...data} payment={payment} /> : <EmptyState title={t.paymentGone} />;
      }}
    </DocumentPage>
  );
}

function Receipt({ apartment, payment, lang }: DocumentData & { payment: Payment }) {
  const words = documentWords[lang];
  const { outstanding, isFullyPaid } = apartment;
  const details = detailsOf(payment, words, lang);
  const note = { cleared: null, pending: words.chequeNote, returned: words.returnedNote }[payment.status];
  return (
    <>
      <PaperHead title={words.receipt} number={words.receiptNumber(payment.id)} lang={lang} words={words} />
      <Facts
        rows={[
          [words.receivedFrom, <bdi key="name">{apartment.name}</bdi>],
          [
            words.theSum,
            <strong key="sum" dir="ltr">
              {formatMoney(payment.amount, payment.currency)}
            </strong>,
          ],
          [words.for, words.forApartment(apartment.label)],
          [words.day, formatDay(payment.paidOn, lang)],
          [words.method, words.methods[payment.method]],
          ...(details ? [[words.details, details] as const] : []),
          [
            words.outstanding,
            isFullyPaid ? (
              words.fullyPaid
            ) : (
              <bdi key="left" dir="ltr">
                {formatMoney(outstanding.amount, outstanding.currency)}
              </bdi>
            ),
          ],
        ]}
      />
      {note && <p>{note}</p>}
      <Signatures words={words} />
    </>
  );
}
