import { formatPrice } from '~/i18n/price.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useAddress } from '~/lib/address.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import { Media } from '~/ui/public/media.tsx';
import { ACROSS_A_PHONE } from '~/ui/public/media-file.ts';
import { range } from '../detail/range.ts';
import type { Card } from './card.ts';
import './card.css';

const SIZES = `(max-width: 40em) ${ACROSS_A_PHONE}, (max-width: 60em) 46vw, 31rem`;

/** A picture, the name, the city, then one row of figures. The whole card is one link. */
export function ProjectCard({ card, eager = false }: { card: Card; eager?: boolean }) {
  const t = usePublicTexts().projectPagesList;
  const { hrefTo } = useAddress();
  return (
    <article className="card">
      <a href={hrefTo(card.path)}>
        <span className="card-pic">
          <Media file={card.picture} alt="" sizes={SIZES} className="card-photo" eager={eager} card />
          {card.soon && <span className="card-badge">{t.soon}</span>}
        </span>
        <span className="card-title">
          <h3>{card.name}</h3>
          <span className="card-city">{card.city}</span>
        </span>
        <Figures card={card} />
      </a>
    </article>
  );
}

function Figures({ card: { beds, area, available, priceFrom } }: { card: Card }) {
  const t = usePublicTexts().projectPagesList.card;
  return (
    <span className="card-meta">
      {area && !beds && <span>{t.offices}</span>}
      {beds && (
        <span>
          <Icon name="bed" />
          <bdi dir="ltr">{range(...beds)}</bdi>
          {` ${t.beds}`}
        </span>
      )}
      {area && (
        <span>
          <Icon name="area" />
          <bdi dir="ltr">{range(...area)}</bdi>
          {` ${t.sqm}`}
        </span>
      )}
      {available > 0 && (
        <span>
          <Icon name="key" />
          <bdi dir="ltr">{available}</bdi>
          {` ${t.available}`}
        </span>
      )}
      <span className="card-price">
        {priceFrom ? (
          <>
            <span>{t.from}</span> <bdi dir="ltr">{formatPrice(priceFrom)}</bdi>
          </>
        ) : (
          t.onRequest
        )}
      </span>
    </span>
  );
}
