import { useEffect, useRef, useState } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import './button.css';
import { Icon } from './icon.tsx';
import './map-card.css';

/** How near the viewport the map must be before the maps service is contacted. */
const NEAR = '160px';

const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
};

type MapCardProps = { embed: string; place: string; className?: string };

/**
 * A drawing with a pin until the map is near the viewport or requested, and where the maps service cannot be
 * reached; the link beside it works without the map.
 */
export function MapCard({ embed, place, className = '' }: MapCardProps) {
  const t = usePublicTexts().media;
  const card = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!card.current || savesData()) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setShown(true);
        watcher.disconnect();
      },
      { rootMargin: NEAR },
    );
    watcher.observe(card.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className={`map-card ${className}`.trim()} ref={card}>
      <span className="map-card-pin">
        <Pin />
      </span>
      {isShown ? (
        <iframe
          src={embed}
          title={t.map(place)}
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
          data-loaded={loaded || undefined}
          onLoad={() => setLoaded(true)}
        />
      ) : (
        <button className="btn btn--glass needs-script" type="button" onClick={() => setShown(true)}>
          <Icon name="mapPin" />
          {t.showMap}
        </button>
      )}
    </div>
  );
}

/** The arch of the mark as a pin. */
const Pin = () => (
  <svg viewBox="0 0 40 52" aria-hidden="true">
    <path d="M20 51C14 42 2 34 2 20a18 18 0 0 1 36 0c0 14-12 22-18 31Z" />
    <path className="map-card-arch" d="M12 27v-7a8 8 0 0 1 16 0v7h-3.4v-7a4.6 4.6 0 0 0-9.2 0v7Z" />
  </svg>
);
