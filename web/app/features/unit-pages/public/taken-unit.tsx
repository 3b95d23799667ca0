import type { TakenState } from '@diyar/contract/public-reads';
import { similarUnits } from '@diyar/contract/rules/similar-units';
import { formatNumber } from '~/i18n/plural.ts';
import { formatPrice } from '~/i18n/price.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { here, useAddress } from '~/lib/address.tsx';
import './taken-unit.css';
import { useUnitHref } from './unit-href.ts';
import type { UnitView } from './unit-view.ts';

/** Never its price, nor who has it. */
export type Taken = {
  label: string;
  state: TakenState;
  bedrooms: number;
  sizeSqm: number;
  /** Projects with similar homes, where this one has none left. */
  others: { path: string; name: string }[];
};

/** An address of a home that is held, reserved, sold or withdrawn says so, and shows the most similar ones. */
export function TakenUnit({ taken, units }: { taken: Taken; units: UnitView[] }) {
  const t = usePublicTexts().unitPages;
  const href = useUnitHref();
  const { hrefTo } = useAddress();
  const similar = similarUnits(taken, units);
  const { others } = taken;
  return (
    <aside className="taken-unit" aria-labelledby="h-taken">
      <h2 id="h-taken">{t.takenTitle(taken.label, taken.state)}</h2>
      <p>{similar.length > 0 ? t.takenSimilar : others.length > 0 ? t.takenOthers : t.takenNone}</p>
      <ul className="taken-unit-list">
        {similar.map((unit) => (
          <li key={unit.id}>
            <a href={href.open(unit.id)} {...here('over')}>
              <bdi>{unit.label}</bdi>
            </a>
            <span>
              {unit.bedrooms > 0 && `${formatNumber(unit.bedrooms)} ${t.bedrooms(unit.bedrooms)}${t.comma}`}
              <bdi dir="ltr">{formatNumber(unit.sizeSqm)}</bdi> {t.sqm}
              {unit.price && (
                <>
                  {t.comma}
                  <bdi dir="ltr">{formatPrice(unit.price)}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
        {similar.length === 0 &&
          others.map((one) => (
            <li key={one.path}>
              <a href={hrefTo(one.path)}>{one.name}</a>
            </li>
          ))}
      </ul>
    </aside>
  );
}
