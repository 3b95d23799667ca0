import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const source = {
  avif: '/a/640.avif 640w',
  webp: '/a/640.webp 640w',
  src: '/a/640.jpeg',
  width: 4,
  height: 3,
};
const drawn = (eager: boolean, avif = source.avif) =>
  renderToStaticMarkup(<Picture source={{ ...source, avif }} alt="" sizes="88vw" eager={eager} />);

describe('a picture', () => {
  it('of the first view is preloaded in the head, in the size it will be shown in', () => {
    const link = /<link rel="preload"[^>]*>/.exec(drawn(true))?.[0];
    expect(link).toContain('imageSrcSet="/a/640.avif 640w"');
    expect(link).toContain('imageSizes="88vw"');
    expect(link).toContain('type="image/avif"');
  });

  it('further down is loaded lazily', () => {
    expect(drawn(false)).not.toContain('preload');
    expect(drawn(false)).toContain('loading="lazy"');
  });

  it('without sizes is not requested twice', () => {
    expect(drawn(true, '')).not.toContain('preload');
  });
});
