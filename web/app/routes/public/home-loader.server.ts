import { FEATURED_LIMIT } from '@diyar/contract/limits';
import { slidesFor } from '@diyar/contract/rules/hero';
import type { Lang } from '@diyar/contract/rules/language';
import { readCompanyOrSample } from '~/features/company/public/company-read.server.ts';
import type { Figures } from '~/features/company/public/company-section.tsx';
import { introOf } from '~/features/company/public/intro-of.ts';
import { slidesOf } from '~/features/hero/public/slides.ts';
import { cardOf } from '~/features/project-pages/public/card/card.ts';
import { publicTexts } from '~/i18n/public/index.ts';
import type { Services } from '~/services.server.ts';
import { mediaFile } from '~/ui/public/media-file.ts';

/** A read that fails leaves its section out; the rest of the page is rendered. */
export async function loadHome(services: Services, lang: Lang) {
  const { reads, site, log } = services;
  const orNull = <T>(read: Promise<T>) =>
    read.catch((error: unknown) => {
      log(error);
      return null;
    });
  const [{ company }, hero, chosen, counted, places, brand, t] = await Promise.all([
    readCompanyOrSample(services),
    orNull(reads.heroMedia()),
    orNull(reads.projects({ lang, featured: true, size: FEATURED_LIMIT })),
    orNull(reads.figures()),
    orNull(reads.places()),
    orNull(reads.brand()),
    publicTexts.load(lang),
  ]);
  // nobody has chosen one yet: whatever is on the site
  const featured =
    chosen?.total === 0 && counted?.projects
      ? await orNull(reads.projects({ lang, size: FEATURED_LIMIT }))
      : chosen;
  const cards = (featured?.items ?? []).map((item) =>
    cardOf(item, lang, site.apiBase, t.projectPagesList.card.untitled),
  );
  // link previews are wide
  const [wide] = slidesFor(hero ?? [], 'desktop');
  const figures: Figures = {
    projects: counted?.projects ?? 0,
    homes: counted?.homes ?? 0,
    cities: places?.length ?? 0,
  };
  const isEmpty = counted?.projects === 0 && featured?.total === 0;
  return {
    isEmpty,
    ...introOf(company, lang),
    shared: wide && mediaFile(wide, site.apiBase),
    slides: slidesOf(hero ?? [], lang, site.apiBase, isEmpty || (brand?.isOwn ?? false)),
    featured: { cards, total: featured?.total ?? 0, failed: featured === null },
    figures,
  };
}
