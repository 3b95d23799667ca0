import type { HeroDevice } from '@diyar/contract/rules/hero';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Icon } from '~/ui/public/icon.tsx';
import { ACROSS_A_PHONE } from '~/ui/public/media-file.ts';
import { PicturePreload } from '~/ui/public/picture.tsx';
import { MEDIA, type Slide } from './slides.ts';
import { useSlideshow } from './use-slideshow.ts';
import './hero.css';

/**
 * The slideshow with title, subtitle and one button. Its bars are the controls
 * (docs/product/public-site.md#hero-slideshow).
 */
export function Hero({ slides }: { slides: Slide[] }) {
  const t = usePublicTexts().home;
  const show = useSlideshow(slides.length);
  return (
    <section
      className={`hero ${show.runs ? 'hero--running' : ''} ${show.isStill ? 'hero--still' : ''}`}
      aria-roledescription={t.carousel}
      aria-label={t.slides}
      {...show.hoverProps}
    >
      {slides[0]?.pictures.map((picture) => (
        <PicturePreload
          key={picture.device}
          {...picture}
          sizes={sizesOf(picture.device)}
          media={MEDIA[picture.device]}
        />
      ))}
      <div className="hero-pics">
        {slides.slice(0, show.ready).map((slide, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its position
          <SlidePictures key={i} slide={slide} isOn={i === show.index} isFirst={i === 0} />
        ))}
      </div>
      <div className="hero-in wrap">
        <div className="hero-text">
          <h1>{t.title}</h1>
          <div className="hero-side">
            <p>{t.subtitle}</p>
            <Link className="btn btn--on-picture" to="/properties">
              {t.browse}
              <Icon name="arrowRight" className="icon--flip btn-arrow" />
            </Link>
          </div>
        </div>
        {slides.length > 1 && <Bars slides={slides} show={show} />}
      </div>
    </section>
  );
}

const sizesOf = (device: HeroDevice) => (device === 'mobile' ? ACROSS_A_PHONE : '100vw');

function SlidePictures({ slide, isOn, isFirst }: { slide: Slide; isOn: boolean; isFirst: boolean }) {
  const style = {
    '--blur': slide.blur && `url(${slide.blur})`,
    ...Object.fromEntries(slide.pictures.map(({ device, focal }) => [`--f-${device}`, focal])),
  } as CSSProperties;
  const fallback = slide.pictures[0];
  return (
    <picture
      className={isOn ? 'hero-pic hero-pic--on' : 'hero-pic'}
      style={style}
      aria-hidden={isOn ? undefined : true}
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
        alt={isOn ? slide.caption : ''}
        width={fallback?.width}
        height={fallback?.height}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  );
}

type BarsProps = { slides: Slide[]; show: ReturnType<typeof useSlideshow> };

function Bars({ slides, show }: BarsProps) {
  const t = usePublicTexts().home;
  return (
    <div className="hero-bars needs-script">
      <ol>
        {slides.map(({ caption }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its position
          <li key={i}>
            <button
              type="button"
              aria-current={i === show.index || undefined}
              aria-label={t.slide(i + 1, caption)}
              onClick={() => show.show(i)}
            >
              <span className="hero-bar" />
              <span className="hero-bar-name">{caption}</span>
            </button>
          </li>
        ))}
      </ol>
      <button
        className="btn-tool hero-pause"
        type="button"
        aria-label={show.isPaused ? t.play : t.pause}
        onClick={show.togglePause}
      >
        <Icon name={show.isPaused ? 'play' : 'pause'} />
      </button>
    </div>
  );
}
