import type { OpenDeal } from '@diyar/contract/buildings';
import type { DealId } from '@diyar/contract/rules/ids';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Dialog, DialogBody } from '~/ui/admin/overlays/dialog.tsx';
import { Apart, Balance } from './balance.tsx';
import type { FormKind } from './forms/entry-values.ts';
import { LedgerForms } from './forms/ledger-forms.tsx';
import { useLedger } from './ledger-api.ts';
import { isPaid, PlanLineView } from './plan-section.tsx';

/** A deal's money in short, in the sheet of a unit; the account has the rest. */
export function DealMoney({ deal }: { deal: OpenDeal }) {
  const { ledger: t } = useAdminTexts();
  const { balance, apart, overdue } = deal;
  return (
    <section className="account-summary">
      {(deal.isToConfirm || deal.isCurrencyMissing) && (
        <p className="account-late">
          <Icon name="warning-circle" />
          <span>{deal.isCurrencyMissing ? t.currencyMissingTitle : t.toConfirmTitle}</span>
        </p>
      )}
      {balance ? (
        <Balance balance={balance} apart={apart} overdue={overdue} />
      ) : (
        <p className="note">{t.noPrice}</p>
      )}
      {apart && <Apart apart={apart} />}
      {balance && <NextLine dealId={deal.id} />}
      <AccountLink dealId={deal.id} />
    </section>
  );
}

export function AccountLink({ dealId }: { dealId: DealId }) {
  const { ledger: t } = useAdminTexts();
  return (
    <LinkButton size="s" icon="receipt" to={dealPath(dealId)}>
      {t.title}
    </LinkButton>
  );
}

function NextLine({ dealId }: { dealId: DealId }) {
  const { ledger: t } = useAdminTexts();
  const ledger = useLedger(dealId).data;
  const next = ledger?.plan.find((line) => !isPaid(line));
  if (!next || !ledger?.currency) return null;
  return (
    <div>
      <header className="section-head section-head--small">
        <h3>{t.nextLine}</h3>
      </header>
      <ol className="account-plan">
        <li>
          <PlanLineView line={next} currency={ledger.currency} />
        </li>
      </ol>
    </div>
  );
}

type EntryProps = { dealId: DealId | null; kind: FormKind; onClose: () => void };

/** The form for one entry, wherever the deal is shown. */
export function RecordEntry({ dealId, kind, onClose }: EntryProps) {
  if (dealId === null) return null;
  return <LoadedEntry dealId={dealId} kind={kind} onClose={onClose} />;
}

function LoadedEntry({ dealId, kind, onClose }: EntryProps & { dealId: DealId }) {
  const { ledger: t } = useAdminTexts();
  const query = useLedger(dealId);
  if (query.data) return <LedgerForms ledger={query.data} open={{ form: 'entry', kind }} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t.forms[kind].title}>
      <DialogBody>
        <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="12em" />}>
          {() => null}
        </QueryView>
      </DialogBody>
    </Dialog>
  );
}
