import type { TrackedUnit } from '@diyar/contract/buildings';
import type { Payment } from '@diyar/contract/payments';
import type { PaymentStatus } from '@diyar/contract/rules/payments';
import { useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Menu, type MenuEntry } from '~/ui/admin/overlays/menu.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { formatMoney } from '../money.tsx';
import { useTracker } from '../tracker.ts';
import { formatDay } from './days.ts';
import { useEditPayment } from './payments-api.ts';

type Props = {
  apartment: TrackedUnit;
  payment: Payment;
  onEdit: (payment: Payment) => void;
  onDelete: (payment: Payment) => void;
};

const TONE = { cleared: 'olive', pending: 'line', returned: 'clay' } as const;

export function PaymentLine({ apartment, payment, onEdit, onDelete }: Props) {
  const { lacasaPayments: t } = useAdminTexts();
  const { lang } = useLanguage();
  const navigate = useNavigate();
  const { pages } = useTracker();
  const setStatus = useSetStatus(apartment, payment);
  const { method, status, chequeNumber, dueDate, note } = payment;
  const money = formatMoney(payment.amount, payment.currency);
  const isCheque = method === 'cheque';
  const set = (to: PaymentStatus, label: string): MenuEntry[] =>
    isCheque && status !== to ? [{ id: to, label, onAction: () => setStatus(to) }] : [];
  const entries: MenuEntry[] = [
    ...set('cleared', t.clear),
    ...set('returned', t.giveBack),
    ...set('pending', t.wait),
    {
      id: 'receipt',
      label: t.receipt,
      icon: 'receipt',
      onAction: () => void navigate(`${pages}/apartments/${apartment.id}/receipt/${payment.id}`),
    },
    { id: 'edit', label: t.edit, icon: 'pencil-simple', onAction: () => onEdit(payment) },
    { id: 'delete', label: t.delete, icon: 'trash', isDanger: true, onAction: () => onDelete(payment) },
  ];
  return (
    <li className={classNames('balance-payment', status === 'returned' && 'balance-payment--returned')}>
      <span className="two-lines">
        <span>
          {t.methods[method]}
          {chequeNumber && (
            <>
              {' '}
              <bdi dir="ltr">{chequeNumber}</bdi>
            </>
          )}
          {isCheque && <Tag tone={TONE[status]}>{t.statuses[status]}</Tag>}
        </span>
        <small>
          {formatDay(payment.paidOn, lang)}
          {isCheque && dueDate && ` · ${t.dueOn(formatDay(dueDate, lang))}`}
          {note && (
            <>
              {' · '}
              <bdi>{note}</bdi>
            </>
          )}
        </small>
      </span>
      <span className="num balance-amount" dir="ltr">
        {money}
      </span>
      <Menu size="s" label={t.moreOf(`${t.methods[method]} ${money}`)} entries={entries} />
    </li>
  );
}

/** A returned cheque reopens its debt, and clears the mark 'fully paid' (docs/decisions/007). */
function useSetStatus(apartment: TrackedUnit, payment: Payment) {
  const { lacasaPayments: t } = useAdminTexts();
  const errorText = useErrorText();
  const edit = useEditPayment(apartment);
  return (status: PaymentStatus) =>
    edit.mutate(
      { id: payment.id, status },
      {
        onSuccess: () => {
          const isReturned = status === 'returned';
          const title = isReturned ? t.returned : t.saved;
          showToast({ kind: 'success', title, detail: isReturned ? t.returnedBody : undefined });
        },
        onError: (error) => showToast({ kind: 'failure', title: `${t.failed}: ${errorText(error)}` }),
      },
    );
}
