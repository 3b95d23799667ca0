import type { DealRef } from '@diyar/contract/money-desk';
import type { Sum } from '@diyar/contract/rules/ledger';
import { nameOf } from '@diyar/contract/rules/localized';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Money } from '~/ui/admin/values/money.tsx';

export { Money };

/** 'ILS 48,000 · USD 12,400': currencies are never added together. */
export const Sums = ({ of }: { of: readonly Sum[] }) => (
  <span className="money-desk-sums">
    {of.map((sum) => (
      <Money key={sum.currency} {...sum} />
    ))}
  </span>
);

/** The buyer, with the way to the account. */
export function DealLink({ deal }: { deal: DealRef }) {
  const { moneyDesk: t } = useAdminTexts();
  return (
    <Link className="money-desk-name" to={dealPath(deal.id)}>
      <bdi>{deal.name || t.noName}</bdi>
    </Link>
  );
}

/** 'A-302 +1' and its building. */
export function UnitOf({ deal }: { deal: DealRef }) {
  const { lang } = useLanguage();
  const [first, ...others] = deal.units;
  return (
    <span className="two-lines">
      <strong>
        <bdi dir="ltr">
          {first?.label ?? '—'}
          {others.length > 0 && ` +${others.length}`}
        </bdi>
      </strong>
      {deal.building && <small>{nameOf(deal.building, lang)}</small>}
    </span>
  );
}
