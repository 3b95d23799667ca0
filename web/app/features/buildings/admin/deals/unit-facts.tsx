import type { TrackedUnit } from '@diyar/contract/buildings';
import { isCounted } from '@diyar/contract/rules/deals';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { NamedValues } from '~/ui/named-values.tsx';
import { formatAmount, formatMoney } from '../money.tsx';

/** What is known of the unit itself: kind, area, price, and whether the site offers it. */
export function UnitFacts({ unit }: { unit: TrackedUnit }) {
  const { buildingsDeals: t, words } = useAdminTexts();
  const { kind, sizeSqm, bedrooms, price, currency, isListed, status } = unit;
  const site = !isListed ? t.notListed : status === 'available' ? t.onSiteNow : t.offSite;
  const rows = [
    { name: t.kind, value: words.unitKinds[kind] },
    { name: t.area, value: sizeSqm > 0 && t.sqm(formatAmount(sizeSqm)) },
    { name: t.rooms, value: bedrooms > 0 && isCounted(kind) && formatNumber(bedrooms) },
    { name: t.price, value: price !== null && formatMoney(price, currency ?? 'Unknown') },
    { name: t.onSite, value: site },
  ].filter(({ value }) => value);
  return <NamedValues className="deal-facts" rows={rows} />;
}

/** The other units of the same deal; each opens its own sheet. */
export function DealChain({ unit, onOpen }: { unit: TrackedUnit; onOpen: (no: ApartmentNo) => void }) {
  const { buildingsDeals: t } = useAdminTexts();
  const others = unit.deal?.units.filter(({ id }) => id !== unit.id) ?? [];
  if (others.length === 0) return null;
  return (
    <p className="deal-chain">
      <Icon name="link-simple" />
      {t.oneDealWith}
      {others.map(({ id, label }) => (
        <TextButton key={id} onPress={() => onOpen(id)}>
          <bdi dir="ltr">{label}</bdi>
        </TextButton>
      ))}
    </p>
  );
}
