import type { TrackedUnit } from '@diyar/contract/buildings';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { percentPaid } from '../apartment-state.ts';
import { amountText, CurrencyMark, formatAmount, formatMoney } from '../money.tsx';
import type { ApartmentChanges } from '../use-apartment-changes.ts';

/**
 * On a server that knows LaCasa's own calls only: what is outstanding, how much is paid, and the mark 'fully paid'
 * (docs/product/building-tracker.md#fully-paid).
 */
export function Balance({ apartment, changes }: { apartment: TrackedUnit; changes: ApartmentChanges }) {
  const { buildings: t } = useAdminTexts();
  const { due, paid, pending, outstanding, isFullyPaid, markedFullyPaid } = apartment;
  const percent = percentPaid(apartment);
  // paid without the mark: the payments cover the debt
  const isCovered = isFullyPaid && !markedFullyPaid;
  const others = apartment.payments.filter((sum) => sum.currency !== outstanding.currency && sum.paid > 0);
  return (
    <div className="balance">
      <div className="balance-left">
        <span>{t.outstanding}</span>
        <b dir="ltr">
          <CurrencyMark currency={outstanding.currency} />{' '}
          {formatAmount(outstanding.amount, outstanding.currency)}
        </b>
      </div>
      {percent !== null && (
        <progress
          className="balance-progress"
          max={100}
          value={percent}
          aria-label={t.percentPaid(percent)}
        />
      )}
      <dl>
        <div>
          <dt>{t.paid}</dt>
          <dd dir="ltr">{amountText(apartment.paidAmountStr, paid) || '0'}</dd>
        </div>
        <div>
          <dt>{t.due}</dt>
          <dd dir="ltr">{amountText(apartment.dueAmountStr, due) || '—'}</dd>
        </div>
      </dl>
      {pending.amount > 0 && (
        <p className="small dim">
          {t.pending}: <bdi dir="ltr">{formatMoney(pending.amount, pending.currency)}</bdi>
        </p>
      )}
      {others.map((sum) => (
        <p key={sum.currency} className="small dim">
          {t.otherCurrency(formatMoney(sum.paid, sum.currency))}
        </p>
      ))}
      <Checkbox
        isSelected={isFullyPaid}
        // one mutation at a time: the next one is sent with the version that this one creates
        isReadOnly={isCovered || changes.isMarking(apartment)}
        onChange={(isSelected) => changes.mark(apartment, isSelected)}
      >
        <span className="two-lines">
          {t.fullyPaid}
          {isCovered && <small>{t.coveredHint}</small>}
        </span>
      </Checkbox>
    </div>
  );
}
