import { HERO_SLIDE_MS } from '@diyar/contract/limits';
import type { HeroDevice } from '@diyar/contract/rules/hero';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useBrand } from '~/lib/brand.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import { ACROSS_A_PHONE } from '~/ui/public/media-file.ts';
import { PicturePreload } from '~/ui/public/picture.tsx';
import { MEDIA, type Slide } from './slides.ts';
import './hero.css';

type Props = {
  slides: Slide[];
  /** There is no project yet: the button leads to the form. */
  isEmpty: boolean;
};

/**
 * The slideshow with title, subtitle and one button. Its bars are the controls (islands/slideshow.ts,
 * docs/product/public-site.md#hero-slideshow).
 */
export function Hero({ slides: [first, ...others], isEmpty }: Props) {
  const t = usePublicTexts().home;
  const brand = useBrand();
  return (
    <section
      className={first ? 'hero' : 'hero hero--plain'}
      aria-roledescription={t.carousel}
      aria-label={t.slides}
      data-hold={HERO_SLIDE_MS}
    >
      {first?.pictures.map((picture) => (
        <PicturePreload
          key={picture.device}
          {...picture}
          sizes={sizesOf(picture.device)}
          media={MEDIA[picture.device]}
        />
      ))}
      <div className="hero-pics">{first && <SlidePictures slide={first} isFirst />}</div>
      <template>
        {others.map((slide, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its position
          <SlidePictures key={i} slide={slide} isFirst={false} />
        ))}
      </template>
      <div className="hero-in wrap">
        <div className="hero-text">
          <div>
            {isEmpty && <p className="hero-soon">{t.soon}</p>}
            <h1>{brand.text('headline', t.title)}</h1>
          </div>
          <div className="hero-side">
            <p>
              {brand.text('description', isEmpty ? t.soonText : brand.isOwn ? t.ownSubtitle : t.subtitle)}
            </p>
            {isEmpty ? (
              <a className="btn btn--on-picture" href="#contact">
                {t.tellMe}
              </a>
            ) : (
              <Link className="btn btn--on-picture" to="/properties">
                {t.browse}
                <Icon name="arrowRight" className="icon--flip btn-arrow" />
              </Link>
            )}
          </div>
        </div>
        {first && others.length > 0 && <Bars slides={[first, ...others]} />}
      </div>
    </section>
  );
}

const sizesOf = (device: HeroDevice) => (device === 'mobile' ? ACROSS_A_PHONE : '100vw');

function SlidePictures({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const style = {
    '--blur': slide.blur && `url(${slide.blur})`,
    ...Object.fromEntries(slide.pictures.map(({ device, focal }) => [`--f-${device}`, focal])),
  } as CSSProperties;
  const fallback = slide.pictures[0];
  return (
    <picture
      className={isFirst ? 'hero-pic hero-pic--on' : 'hero-pic'}
      style={style}
      aria-hidden={isFirst ? undefined : true}
    >
      {slide.pictures.flatMap(({ device, avif, webp, src, width, height }) =>
        [
          { type: 'image/avif', srcSet: avif },
          { type: 'image/webp', srcSet: webp },
          { type: undefined, srcSet: src },
        ].map(
          ({ type, srcSet }) =>
            srcSet && (
              <source
                key={device + type}
                media={MEDIA[device]}
                type={type}
                srcSet={srcSet}
                sizes={sizesOf(device)}
                width={width}
                height={height}
              />
            ),
        ),
      )}
      <img
        src={fallback?.src}
        alt={isFirst ? slide.caption : ''}
        data-alt={slide.caption}
        width={fallback?.width}
        height={fallback?.height}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  );
}

function Bars({ slides }: { slides: Slide[] }) {
  const t = usePublicTexts().home;
  return (
    <div className="hero-bars needs-script">
      <ol>
        {slides.map(({ caption }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its position
          <li key={i}>
            <button type="button" aria-current={i === 0 || undefined} aria-label={t.slide(i + 1, caption)}>
              <span className="hero-bar" />
              <span className="hero-bar-name">{caption}</span>
            </button>
          </li>
        ))}
      </ol>
      <button
        className="btn-tool hero-pause"
        type="button"
        aria-label={t.pause}
        data-pause={t.pause}
        data-play={t.play}
      >
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </div>
  );
}
