import type { TrackedUnit } from '@diyar/contract/buildings';
import type { Columns } from '@diyar/contract/rules/floor-columns';
import type { CSSProperties, ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { floorName } from '~/lib/admin/floor-name.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import type { TrackerFloor } from '../building-api.ts';
import { drawnFloor } from './floor-columns.ts';

type Props = { floor: TrackerFloor; columns: Columns; children: (apartment: TrackedUnit) => ReactNode };

/** More do not fit beside each other on a phone. */
const PHONE_COLUMNS = 4;

const rowOf = (columns: number) => ({ '--n': columns }) as CSSProperties;
const columnAt = (column: number | undefined) => ({ '--c': column }) as CSSProperties;

export function FloorRow({ floor: { floor, apartments }, columns, children }: Props) {
  const { buildings: t } = useAdminTexts();
  const reserved = apartments.filter((one) => one.reserved).length;
  const isEmpty = apartments.length === 0;
  const { count, isStacked, empty } = drawnFloor(floor, apartments, columns);
  return (
    <li
      className={classNames(
        'floors-row',
        floor === 0 && 'floors-row--ground',
        floor < 0 && 'floors-row--under',
      )}
      aria-label={t.floor(floorName(floor))}
    >
      <span className="floors-name">
        <b>
          <bdi dir="ltr">{floorName(floor)}</bdi>
        </b>
        {floor <= 0 && <small>{floor === 0 ? t.ground : t.basement}</small>}
      </span>
      {isEmpty ? (
        <div className="floors-units floors-units--none">
          {floor === 0 && <Arches />}
          <span>{t.noApartments}</span>
        </div>
      ) : (
        <ul
          className={classNames(
            'floors-units',
            isStacked && 'floors-units--stacked',
            count > PHONE_COLUMNS && 'floors-units--wide',
          )}
          style={rowOf(count)}
        >
          {apartments.map((apartment) => (
            <li key={apartment.id} style={isStacked ? columnAt(columns.of.get(apartment.id)) : undefined}>
              {children(apartment)}
            </li>
          ))}
          {empty.map((column) => (
            <li
              key={`empty ${column}`}
              className="floors-empty"
              style={columnAt(column)}
              aria-hidden="true"
            />
          ))}
        </ul>
      )}
      <span className="floors-count">
        {isEmpty ? floor === 0 && <small>{t.streetLevel}</small> : t.ofTotal(reserved, apartments.length)}
      </span>
    </li>
  );
}

const Arches = () => (
  <svg className="floors-arches" viewBox="0 0 132 44" aria-hidden="true">
    <path d="M4 44V18a18 18 0 0 1 36 0v26" />
    <path d="M4 18h36M22 0v44" />
    <path d="M48 44V18a18 18 0 0 1 36 0v26" />
    <path d="M66 0v44M62 26v6M70 26v6" />
    <path d="M92 44V18a18 18 0 0 1 36 0v26" />
    <path d="M92 18h36M110 0v44" />
  </svg>
);
