import { Link } from 'react-router';
import tall640avif from '~/assets/pictures/hero-tall-640.avif';
import tall640webp from '~/assets/pictures/hero-tall-640.webp';
import tall1080avif from '~/assets/pictures/hero-tall-1080.avif';
import tall1080webp from '~/assets/pictures/hero-tall-1080.webp';
import wide1280avif from '~/assets/pictures/hero-wide-1280.avif';
import wide1280webp from '~/assets/pictures/hero-wide-1280.webp';
import wide1920avif from '~/assets/pictures/hero-wide-1920.avif';
import wide1920webp from '~/assets/pictures/hero-wide-1920.webp';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Icon } from '~/ui/public/icon.tsx';
import './hero.css';

const PHONE = '(max-width: 640px)';
const TALL = {
  'image/avif': `${tall640avif} 640w, ${tall1080avif} 1080w`,
  'image/webp': `${tall640webp} 640w, ${tall1080webp} 1080w`,
};
const WIDE = {
  'image/avif': `${wide1280avif} 1280w, ${wide1920avif} 1920w`,
  'image/webp': `${wide1280webp} 1280w, ${wide1920webp} 1920w`,
};

/** The first view: a full-bleed picture, the title, one button. */
export function Hero() {
  const t = usePublicTexts().home;
  return (
    <section className="hero" aria-labelledby="h-hero">
      <picture className="hero-pic">
        {Object.entries(TALL).map(([type, srcSet]) => (
          <source
            key={type}
            media={PHONE}
            type={type}
            srcSet={srcSet}
            sizes="100vw"
            width={1080}
            height={1920}
          />
        ))}
        {Object.entries(WIDE).map(([type, srcSet]) => (
          <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
        ))}
        <img src={wide1280webp} alt="" width={1920} height={1080} fetchPriority="high" />
      </picture>
      <div className="hero-in wrap">
        <h1 id="h-hero">{t.title}</h1>
        <div className="hero-side">
          <p>{t.subtitle}</p>
          <Link className="btn on-picture" to="/properties">
            {t.browse}
            <Icon name="arrowRight" className="flip" />
          </Link>
        </div>
      </div>
    </section>
  );
}
