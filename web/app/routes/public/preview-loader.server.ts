import { momentText } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';
import { data } from 'react-router';
import { detailOf } from '~/features/project-pages/public/detail/detail-of.server.ts';
import { previewTexts } from '~/features/project-pages/public/preview/preview-texts.ts';
import { progressView } from '~/features/stages/public/progress-view.server.ts';
import { finderView } from '~/features/unit-pages/public/building/finder-view.server.ts';
import { unitsOf } from '~/features/unit-pages/public/units-of.server.ts';
import { publicTexts } from '~/i18n/public/index.ts';
import type { Services } from '~/services.server.ts';
import { mediaPool } from '~/ui/public/media-file.ts';
import { progressOf } from './project-loader.server.ts';

/** For those who have the link, and only while it works. */
export const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** What the page says instead when there is no preview to show. */
export type NoPreview = { title: string; text: string };

export async function loadPreview(services: Services, token: string, lang: Lang) {
  const { reads, log, site } = services;
  const words = previewTexts[lang];
  const found = await reads.preview(token).catch((error: unknown) => {
    log(error);
    throw data(null, { status: 503, headers: PRIVATE });
  });
  if (found === null) throw gone(404, { title: words.missing, text: words.missingHelp });
  if (found === 'ended') throw gone(410, { title: words.ended, text: words.endedHelp });
  const t = await publicTexts.load(lang);
  const { project, places, endsAt } = found;
  const media = mediaPool(site.apiBase, lang);
  const units = unitsOf(project.units, lang, media);
  const currency = project.priceFrom?.currency ?? null;
  return {
    project: {
      ...detailOf(project, lang, media, t.projectPagesDetail.untitled),
      path: `/preview/${token}`,
    },
    // as it is now, and not as it was when the link was made: what is no longer shown is shown nowhere
    progress: progressView(await progressOf(services, project.id), lang, site.apiBase),
    units,
    finder: finderView({ places, units, currency, floorName: t.unitPages.floorName }, lang),
    bar: { tag: words.tag, note: words.notYet, ends: words.ends(dayIn(endsAt, lang)) },
  };
}

const gone = (status: 404 | 410, words: NoPreview) => data(words, { status, headers: PRIVATE });

const dayIn = (at: string, lang: Lang) => momentText(at, lang, { day: 'numeric', month: 'long' });
