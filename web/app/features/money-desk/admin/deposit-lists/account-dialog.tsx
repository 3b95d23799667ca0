import type { Currency } from '@diyar/contract/rules/money';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { useAccounts } from '../money-desk-api.ts';

/** As long as the line of the paper. */
const ACCOUNT_MAX = 200;
const OFFERED = 3;

type Props = {
  currencies: readonly Currency[];
  onPrint: (accountOf: (currency: Currency) => string) => void;
  onClose: () => void;
};

/** Asked before a deposit list is made; what was answered the last time for the currency is filled in. */
export function AccountDialog({ currencies, onPrint, onClose }: Props) {
  const { moneyDeskCheques: t, ui } = useAdminTexts();
  const { data } = useAccounts();
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({});
  const earlier = (currency: Currency) =>
    (data?.items ?? []).flatMap((one) => (one.currency === currency ? [one.account] : []));
  const accountOf = (currency: Currency) => typed[currency] ?? earlier(currency)[0] ?? '';
  const set = (currency: Currency) => (account: string) =>
    setTyped((before) => ({ ...before, [currency]: account }));
  return (
    <Dialog isOpen onClose={onClose} size="s" title={t.accountTitle}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onPrint(accountOf);
        }}
      >
        <DialogBody>
          <div className="form-stack">
            <p className="note">{t.accountNote}</p>
            {currencies.map((currency) => (
              <div key={currency}>
                <TextField
                  label={t.accountOf(currency)}
                  dir="auto"
                  isOptional
                  maxLength={ACCOUNT_MAX}
                  value={accountOf(currency)}
                  onChange={set(currency)}
                />
                {earlier(currency)
                  .filter((account) => account !== accountOf(currency))
                  .slice(0, OFFERED)
                  .map((account) => (
                    <TextButton key={account} onPress={() => set(currency)(account)}>
                      {t.earlier}: <bdi>{account}</bdi>
                    </TextButton>
                  ))}
              </div>
            ))}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="quiet" onPress={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" variant="primary" icon="printer">
            {t.print}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
