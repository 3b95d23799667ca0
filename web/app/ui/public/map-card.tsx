import { usePublicTexts } from '~/i18n/public/index.ts';
import './button.css';
import { Icon } from './icon.tsx';
import './map-card.css';

type MapCardProps = { embed: string; place: string; className?: string };

/**
 * A drawing with a pin until the map is near the viewport or requested (islands/listeners.ts), and where the maps
 * service cannot be reached; the link beside it works without the map.
 */
export function MapCard({ embed, place, className = '' }: MapCardProps) {
  const t = usePublicTexts().media;
  return (
    <div className={`map-card ${className}`.trim()} data-map={embed} data-title={t.map(place)}>
      <span className="map-card-pin">
        <Pin />
      </span>
      <button className="btn btn--glass needs-script" type="button">
        <Icon name="mapPin" />
        {t.showMap}
      </button>
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
