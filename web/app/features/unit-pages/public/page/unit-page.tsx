import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '~/i18n/plural.ts';
import { formatPrice } from '~/i18n/price.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { here, useAddress } from '~/lib/address.tsx';
import { searchWith } from '~/lib/search-params.ts';
import { UnitFigures } from '../unit-figures.tsx';
import '~/ui/public/button.css';
import '~/ui/public/group-head.css';
import { Icon } from '~/ui/public/icon.tsx';
import { Media } from '~/ui/public/media.tsx';
import { Numbered } from '~/ui/public/numbered.tsx';
import { Paragraphs } from '~/ui/public/paragraphs.tsx';
import type { UnitView } from '../unit-view.ts';
import './unit-page.css';
import type { UnitWords } from './unit-page-view.server.ts';

type UnitAboutProps = {
  unit: UnitView;
  words: UnitWords;
  /** The project's page, where the building is drawn. */
  project: string;
  url: string;
  name: string;
  /** More to do with it, beside the WhatsApp link. */
  children?: ReactNode;
};

/** Name, figures, price and place of one unit: docs/product/buyers.md#the-page-of-a-unit. */
export function UnitAbout({ unit, words, project, name, url, children }: UnitAboutProps) {
  const t = usePublicTexts().unitPages;
  const floor = unit.floor === null ? '' : t.onFloor(unit.floor);
  const share = `https://wa.me/?text=${encodeURIComponent(t.shareText(unit.label, name, url))}`;
  return (
    <div className="unit-page">
      <header>
        <h1>
          <Numbered text={unit.label} />
        </h1>
        <p>{[name, floor, unit.view].filter(Boolean).join(t.between)}</p>
      </header>
      <UnitFigures unit={unit} />
      <p className="unit-page-price">
        <span>
          <span>{words.price}</span>
          <b>
            <bdi>{words.shownPrice}</bdi>
          </b>
        </span>
        {words.monthly && (
          <a className="btn-link" href="#plan">
            {words.monthly}
          </a>
        )}
      </p>
      <p className="unit-page-acts">
        {children}
        <a className="btn-link" href={share} target="_blank" rel="noreferrer">
          {t.share}
        </a>
        {words.where && (
          <Link className="btn-link" to={{ pathname: project, hash: '#building' }}>
            {words.where}
          </Link>
        )}
      </p>
      <Paragraphs texts={unit.about} className="unit-page-text" />
    </div>
  );
}

/** Its floor plan, which opens over the page. */
export function UnitLayout({ unit: { layouts, label } }: { unit: UnitView }) {
  const t = usePublicTexts().unitPages;
  const { search, hrefOf } = useAddress();
  const [layout] = layouts;
  if (!layout) return null;
  return (
    <section className="unit-page-plan below" aria-labelledby="h-layout">
      <div className="group-head">
        <h2 id="h-layout">{t.layout}</h2>
      </div>
      <a
        className="unit-page-layout"
        href={hrefOf(searchWith(search, { layout: 1, photo: null }))}
        aria-label={t.enlarge}
        {...here('over')}
      >
        <Media
          className="media-layout"
          file={layout}
          alt={t.layouts(label)}
          sizes="(max-width: 48em) 90vw, 45rem"
          contain
        />
      </a>
    </section>
  );
}

export type SimilarUnit = UnitView & { path: string };

export function SimilarUnits({ units, title }: { units: SimilarUnit[]; title: string }) {
  const t = usePublicTexts().unitPages;
  if (units.length === 0) return null;
  return (
    <section className="unit-page-others below" aria-labelledby="h-similar">
      <div className="group-head">
        <h2 id="h-similar">{title}</h2>
      </div>
      <ul className="unit-page-similar">
        {units.map((unit) => (
          <li key={unit.id}>
            <Link to={unit.path}>
              <Media file={unit.photos[0] ?? null} alt="" sizes="(max-width: 48em) 44vw, 15rem" />
              <b>
                <bdi>{unit.label}</bdi>
              </b>
              <span>
                {[
                  unit.bedrooms > 0 && `${formatNumber(unit.bedrooms)} ${t.bedrooms(unit.bedrooms)}`,
                  `${formatNumber(unit.sizeSqm)} ${t.sqm}`,
                ]
                  .filter(Boolean)
                  .join(t.comma)}
              </span>
              {unit.price && (
                <span>
                  <bdi dir="ltr">{formatPrice(unit.price)}</bdi>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type NotOfferedProps = { title: string; text: string; children?: ReactNode };

/** It is held, reserved, sold or withdrawn: never its price, nor who has it. */
export function NotOffered({ title, text, children }: NotOfferedProps) {
  return (
    <div className="unit-page-taken">
      <Icon name="lock" />
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
