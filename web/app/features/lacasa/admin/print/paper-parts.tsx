import type { Apartment } from '@diyar/contract/lacasa';
import type { Lang } from '@diyar/contract/rules/language';
import type { ReactNode } from 'react';
import { Mark } from '~/ui/admin/layout/mark.tsx';
import { floorName } from '../floors/floor-name.ts';
import { formatDay, today } from '../payments/days.ts';
import type { DocumentWords } from './words.ts';

type HeadProps = { title: string; number?: string; lang: Lang; words: DocumentWords };

export const PaperHead = ({ title, number, lang, words }: HeadProps) => (
  <header className="document-head">
    <Mark />
    <span className="two-lines">
      <strong>{words.building}</strong>
      <small>
        {words.date}: {formatDay(today(), lang)}
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

export const holderRows = (apartment: Apartment, words: DocumentWords, lang: Lang) =>
  [
    [words.holder, <bdi key="name">{apartment.name}</bdi>],
    [
      words.phone,
      <bdi key="phone" dir="ltr">
        {apartment.phone || '—'}
      </bdi>,
    ],
    [
      words.apartment,
      <bdi key="label" dir="ltr">
        {apartment.label}
      </bdi>,
    ],
    [
      words.floor,
      <bdi key="floor" dir="ltr">
        {floorName(apartment.floor)}
      </bdi>,
    ],
    [words.reservedOn, apartment.reservedAt ? formatDay(apartment.reservedAt.slice(0, 10), lang) : '—'],
  ] as const;

export const Signatures = ({ words }: { words: DocumentWords }) => (
  <div className="document-signatures">
    <span>{words.signature}</span>
    <span>{words.holderSignature}</span>
  </div>
);
