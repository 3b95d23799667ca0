import { formatNumber } from '~/i18n/plural.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import './unit-dialog.css';
import type { UnitView } from './unit-view.ts';

/** A number with what it counts. */
const Figure = ({ value, label }: { value: number; label: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <bdi dir="ltr">{formatNumber(value)}</bdi>
    </dd>
  </div>
);

type Props = { unit: Pick<UnitView, 'bedrooms' | 'bathrooms' | 'sizeSqm'> };

/** Its rooms and size, in the dialog and on its page. */
export function UnitFigures({ unit: { bedrooms, bathrooms, sizeSqm } }: Props) {
  const t = usePublicTexts().unitPages;
  return (
    <dl className="unit-dialog-nums">
      {bedrooms > 0 && <Figure value={bedrooms} label={t.bedrooms(bedrooms)} />}
      <Figure value={bathrooms} label={t.bathrooms(bathrooms)} />
      <Figure value={sizeSqm} label={t.sqm} />
    </dl>
  );
}
