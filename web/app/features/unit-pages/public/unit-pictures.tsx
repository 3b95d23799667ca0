import { usePublicTexts } from '~/i18n/public/index.ts';
import { here } from '~/lib/address.tsx';
import '~/ui/public/button.css';
import { Icon } from '~/ui/public/icon.tsx';
import { Media, NoPicture } from '~/ui/public/media.tsx';
import { isPlainClick } from '~/ui/public/plain-click.ts';
import { opensLightbox } from './lightbox-width.ts';
import { useUnitHref } from './unit-href.ts';
import type { UnitView } from './unit-view.ts';

type UnitPicturesProps = {
  unit: UnitView;
  index: number;
  onStep: (by: number) => void;
  onPick: (index: number) => void;
};

/** The large picture, which opens the lightbox, and the thumbnails below it. */
export function UnitPictures({ unit, index, onStep, onPick }: UnitPicturesProps) {
  const t = usePublicTexts();
  const href = useUnitHref();
  const { id, label, photos } = unit;
  const current = photos[index];
  if (!current)
    return (
      <div className="unit-dialog-media">
        <div className="unit-dialog-main">
          <NoPicture className="unit-dialog-photo" />
        </div>
      </div>
    );
  return (
    <div className="unit-dialog-media">
      <div className="unit-dialog-main">
        <a href={href.picture(id, 'photo', index)} {...here('over')}>
          <Media
            className="unit-dialog-photo"
            file={current}
            alt={t.unitPages.photo(label, index + 1)}
            sizes="(max-width: 48em) 100vw, 39rem"
            eager
          />
        </a>
        {photos.length > 1 && (
          <span className="unit-dialog-nav needs-script">
            <button
              className="btn-tool"
              type="button"
              aria-label={t.media.previous}
              onClick={() => onStep(-1)}
            >
              <Icon name="caretLeft" className="icon--flip" />
            </button>
            <span aria-live="polite">
              <bdi dir="ltr" aria-hidden="true">
                {t.media.counter(index + 1, photos.length)}
              </bdi>
              <span className="visually-hidden">{t.media.counterAloud(index + 1, photos.length)}</span>
            </span>
            <button className="btn-tool" type="button" aria-label={t.media.next} onClick={() => onStep(1)}>
              <Icon name="caretRight" className="icon--flip" />
            </button>
          </span>
        )}
      </div>
      {photos.length > 1 && (
        <ul className="unit-dialog-thumbs" aria-label={t.unitPages.photos(label)}>
          {photos.map((photo, i) => (
            <li key={photo.url}>
              <a
                href={href.picture(id, 'photo', i)}
                {...here('over')}
                aria-current={i === index || undefined}
                onClick={(event) => {
                  if (!isPlainClick(event) || opensLightbox()) return;
                  event.preventDefault();
                  onPick(i);
                }}
              >
                <Media file={photo} alt={t.unitPages.photo(label, i + 1)} sizes="8rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
