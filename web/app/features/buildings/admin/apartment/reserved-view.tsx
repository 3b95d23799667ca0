import type { TrackedUnit } from '@diyar/contract/buildings';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { AccountLink, DealMoney } from '~/features/ledger/admin/deal-money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { NamedValues } from '~/ui/named-values.tsx';
import { answersAmounts } from '../apartment-state.ts';
import { amountText } from '../money.tsx';
import { useTracker } from '../tracker.ts';
import type { ApartmentChanges } from '../use-apartment-changes.ts';
import type { Task } from './apartment-body.tsx';
import { Balance } from './balance.tsx';
import { Contract } from './contract.tsx';
import { Holder } from './holder.tsx';

type Props = {
  apartment: TrackedUnit;
  changes: ApartmentChanges;
  onTask: (task: Task) => void;
  onRemove: () => void;
  onOpen: (no: ApartmentNo) => void;
};

/** Reserved or sold: who, what is open, what was paid, the contract. */
export function ReservedView({ apartment, changes, onTask, onRemove, onOpen }: Props) {
  const { buildings: t, buildingsDeals: d } = useAdminTexts();
  const { buildingId, seesMoney, maySell, mayClose } = useTracker();
  const { status, deal } = apartment;
  const hasDeals = buildingId !== null;
  return (
    <>
      <Holder apartment={apartment} />
      <DealFacts unit={apartment} />
      <Money apartment={apartment} changes={changes} onOpen={onOpen} />
      <Contract apartment={apartment} />
      <div className="apartment-panel-end">
        {/* the sale is edited where it is listed, with the contract and its date */}
        {maySell && status !== 'sold' && (
          <Button size="s" icon="pencil-simple" onPress={() => onTask('edit')}>
            {t.edit}
          </Button>
        )}
        {hasDeals && deal && seesMoney && (
          <LinkButton size="s" icon="printer" to={`${dealPath(deal.id)}/statement`}>
            {t.statement}
          </LinkButton>
        )}
        {maySell && hasDeals && deal && (
          <Button size="s" icon="link-simple" onPress={() => onTask('units')}>
            {d.changeUnits}
          </Button>
        )}
        <span className="grow" />
        {!mayClose ? null : hasDeals ? (
          <Button size="s" variant="danger-quiet" onPress={() => onTask('cancel')}>
            {d.cancel}
          </Button>
        ) : status === 'sold' ? (
          <span className="note">{t.soldNote}</span>
        ) : (
          <Button size="s" variant="danger-quiet" onPress={onRemove}>
            {t.remove}
          </Button>
        )}
      </div>
    </>
  );
}

/** Of several units one answers the amounts. Without the right to see money, the agreed price alone is shown. */
function Money({ apartment, changes, onOpen }: Pick<Props, 'apartment' | 'changes' | 'onOpen'>) {
  const { buildings: t, buildingsDeals: d } = useAdminTexts();
  const { seesMoney } = useTracker();
  const first = apartment.deal?.units[0];
  if (!answersAmounts(apartment) && first)
    return (
      <p className="note">
        {d.amountsAt}{' '}
        <TextButton onPress={() => onOpen(first.id)}>
          <bdi dir="ltr">{first.label}</bdi>
        </TextButton>
      </p>
    );
  if (seesMoney)
    return apartment.deal ? (
      <DealMoney deal={apartment.deal} />
    ) : (
      <Balance apartment={apartment} changes={changes} />
    );
  const due = amountText(apartment.dueAmountStr, apartment.due);
  return (
    <>
      <dl className="deal-facts">
        <div>
          <dt>{t.due}</dt>
          <dd>
            <bdi dir="ltr">{apartment.dueAmountStr || due || '—'}</bdi>
          </dd>
        </div>
      </dl>
      {apartment.deal && <AccountLink dealId={apartment.deal.id} />}
    </>
  );
}

function DealFacts({ unit }: { unit: TrackedUnit }) {
  const { buildingsDeals: d } = useAdminTexts();
  const { lang } = useLanguage();
  const { deal } = unit;
  if (!deal) return null;
  const soldAt = deal.stage === 'sold' && deal.soldAt ? shortDay(deal.soldAt.slice(0, 10), lang) : '';
  const rows = [
    { name: d.soldAt, value: soldAt },
    { name: d.coBuyers, value: deal.coBuyers },
    { name: d.notes, value: deal.notes },
  ].filter(({ value }) => value);
  if (rows.length === 0) return null;
  return <NamedValues className="deal-facts" rows={rows} />;
}
