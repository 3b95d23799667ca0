import { Link } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { here } from '~/lib/address.tsx';
import '~/ui/public/button.css';
import '~/ui/public/group-head.css';
import { Icon } from '~/ui/public/icon.tsx';
import { MapCard } from '~/ui/public/map-card.tsx';
import { Media } from '~/ui/public/media.tsx';
import { Numbered } from '~/ui/public/numbered.tsx';
import { Rail } from '~/ui/public/rail.tsx';
import type { Detail } from './detail.ts';
import { usePictureHref } from './picture-href.ts';
import './detail.css';
import { Paragraphs } from '~/ui/public/paragraphs.tsx';

/** Title, city, address. */
export function Head({ project }: { project: Detail }) {
  const t = usePublicTexts().unitPages;
  const { name, city, place } = project;
  return (
    <header className="detail-head">
      <h1>
        <Numbered text={name} />
      </h1>
      {(city || place) && (
        <p className="detail-where">
          <Icon name="mapPin" />
          <span>
            {city && <b>{city}</b>}
            {city && place && t.comma}
            {place}
          </span>
        </p>
      )}
    </header>
  );
}

export function About({ paragraphs: [lead, ...others] }: { paragraphs: string[] }) {
  const t = usePublicTexts().projectPagesDetail;
  if (!lead) return null;
  return (
    <section aria-labelledby="h-about">
      <h2 id="h-about" className="visually-hidden">
        {t.about}
      </h2>
      <div className="prose">
        <p className="lead">{lead}</p>
        <Paragraphs texts={others} />
      </div>
    </section>
  );
}

/** The 'Project Photos' rail. */
export function Photos({ project: { name, photos } }: { project: Detail }) {
  const t = usePublicTexts().projectPagesDetail;
  const href = usePictureHref();
  if (photos.length < 2) return null;
  return (
    <section className="below detail-photos-section" aria-labelledby="h-photos">
      <div className="group-head">
        <h2 id="h-photos">{t.photos}</h2>
      </div>
      <Rail className="detail-photos" label={t.photos}>
        {photos.map((photo, i) => (
          <li key={photo.url}>
            <a className="detail-photo" href={href('photo', i)} {...here('over')}>
              <Media
                file={photo}
                alt={photo.video ? t.filmOf(name) : t.photo(name, i + 1)}
                sizes="(max-width: 48em) 62vw, 18rem"
              />
              {photo.video && <Icon name="play" className="gallery-play" />}
            </a>
          </li>
        ))}
      </Rail>
    </section>
  );
}

/** The 'Project Layouts' rail. */
export function Layouts({ layouts }: Pick<Detail, 'layouts'>) {
  const t = usePublicTexts().projectPagesDetail;
  const href = usePictureHref();
  if (layouts.length === 0) return null;
  return (
    <section className="below detail-layouts-section" aria-labelledby="h-layouts">
      <div className="group-head">
        <h2 id="h-layouts">{t.layouts}</h2>
      </div>
      <Rail className="detail-layouts" label={t.layouts}>
        {layouts.map(({ file, bedrooms, area }, i) => (
          <li key={file.url}>
            <a className="detail-layout" href={href('layout', i)} {...here('over')}>
              <Media
                className="media-layout"
                file={file}
                alt={t.layout(i + 1)}
                sizes="(max-width: 48em) 84vw, 23rem"
              />
              {area && (
                <span className="detail-layout-name">
                  <b>{bedrooms && t.layoutFor(bedrooms)}</b>
                  <span>
                    <bdi dir="ltr">{area}</bdi> {t.sqm}
                  </span>
                </span>
              )}
            </a>
          </li>
        ))}
      </Rail>
    </section>
  );
}

export function Features({ features }: Pick<Detail, 'features'>) {
  const t = usePublicTexts().projectPagesDetail;
  if (features.length === 0) return null;
  return (
    <section className="below" aria-labelledby="h-features">
      <div className="group-head">
        <h2 id="h-features">{t.features}</h2>
      </div>
      <ul className="detail-features">
        {features.map(({ text, paths }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two features may have the same text, and they never move
          <li key={i}>
            <svg className="icon" viewBox="0 0 256 256" fill="currentColor" aria-hidden="true">
              {paths.map((d) => (
                <path key={d} d={d} />
              ))}
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What can be printed and taken along. */
export function Papers({ project: { path } }: { project: Detail }) {
  const t = usePublicTexts().projectPagesDetail;
  return (
    <p className="btn-row">
      <Link className="btn btn--line" to={`${path}/brochure`}>
        {t.brochure}
      </Link>
      <Link className="btn btn--line" to={`${path}/prices`}>
        {t.prices}
      </Link>
    </p>
  );
}

/** The map card with its link, which works without the map. */
export function Location({ project: { name, address, map } }: { project: Detail }) {
  const t = usePublicTexts();
  if (!map) return null;
  return (
    <section className="below" aria-labelledby="h-location">
      <div className="group-head">
        <h2 id="h-location">{t.projectPagesDetail.location}</h2>
      </div>
      {map.embed && <MapCard embed={map.embed} place={name} />}
      <div className="detail-map-foot">
        {address && <p>{address}</p>}
        <a className="btn btn--line" href={map.open} target="_blank" rel="noreferrer">
          {t.media.openInMaps}
          <Icon name="arrowUpRight" className="icon--flip btn-arrow" />
        </a>
      </div>
    </section>
  );
}
