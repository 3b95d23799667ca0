import type { Building, TrackedUnit } from '@diyar/contract/buildings';
import type { Lang } from '@diyar/contract/rules/language';
import type { ReactNode } from 'react';
import { Mark } from '~/ui/admin/layout/mark.tsx';
import { nameIn } from '../buildings/building-name.ts';
import { floorName } from '../floors/floor-name.ts';
import { formatDay, today } from '../payments/days.ts';
import type { DocumentTexts } from './document-texts.ts';

type HeadProps = { title: string; number?: string; building: string; lang: Lang; texts: DocumentTexts };

/** LaCasa has a name of its own on papers. */
export const paperName = (building: Building | null, lang: Lang, texts: DocumentTexts) =>
  building === null || building.isLacasa ? texts.building : nameIn(building, lang);

export const PaperHead = ({ title, number, building, lang, texts }: HeadProps) => (
  <header className="document-head">
    <Mark />
    <span className="two-lines">
      <strong>{building}</strong>
      <small>
        {texts.date}: {formatDay(today(), lang)}
      </small>
    </span>
    <h2>
      {title}
      {number && <small>{number}</small>}
    </h2>
  </header>
);

export const Facts = ({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="document-facts">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const holderRows = (apartment: TrackedUnit, texts: DocumentTexts, lang: Lang) =>
  [
    [texts.holder, <bdi key="name">{apartment.name}</bdi>],
    [
      texts.phone,
      <bdi key="phone" dir="ltr">
        {apartment.phone || '—'}
      </bdi>,
    ],
    [
      texts.apartment,
      <bdi key="label" dir="ltr">
        {apartment.label}
      </bdi>,
    ],
    [
      texts.floor,
      <bdi key="floor" dir="ltr">
        {floorName(apartment.floor)}
      </bdi>,
    ],
    [texts.reservedOn, apartment.reservedAt ? formatDay(apartment.reservedAt.slice(0, 10), lang) : '—'],
  ] as const;

export const Signatures = ({ texts }: { texts: DocumentTexts }) => (
  <div className="document-signatures">
    <span>{texts.signature}</span>
    <span>{texts.holderSignature}</span>
  </div>
);
