import { usePublicTexts } from '~/i18n/public/index.ts';
import { here } from '~/lib/address.tsx';
import '~/ui/public/button.css';
import { Icon } from '~/ui/public/icon.tsx';
import { Media, NoPicture } from '~/ui/public/media.tsx';
import { ACROSS_A_PHONE, type MediaFile } from '~/ui/public/media-file.ts';
import './gallery.css';
import { usePictureHref } from './picture-href.ts';

const LARGE = `(max-width: 48em) ${ACROSS_A_PHONE}, (max-width: 80em) 52vw, 39rem`;
const SMALL = `(max-width: 48em) ${ACROSS_A_PHONE}, (max-width: 80em) 25vw, 19rem`;

/** One large picture and four small ones; on phones a rail to swipe, with a counter. */
export function Gallery({ name, photos }: { name: string; photos: MediaFile[] }) {
  const t = usePublicTexts();
  const href = usePictureHref();
  const film = photos.findIndex((photo) => photo.video);
  if (photos.length === 0) return <NoPicture className="gallery-none" />;
  return (
    <div className="gallery-box">
      <ul className="gallery" aria-label={t.projectPagesDetail.photos}>
        {photos.map((photo, i) => (
          <li key={photo.url}>
            <a href={href('photo', i)} {...here('over')}>
              <Media
                file={photo}
                alt={
                  photo.video ? t.projectPagesDetail.filmOf(name) : t.projectPagesDetail.photo(name, i + 1)
                }
                sizes={i === 0 ? LARGE : SMALL}
                eager={i === 0}
              />
              {photo.video && <Icon name="play" className="gallery-play" />}
            </a>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <span className="gallery-count" aria-hidden="true">
          <bdi dir="ltr" data-rail-count>
            {t.media.counter(1, photos.length)}
          </bdi>
        </span>
      )}
      <span className="gallery-btns">
        {film >= 0 && (
          <a className="btn btn--glass" href={href('photo', film)} {...here('over')}>
            <Icon name="play" />
            {t.projectPagesDetail.film}
          </a>
        )}
        {photos.length > 1 && (
          <a className="btn btn--glass gallery-all" href={href('photo', 0)} {...here('over')}>
            <Icon name="images" />
            {t.projectPagesDetail.allPhotos(photos.length)}
          </a>
        )}
      </span>
    </div>
  );
}
