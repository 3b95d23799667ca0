import type { TrackedUnit } from '@diyar/contract/buildings';
import type { Payment } from '@diyar/contract/payments';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { percentPaid } from '../apartment-state.ts';
import { ChequeSchedule } from './cheque-schedule.tsx';
import { DeletePayment } from './delete-payment.tsx';
import { PaymentLine } from './payment-line.tsx';
import { usePayments } from './payments-api.ts';
import { RecordPayment } from './record-payment.tsx';

/** The payments one by one; cheques with number, due date and status. */
export function PaymentsSection({ apartment }: { apartment: TrackedUnit }) {
  const { lacasa, lacasaPayments: t } = useAdminTexts();
  const query = usePayments(apartment);
  const [isScheduling, setScheduling] = useState(false);
  const [toEdit, setToEdit] = useState<Payment | null>(null);
  const [toDelete, setToDelete] = useState<Payment | null>(null);
  const percent = percentPaid(apartment);
  return (
    <section>
      <header className="section-head section-head--small">
        <h3>{t.title}</h3>
        {percent !== null && <span className="dim small">{lacasa.percentPaid(percent)}</span>}
        <span className="grow" />
        <TextButton icon="calendar-blank" onPress={() => setScheduling(true)}>
          {t.schedule}
        </TextButton>
      </header>
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="14em" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="note">{t.none}</p>
          ) : (
            <ul className="balance-payments">
              {items.map((payment) => (
                <PaymentLine
                  key={payment.id}
                  apartment={apartment}
                  payment={payment}
                  onEdit={setToEdit}
                  onDelete={setToDelete}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      <RecordPayment
        apartment={toEdit ? apartment : null}
        payment={toEdit ?? undefined}
        onClose={() => setToEdit(null)}
      />
      <DeletePayment apartment={apartment} payment={toDelete} onClose={() => setToDelete(null)} />
      <ChequeSchedule apartment={isScheduling ? apartment : null} onClose={() => setScheduling(false)} />
    </section>
  );
}
