import { listedUnit } from '@diyar/contract/rules/shortlist';
import { formatNumber } from '~/i18n/plural.ts';
import { formatPrice } from '~/i18n/price.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { here } from '~/lib/address.tsx';
import '~/ui/public/button.css';
import { Icon } from '~/ui/public/icon.tsx';
import { ChooseLink } from './choose-link.tsx';
import { useIsPreview } from './is-preview.ts';
import { Heart } from './shortlist/heart.tsx';
import { useUnitHref } from './unit-href.ts';
import type { Columns } from './unit-list.tsx';
import type { UnitView } from './unit-view.ts';

type State = 'free' | 'chosen' | 'taken';

const LOOKS: Record<State, string> = {
  free: 'unit-list-row',
  chosen: 'unit-list-row unit-list-row--on',
  taken: 'unit-list-row unit-list-row--off',
};

type UnitRowProps = { unit: UnitView; projectId: number; columns: Columns; state: State };

export function UnitRow({ unit, projectId, columns, state }: UnitRowProps) {
  const t = usePublicTexts().unitPages;
  const href = useUnitHref();
  const isPreview = useIsPreview();
  const floor = unit.floor === null ? '' : t.floorName(unit.floor);
  return (
    <tr className={LOOKS[state]}>
      <th scope="row">
        <a className="unit-list-link" href={href.open(unit.id)} {...here('over')}>
          <bdi>{unit.label}</bdi>
          {(floor || unit.view) && (
            <span className="unit-list-view">
              {floor && (
                <span>
                  {floor}
                  {unit.view && t.between}
                </span>
              )}
              {unit.view}
            </span>
          )}
        </a>
      </th>
      {columns.beds && <Figure label={t.beds} value={unit.bedrooms} />}
      <Figure label={t.baths} value={unit.bathrooms} />
      <Figure label={t.area} value={unit.sizeSqm} after={t.sqm} />
      {columns.floor && <td className="unit-list-floor">{floor}</td>}
      {columns.price && (
        <td className="unit-list-price">
          {state !== 'taken' && (unit.price ? <bdi dir="ltr">{formatPrice(unit.price)}</bdi> : t.onRequest)}
        </td>
      )}
      <td className="unit-list-act">
        {isPreview ? null : state === 'taken' ? (
          <span className="unit-list-off">
            <Icon name="lock" />
            {t.reserved}
          </span>
        ) : (
          <span className="unit-list-choice">
            <Heart unit={listedUnit(projectId, unit.id)} label={unit.label} />
            <Choice unit={unit} chosen={state === 'chosen'} />
          </span>
        )}
      </td>
    </tr>
  );
}

function Figure({ label, value, after }: { label: string; value: number; after?: string }) {
  return (
    <td className="unit-list-number" data-label={label}>
      <span>
        <bdi dir="ltr">{formatNumber(value)}</bdi>
        {after && ` ${after}`}
      </span>
    </td>
  );
}

function Choice({ unit: { id, label }, chosen }: { unit: UnitView; chosen: boolean }) {
  const t = usePublicTexts().unitPages;
  if (chosen)
    return (
      <ChooseLink unit={null} className="btn btn--small" label={t.release(label)} current>
        <Icon name="check" />
        {t.chosen}
      </ChooseLink>
    );
  return (
    <ChooseLink unit={id} className="btn btn--small btn--line" label={t.chooseNamed(label)}>
      {t.choose}
    </ChooseLink>
  );
}
