import type { ReactNode } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import type { Facts as FactsOf } from './facts-of.ts';
import './facts.css';

const Figure = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>;

/** Only known facts, each with its label. */
export function Facts({ facts }: { facts: FactsOf }) {
  const t = usePublicTexts().projectPagesDetail;
  const { bedrooms, area, floors, available, handover } = facts;
  const shown: [string, ReactNode][] = [
    [t.bedrooms, bedrooms && <Figure>{bedrooms}</Figure>],
    [
      t.area,
      area && (
        <>
          <Figure>{area}</Figure> {t.sqm}
        </>
      ),
    ],
    [t.floors, floors && <Figure>{floors}</Figure>],
    [
      t.available,
      available && (
        <>
          <Figure>{available.left}</Figure> {t.of} <Figure>{available.of}</Figure>
        </>
      ),
    ],
    [t.handover, handover],
  ];
  const known = shown.filter(([, figure]) => figure);
  if (known.length === 0) return null;
  return (
    <dl className="facts">
      {known.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
