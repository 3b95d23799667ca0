import { BEDS_FILTER_MAX } from '@diyar/contract/limits';
import type { Project } from '@diyar/contract/projects';
import type { Lang } from '@diyar/contract/rules/language';
import { labelOf, nameOf } from '@diyar/contract/rules/localized';
import { isOnOffer } from '@diyar/contract/rules/units';
import { data, redirect } from 'react-router';
import { targetLine, viewingRequest } from '~/features/messages/public/booking/viewing-request.ts';
import { RESULT_STATUS, readTyped } from '~/features/messages/public/send/message-form.ts';
import { sendPosted } from '~/features/messages/public/send/send-form.server.ts';
import { detailOf } from '~/features/project-pages/public/detail/detail-of.server.ts';
import { progressView } from '~/features/stages/public/progress-view.server.ts';
import { finderView } from '~/features/unit-pages/public/building/finder-view.server.ts';
import { unitsOf } from '~/features/unit-pages/public/units-of.server.ts';
import { publicTexts } from '~/i18n/public/index.ts';
import { searchWith, unitParam } from '~/lib/search-params.ts';
import type { Services } from '~/services.server.ts';
import { mediaPool } from '~/ui/public/media-file.ts';

/** Throws the page's error response when the project does not exist or cannot be read. */
export async function findProject({ reads, log }: Services, idOrSlug: string, lang: Lang) {
  const project = await reads.project(idOrSlug, lang).catch((error: unknown) => {
    log(error);
    throw data(null, { status: 503 });
  });
  if (!project) throw data(null, { status: 404 });
  return project;
}

/** How far it has come; a page without it is better than none. */
export const progressOf = ({ reads, log }: Services, projectId: number) =>
  reads.progress(projectId).catch((error: unknown) => {
    log(error);
    return null;
  });

/** The address names a home that is taken: the most similar ones here, or else other projects that have some. */
export async function takenOf({ reads, log }: Services, project: Project, search: string, lang: Lang) {
  const id = unitParam(search, 'unit') ?? unitParam(search, 'choose');
  if (id === null || project.units.some((unit) => unit.id === id && isOnOffer(unit))) return null;
  const unit = await reads.takenUnit(project.id, id).catch((error: unknown) => void log(error));
  if (!unit) return null;
  const { bedrooms, sizeSqm, state } = unit;
  const isEmpty = !project.units.some(isOnOffer);
  const beds = bedrooms > 0 ? { beds: Math.min(bedrooms, BEDS_FILTER_MAX) } : {};
  const others = isEmpty ? (await reads.projects({ ...beds, size: OTHERS + 1 })).items : [];
  return {
    label: labelOf(unit, lang),
    state,
    bedrooms,
    sizeSqm,
    others: others
      .filter((one) => one.id !== project.id && one.unitsAvailable > 0)
      .slice(0, OTHERS)
      .map((one) => ({ path: `/projects/${one.slug}`, name: nameOf(one, lang, one.slug) })),
  };
}

const OTHERS = 3;

export async function loadProject(services: Services, idOrSlug: string, lang: Lang, search = '') {
  const [project, t] = await Promise.all([findProject(services, idOrSlug, lang), publicTexts.load(lang)]);
  const media = mediaPool(services.site.apiBase, lang);
  const units = unitsOf(project.units, lang, media);
  const places = await services.reads.building(project.id).catch((error: unknown) => {
    services.log(error);
    return [];
  });
  const currency = project.priceFrom?.currency ?? null;
  return {
    progress: progressView(await progressOf(services, project.id), lang, services.site.apiBase),
    project: detailOf(project, lang, media, t.projectPagesDetail.untitled),
    units,
    finder: finderView({ places, units, currency, floorName: t.unitPages.floorName }, lang),
    taken: await takenOf(services, project, search, lang),
  };
}

/** The viewing form without scripts. A redirect to the thank-you follows, so that a reload sends nothing. */
export async function bookViewing(services: Services, idOrSlug: string, lang: Lang, request: Request) {
  const { project, units } = await loadProject(services, idOrSlug, lang);
  const posted = await request.formData();
  const unit = units.find(({ id }) => String(id) === posted.get('unitId'));
  const { search } = new URL(request.url);
  if (posted.get('unitId') && !unit) {
    const values = readTyped(posted, viewingRequest(NOWHERE).fields);
    return data({ status: 'unitTaken' as const, values }, { status: RESULT_STATUS.unitTaken });
  }
  const target = {
    projectId: project.id,
    unitId: unit?.id ?? null,
    page: project.path,
    targetLine: targetLine(services.site.apiBase, unit?.label, project.name),
  };
  const { reads, log } = services;
  const result = await sendPosted({
    form: viewingRequest(target),
    posted,
    lang,
    // closed when the project has no units (docs/product/public-site.md#viewing-request)
    send: units.length === 0 ? refuse : (...args) => reads.sendMessage(...args),
    log,
  });
  if (result.status !== 'sent') return data(result, { status: RESULT_STATUS[result.status] });
  const gone = { choose: null, unit: null, photo: null, layout: null };
  throw redirect(`${searchWith(search, { ...gone, sent: 1 })}#book`, 303);
}

const NOWHERE = { projectId: 0, unitId: null, page: '', targetLine: '' };

const refuse = () => Promise.reject(new Error('A viewing was requested in a project without units'));
