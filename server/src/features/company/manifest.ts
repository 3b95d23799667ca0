import type { Manifest, SiteBrand } from '@diyar/contract/brand';
import type { Company } from '@diyar/contract/company';
import { GROUNDS } from '@diyar/contract/rules/accent';
import { ICON_SIZES } from '@diyar/contract/rules/brand';
import { dirOf, type Lang } from '@diyar/contract/rules/language';
import { nameOf } from '@diyar/contract/rules/localized';

/** What a phone shows of the site on its home screen; addresses are relative to the API's `/brand/manifest`. */
export function manifestOf(
  company: Company,
  { name, logo }: SiteBrand,
  lang: Lang,
  basePath: string,
): Manifest {
  const [paper = '#ffffff'] = GROUNDS.light;
  return {
    name: nameOf(company, lang, name[lang]),
    short_name: name[lang],
    lang,
    dir: dirOf(lang),
    start_url: `${basePath}?lang=${lang}`,
    scope: basePath,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: logo
      ? ICON_SIZES.map((size) => ({
          src: logo.icon.replace(/^\/brand\/(.*)\/icon-32\.png$/, `$1/icon-${size}.png`),
          sizes: `${size}x${size}`,
          type: 'image/png',
        }))
      : [],
  };
}
