import { Link } from 'react-router';
import avif390 from '~/assets/pictures/door-390.avif';
import webp390 from '~/assets/pictures/door-390.webp';
import avif780 from '~/assets/pictures/door-780.avif';
import webp780 from '~/assets/pictures/door-780.webp';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useBrand } from '~/lib/brand.tsx';
import { Picture } from './picture.tsx';

const DOOR = {
  avif: `${avif390} 390w, ${avif780} 780w`,
  webp: `${webp390} 390w, ${webp780} 780w`,
  src: webp780,
  width: 780,
  height: 1067,
};

/** A page can pass its own texts for what was not found, and its status where that is another. */
export function NotFound({ code, title, text }: { code?: number; title?: string; text?: string }) {
  const t = usePublicTexts().notFound;
  const brand = useBrand();
  return (
    <div className="not-found wrap">
      <div className="not-found-text">
        <p className="not-found-code">
          <bdi dir="ltr">{code ?? t.code}</bdi>
        </p>
        <h1>{title ?? t.title}</h1>
        <p className="lead">{text ?? t.text}</p>
        <div className="btn-row">
          <Link className="btn" to="/">
            {t.home}
          </Link>
          <Link className="btn btn--line" to="/properties">
            {t.browse}
          </Link>
        </div>
      </div>
      {!brand.isOwn && (
        <Picture
          source={DOOR}
          alt=""
          sizes="(max-width: 48em) 62vw, 27rem"
          className="not-found-door"
          eager
        />
      )}
    </div>
  );
}
