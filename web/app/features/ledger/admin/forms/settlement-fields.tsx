import type { DealLedger } from '@diyar/contract/ledger';
import { PAYMENT_METHODS } from '@diyar/contract/rules/ledger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { type FieldHost, FormField } from '~/ui/admin/form/form-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import '../account.css';
import { formatIn, moneyText } from '../money.tsx';
import { FormAmount } from './form-money.tsx';
import { heldOf, leftOf, type TypedSettlement } from './settlement.ts';

type Props = {
  ledger: DealLedger;
  of: FieldHost<{ settlement: TypedSettlement }, unknown, unknown>;
  value: TypedSettlement;
  onChange: (value: TypedSettlement) => void;
};

/** What becomes of the money of a deal that is cancelled: given back now, kept, or given back later. */
export function SettlementFields({ ledger, of, value, onChange }: Props) {
  const { ledger: t, words } = useAdminTexts();
  const { balance, apart } = ledger;
  const held = heldOf(ledger);
  const uncounted = apart.uncounted.map(({ amount, currency }) => moneyText(amount, currency));
  const numbersIn = (state: 'drawer' | 'deposited') =>
    ledger.entries
      .flatMap(({ cheque, void: voided }) => (cheque?.state === state && !voided ? [cheque.number] : []))
      .join(', ');
  const [inDrawer, atBank] = [numbersIn('drawer'), numbersIn('deposited')];
  return (
    <section className="account-settlement">
      <header className="section-head section-head--small">
        <h3>{t.settleTitle}</h3>
      </header>
      {!held && uncounted.length === 0 && <p className="note">{t.settleNothing}</p>}
      {held && balance && (
        <>
          <dl className="account-parts">
            {[
              { sign: '', name: t.settlePaid, amount: balance.paid },
              { sign: '−', name: t.settleRefunded, amount: balance.refunded },
              { sign: '=', name: t.settleHeld, amount: held.amount },
            ].map(({ sign, name, amount }) => (
              <div key={name} className={sign === '=' ? 'account-result' : undefined}>
                <dt>
                  <i>{sign}</i>
                  {name}
                </dt>
                <dd dir="ltr">
                  {sign === '=' ? moneyText(amount, held.currency) : formatIn(amount, held.currency)}
                </dd>
              </div>
            ))}
          </dl>
          <FormAmount of={of} name="settlement.refund" label={t.settleRefund} currency={held.currency} />
          <FormAmount of={of} name="settlement.forfeit" label={t.settleForfeit} currency={held.currency} />
          <p className="account-quick">
            <TextButton
              onPress={() =>
                onChange({ ...value, refund: formatIn(held.amount, held.currency), forfeit: '' })
              }
            >
              {t.settleAll}
            </TextButton>
            <TextButton
              onPress={() =>
                onChange({ ...value, refund: '', forfeit: formatIn(held.amount, held.currency) })
              }
            >
              {t.settleKeep}
            </TextButton>
          </p>
          <Rest held={held} value={value} />
          {value.refund.trim() !== '' && (
            <FormField of={of} name="settlement.method">
              {({ value: method, onChange: choose }) => (
                <Segmented
                  label={t.refundWay}
                  value={method}
                  onChange={choose}
                  options={PAYMENT_METHODS.map((one) => ({ value: one, label: words.paymentMethods[one] }))}
                />
              )}
            </FormField>
          )}
        </>
      )}
      {uncounted.length > 0 && <p className="account-warning">{t.settleUncounted(uncounted.join(', '))}</p>}
      {inDrawer && <p className="note">{t.settleInDrawer(inDrawer)}</p>}
      {atBank && (
        <p className="account-late">
          <Icon name="warning-circle" />
          <span>{t.settleAtBank(atBank)}</span>
        </p>
      )}
    </section>
  );
}

type RestProps = { held: NonNullable<ReturnType<typeof heldOf>>; value: TypedSettlement };

/** The pair is live: it makes what we hold, leaves a rest for later, or is too much. */
function Rest({ held, value }: RestProps) {
  const { ledger: t } = useAdminTexts();
  const left = leftOf(value, held);
  if (left === null) return null;
  if (left < 0)
    return (
      <p className="account-off" role="alert">
        <Icon name="warning-circle" />
        {t.settleTooMuch(moneyText(-left, held.currency))}
      </p>
    );
  return (
    <p className="note" role="status">
      {left === 0
        ? t.settleWhole(value.refund || '0', value.forfeit || '0', formatIn(held.amount, held.currency))
        : t.settleLater(moneyText(left, held.currency))}
    </p>
  );
}
