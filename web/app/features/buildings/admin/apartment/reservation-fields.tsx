import type { TrackedUnit } from '@diyar/contract/buildings';
import { AccountLink } from '~/features/ledger/admin/deal-money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FormPerson } from '~/ui/admin/form/form-person.tsx';
import { FormCheckbox } from '~/ui/admin/form/form-switch.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { useTracker } from '../tracker.ts';
import { useReadAs } from './read-as.ts';
import type { ReservationState } from './use-reservation-form.ts';

type Props = { state: ReservationState; opened: TrackedUnit };

export function ReservationFields({ state: { form }, opened }: Props) {
  const { buildings: t, buildingsDeals: d } = useAdminTexts();
  const { buildingId } = useTracker();
  return (
    <>
      <FormPerson of={form} name="name" phone="phone" autoFocus />
      {buildingId === null && <TypedAmounts form={form} opened={opened} />}
      {buildingId !== null && <FormText of={form} name="coBuyers" hint={d.coBuyersHint} />}
      {buildingId !== null && opened.deal && (
        <p className="note">
          {t.amountsInAccount} <AccountLink dealId={opened.deal.id} />
        </p>
      )}
    </>
  );
}

type AmountsProps = { form: ReservationState['form']; opened: TrackedUnit };

/** On a server that knows LaCasa's own calls only, amounts are texts. */
function TypedAmounts({ form, opened }: AmountsProps) {
  const { buildings: t } = useAdminTexts();
  const { seesMoney } = useTracker();
  const hasLines = opened.payments.length > 0;
  const readAs = useReadAs();
  const [due, paid] = form.watch(['dueAmountStr', 'paidAmountStr']);
  return (
    <>
      <FormText of={form} name="dueAmountStr" label={t.dueAmount} hint={readAs(due ?? '') ?? t.amountHint} />
      {seesMoney && (
        <>
          <FormText
            of={form}
            name="paidAmountStr"
            label={t.paidAmount}
            hint={hasLines ? t.paidByLines : readAs(paid ?? '')}
            isReadOnly={hasLines}
            isOptional={!hasLines}
          />
          <FormCheckbox of={form} name="isFullyPaid" label={t.fullyPaid} />
        </>
      )}
    </>
  );
}
