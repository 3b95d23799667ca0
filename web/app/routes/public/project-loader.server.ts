import type { Lang } from '@diyar/contract/rules/language';
import { data, redirect } from 'react-router';
import { targetLine, viewingRequest } from '~/features/messages/public/booking/viewing-request.ts';
import { RESULT_STATUS } from '~/features/messages/public/send/message-form.ts';
import { sendPosted } from '~/features/messages/public/send/send-form.server.ts';
import { detailOf } from '~/features/projects/public/detail/detail-of.server.ts';
import { unitsOf } from '~/features/units/public/units-of.server.ts';
import { publicTexts } from '~/i18n/public/index.ts';
import { searchWith } from '~/lib/search-params.ts';
import type { Services } from '~/services.server.ts';
import { mediaPool } from '~/ui/public/media-file.ts';

/** Throws the page's error response when the project does not exist or cannot be read. */
async function findProject({ reads, log }: Services, idOrSlug: string, lang: Lang) {
  const project = await reads.project(idOrSlug, lang).catch((error: unknown) => {
    log(error);
    throw data(null, { status: 503 });
  });
  if (!project) throw data(null, { status: 404 });
  return project;
}

export async function loadProject(services: Services, idOrSlug: string, lang: Lang) {
  const [project, t] = await Promise.all([findProject(services, idOrSlug, lang), publicTexts.load(lang)]);
  const media = mediaPool(services.site.apiBase);
  return {
    project: detailOf(project, lang, media, t.projectsDetail.untitled),
    units: unitsOf(project.units, lang, media),
  };
}

/** The viewing form without scripts. A redirect to the thank-you follows, so that a reload sends nothing. */
export async function bookViewing(services: Services, idOrSlug: string, lang: Lang, request: Request) {
  const { project, units } = await loadProject(services, idOrSlug, lang);
  const posted = await request.formData();
  const unit = units.find(({ id }) => String(id) === posted.get('unitId'));
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
  const { search } = new URL(request.url);
  const gone = { choose: null, unit: null, photo: null, layout: null };
  throw redirect(`${searchWith(search, { ...gone, sent: 1 })}#book`, 303);
}

const refuse = () => Promise.reject(new Error('A viewing was requested in a project without units'));
