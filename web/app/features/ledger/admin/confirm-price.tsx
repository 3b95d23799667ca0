import type { ConfirmInput, DealLedger } from '@diyar/contract/ledger';
import { offeredCurrencies } from '@diyar/contract/rules/money';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { ClosedNote } from './forms/closed-note.tsx';
import { useLedgerChange } from './ledger-api.ts';
import { moneyText } from './money.tsx';

type Choice = Omit<ConfirmInput, 'version'>;

/** What the typed text may have meant: as it is stored, and as it is read now, each in every possible currency. */
export function choicesOf({ toConfirm, currency }: DealLedger): Choice[] {
  if (!toConfirm) return [];
  const amounts = new Set([toConfirm.read, toConfirm.stored].filter((one) => one !== null && one > 0));
  const known = toConfirm.currency ?? currency;
  const currencies = known ? [known] : offeredCurrencies();
  return [...amounts].flatMap((amount) =>
    currencies.map((one) => ({ amount: amount as number, currency: one })),
  );
}

/** A price that was read differently before, or that names no currency: decided in one press. */
export function ConfirmPrice({ ledger }: { ledger: DealLedger }) {
  const { ledger: t } = useAdminTexts();
  const errorText = useErrorText();
  const write = useLedgerChange(ledger.deal.id);
  const { toConfirm, isCurrencyMissing } = ledger;
  if (!toConfirm) return null;
  const { text, stored, currency } = toConfirm;
  const confirm = (choice: Choice) =>
    write.mutate(
      { path: `/admin/deals/${ledger.deal.id}/confirm`, body: { ...choice, version: ledger.deal.version } },
      {
        onSuccess: () => showToast({ kind: 'success', title: t.confirmed }),
        onError: (error) => showToast({ kind: 'failure', title: `${t.failed}: ${errorText(error)}` }),
      },
    );
  // another price than the one that counts ends it
  const isClosed = ledger.entries.some((entry) => entry.reason === 'price' && entry.isClosed && !entry.void);
  return (
    <>
      <Notice
        isUrgent
        icon="warning-circle"
        title={isCurrencyMissing ? t.currencyMissingTitle : t.toConfirmTitle}
        actions={choicesOf(ledger).map((choice) => {
          const money = moneyText(choice.amount, choice.currency);
          return (
            <Button key={money} size="s" isDisabled={write.isPending} onPress={() => confirm(choice)}>
              {t.confirmAs(money)}
            </Button>
          );
        })}
      >
        {isCurrencyMissing
          ? t.currencyMissingBody(text)
          : stored !== null && currency
            ? t.toConfirmBody(text, moneyText(stored, currency))
            : t.toConfirmNone(text)}
      </Notice>
      {isClosed && <ClosedNote ledger={ledger} />}
    </>
  );
}
