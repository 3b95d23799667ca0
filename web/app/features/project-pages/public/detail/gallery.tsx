import { Link } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import '~/ui/public/button.css';
import { Icon } from '~/ui/public/icon.tsx';
import { Media, NoPicture } from '~/ui/public/media.tsx';
import { ACROSS_A_PHONE, type MediaFile } from '~/ui/public/media-file.ts';
import { OPENS_OVERLAY } from '~/ui/public/overlay.ts';
import { useRail } from '~/ui/public/rail.tsx';
import './gallery.css';
import { usePictureHref } from './picture-href.ts';

const LARGE = `(max-width: 48em) ${ACROSS_A_PHONE}, (max-width: 80em) 52vw, 39rem`;
const SMALL = `(max-width: 48em) ${ACROSS_A_PHONE}, (max-width: 80em) 25vw, 19rem`;

/** One large picture and four small ones; on phones a rail to swipe, with a counter. */
export function Gallery({ name, photos }: { name: string; photos: MediaFile[] }) {
  const t = usePublicTexts();
  const rail = useRail();
  const href = usePictureHref();
  const film = photos.findIndex((photo) => photo.video);
  if (photos.length === 0) return <NoPicture className="gallery-none" />;
  return (
    <div className="gallery-box">
      <ul
        className="gallery"
        aria-label={t.projectPagesDetail.photos}
        ref={rail.ref}
        onScroll={rail.onScroll}
      >
        {photos.map((photo, i) => (
          <li key={photo.url}>
            <Link to={href('photo', i)} {...OPENS_OVERLAY}>
              <Media
                file={photo}
                alt={
                  photo.video ? t.projectPagesDetail.filmOf(name) : t.projectPagesDetail.photo(name, i + 1)
                }
                sizes={i === 0 ? LARGE : SMALL}
                eager={i === 0}
              />
              {photo.video && <Icon name="play" className="gallery-play" />}
            </Link>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <span className="gallery-count" aria-hidden="true">
          <bdi dir="ltr" data-rail-count>
            {t.media.counter(rail.index + 1, photos.length)}
          </bdi>
        </span>
      )}
      <span className="gallery-btns">
        {film >= 0 && (
          <Link className="btn btn--glass" to={href('photo', film)} {...OPENS_OVERLAY}>
            <Icon name="play" />
            {t.projectPagesDetail.film}
          </Link>
        )}
        {photos.length > 1 && (
          <Link className="btn btn--glass gallery-all" to={href('photo', 0)} {...OPENS_OVERLAY}>
            <Icon name="images" />
            {t.projectPagesDetail.allPhotos(photos.length)}
          </Link>
        )}
      </span>
    </div>
  );
}
