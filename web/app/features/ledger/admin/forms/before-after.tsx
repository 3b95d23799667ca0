import type { DealLedger } from '@diyar/contract/ledger';
import type { LedgerBalance } from '@diyar/contract/rules/ledger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useResult } from '../balance.tsx';
import { Money } from '../money.tsx';

type Props = { ledger: DealLedger; after: LedgerBalance | null; label: string };

/** The balance as it is and as it will be. */
export function BeforeAfter({ ledger, after, label }: Props) {
  const { ledger: t } = useAdminTexts();
  const resultOf = useResult();
  const isCancelled = ledger.deal.stage === 'cancelled';
  // what is owed is not for those who do not see payments
  if (!after || (ledger.currency !== null && !ledger.balance)) return null;
  const now = ledger.balance && resultOf(ledger.balance, isCancelled);
  const then = resultOf(after, isCancelled);
  return (
    <dl className="account-apart account-change" aria-live="polite">
      {now && (
        <div>
          <dt>
            {t.now}: {now.name}
          </dt>
          <dd>
            <Money amount={now.amount} currency={after.currency} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          {label}: {then.name}
        </dt>
        <dd>
          <Money amount={then.amount} currency={after.currency} />
        </dd>
      </div>
    </dl>
  );
}
