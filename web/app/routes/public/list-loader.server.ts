import type { Lang } from '@diyar/contract/rules/language';
import { labelOf, nameOf } from '@diyar/contract/rules/localized';
import { projectPath } from '@diyar/contract/rules/project-status';
import { type ListedUnit, partsOf, readShortlist } from '@diyar/contract/rules/shortlist';
import { similarUnits } from '@diyar/contract/rules/similar-units';
import { data, redirect } from 'react-router';
import { viewingRequest } from '~/features/messages/public/booking/viewing-request.ts';
import { RESULT_STATUS } from '~/features/messages/public/send/message-form.ts';
import { sendPosted } from '~/features/messages/public/send/send-form.server.ts';
import { shortlistView } from '~/features/unit-pages/public/shortlist/shortlist-view.server.ts';
import { unitsOf } from '~/features/unit-pages/public/units-of.server.ts';
import { publicTexts } from '~/i18n/public/index.ts';
import { brandIn } from '~/lib/brand.tsx';
import { searchWith } from '~/lib/search-params.ts';
import type { Services } from '~/services.server.ts';
import { mediaPool } from '~/ui/public/media-file.ts';

/** It is one visitor's: no cache and no search engine keeps it. */
export const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** Each project of the list, with its units on offer; what cannot be found is left out. */
async function findListed(
  { reads, site }: Services,
  list: readonly ListedUnit[],
  lang: Lang,
  untitled: string,
) {
  const media = mediaPool(site.apiBase, lang);
  const ids = [...new Set(list.map((one) => partsOf(one).projectId))];
  const found = await Promise.all(ids.map((id) => reads.project(String(id), lang)));
  const projects = new Map(
    found.flatMap((project) => {
      if (!project) return [];
      const { id } = project;
      const shown = { id, name: nameOf(project, lang, untitled), path: projectPath(project) };
      return [[id, { ...shown, units: unitsOf(project.units, lang, media) }] as const];
    }),
  );
  const all = list.map(async (key) => {
    const { projectId, unitId } = partsOf(key);
    const project = projects.get(projectId);
    if (!project) return null;
    const unit = project.units.find(({ id }) => id === unitId);
    if (unit) return { key, project, unit, taken: null };
    const taken = await reads.takenUnit(projectId, unitId);
    if (!taken) return null;
    const similar = similarUnits(taken, project.units)[0] ?? null;
    return { key, project, unit: null, taken: { label: labelOf(taken, lang), state: taken.state, similar } };
  });
  return (await Promise.all(all)).filter((one) => one !== null);
}

export async function loadList(services: Services, search: string, lang: Lang) {
  const query = new URLSearchParams(search);
  const t = await publicTexts.load(lang);
  const list = readShortlist(query.get('u'));
  const found = await findListed(services, list, lang, t.projectPagesDetail.untitled).catch(
    (error: unknown) => {
      services.log(error);
      throw data(null, { status: 503 });
    },
  );
  const { sqm, comma, onFloor } = t.unitPages;
  const chosen = readShortlist(query.getAll('c').join(','));
  const brand = brandIn(await services.reads.brand().catch(() => null), lang).name;
  const view = shortlistView(
    found,
    chosen,
    { brand, sqm, comma, onFloor, bedroomsOf: t.projectPagesDetail.layoutFor },
    lang,
  );
  const offered = found.filter(({ unit }) => unit !== null);
  const projects = new Set(offered.map(({ project }) => project.id));
  const [first] = offered;
  return {
    view,
    target: {
      projectId: first && projects.size === 1 ? first.project.id : null,
      unitId: first?.unit && offered.length === 1 ? first.unit.id : null,
      page: '/list',
      targetLine: '',
      about: view.about,
    },
    isOpen: offered.length > 0,
  };
}

/** One request about all units of the list, without scripts. */
export async function askAboutList(services: Services, request: Request, lang: Lang) {
  const { search } = new URL(request.url);
  const { target } = await loadList(services, search, lang);
  const { reads, log } = services;
  const posted = await request.formData();
  const result = await sendPosted({
    form: viewingRequest(target),
    posted,
    lang,
    send: (...args) => reads.sendMessage(...args),
    log,
  });
  if (result.status !== 'sent') return data(result, { status: RESULT_STATUS[result.status] });
  throw redirect(`${searchWith(search, { sent: 1 })}#book`, 303);
}
