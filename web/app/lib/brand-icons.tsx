import { ICON_SIZES } from '@diyar/contract/rules/brand';
import { use } from 'react';
import { BrandContext, useBrand } from './brand.tsx';
import { useLanguage } from './language.tsx';

/** A square of the company's colour with its first letter, for a company without a logo. */
function letterIcon(name: string, colour: string): string {
  const [letter = ''] = [...name.trim()];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><text x="32" y="44" font-family="sans-serif" font-size="36" fill="#fff" text-anchor="middle">${escaped(letter)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const escaped = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const OLIVE = '#46583a';

/** The icons of tab and home screen. A phone's are named by a manifest, which only a company with a logo has. */
export function BrandIcons({ builtIn }: { builtIn: string }) {
  const { lang } = useLanguage();
  const accent = use(BrandContext)?.accent;
  const { name, isOwn, logo } = useBrand();
  if (!isOwn) return <link rel="icon" href={builtIn} type="image/svg+xml" />;
  if (!logo) return <link rel="icon" href={letterIcon(name, accent?.light ?? OLIVE)} type="image/svg+xml" />;
  const sized = (size: number) => logo.icon.replace('icon-32', `icon-${size}`);
  return (
    <>
      <link rel="icon" href={logo.icon} type="image/png" sizes="32x32" />
      <link
        rel="icon"
        href={sized(ICON_SIZES[0])}
        type="image/png"
        sizes={`${ICON_SIZES[0]}x${ICON_SIZES[0]}`}
      />
      <link rel="apple-touch-icon" href={sized(180)} />
      <link rel="manifest" href={logo.icon.replace(/\/[^/]+\/icon-32\.png$/, `/manifest?lang=${lang}`)} />
    </>
  );
}
