import type { Apartment, Floor } from '@diyar/contract/lacasa';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import { floorName } from './floor-name.ts';

type Props = { floor: Floor; children: (apartment: Apartment) => ReactNode };

export function FloorRow({ floor: { floor, apartments }, children }: Props) {
  const { lacasa: t } = useAdminTexts();
  const reserved = apartments.filter((one) => one.reserved).length;
  const isEmpty = apartments.length === 0;
  return (
    <li
      className={classNames('fl', floor === 0 && 'fl--ground', floor < 0 && 'fl--under')}
      aria-label={t.floor(floorName(floor))}
    >
      <span className="fl__n">
        <b>
          <bdi dir="ltr">{floorName(floor)}</bdi>
        </b>
        {floor <= 0 && <small>{floor === 0 ? t.ground : t.basement}</small>}
      </span>
      {isEmpty ? (
        <div className="fl__u fl__u--none">
          {floor === 0 && <Arches />}
          <span>{t.noApartments}</span>
        </div>
      ) : (
        <ul className="fl__u">
          {apartments.map((apartment) => (
            <li key={apartment.id}>{children(apartment)}</li>
          ))}
        </ul>
      )}
      <span className="fl__c">
        {isEmpty ? floor === 0 && <small>{t.streetLevel}</small> : t.ofTotal(reserved, apartments.length)}
      </span>
    </li>
  );
}

const Arches = () => (
  <svg className="arches" viewBox="0 0 132 44" aria-hidden="true">
    <path d="M4 44V18a18 18 0 0 1 36 0v26" />
    <path d="M4 18h36M22 0v44" />
    <path d="M48 44V18a18 18 0 0 1 36 0v26" />
    <path d="M66 0v44M62 26v6M70 26v6" />
    <path d="M92 44V18a18 18 0 0 1 36 0v26" />
    <path d="M92 18h36M110 0v44" />
  </svg>
);
