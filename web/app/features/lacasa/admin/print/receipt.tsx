import type { Payment } from '@diyar/contract/payments';
import { useParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { LacasaTracker } from '../buildings/tracker-route.tsx';
import { formatMoney } from '../money.tsx';
import { formatDay } from '../payments/days.ts';
import { type DocumentData, DocumentPage } from './document-page.tsx';
import { documentTexts } from './document-texts.ts';
import { Facts, PaperHead, paperName, Signatures } from './paper-parts.tsx';
import { detailsOf } from './statement.tsx';

export function LacasaReceipt() {
  const { lacasaDashboard: t } = useAdminTexts();
  return (
    <LacasaTracker title={t.receiptTitle} skeleton={<Skeleton width="20em" />}>
      <ReceiptScreen />
    </LacasaTracker>
  );
}

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

function Receipt({ apartment, building, payment, lang }: DocumentData & { payment: Payment }) {
  const texts = documentTexts[lang];
  const name = paperName(building, lang, texts);
  const { outstanding, isFullyPaid } = apartment;
  const details = detailsOf(payment, texts, lang);
  const note = { cleared: null, pending: texts.chequeNote, returned: texts.returnedNote }[payment.status];
  return (
    <>
      <PaperHead
        title={texts.receipt}
        number={texts.receiptNumber(payment.id)}
        building={name}
        lang={lang}
        texts={texts}
      />
      <Facts
        rows={[
          [texts.receivedFrom, <bdi key="name">{apartment.name}</bdi>],
          [
            texts.theSum,
            <strong key="sum" dir="ltr">
              {formatMoney(payment.amount, payment.currency)}
            </strong>,
          ],
          [texts.for, texts.forApartment(apartment.label, name)],
          [texts.day, formatDay(payment.paidOn, lang)],
          [texts.method, texts.methods[payment.method]],
          ...(details ? [[texts.details, details] as const] : []),
          [
            texts.outstanding,
            isFullyPaid ? (
              texts.fullyPaid
            ) : (
              <bdi key="left" dir="ltr">
                {formatMoney(outstanding.amount, outstanding.currency)}
              </bdi>
            ),
          ],
        ]}
      />
      {note && <p>{note}</p>}
      <Signatures texts={texts} />
    </>
  );
}
