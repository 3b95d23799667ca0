import { dayOf } from '@diyar/contract/rules/company-hours';
import { type UnitId, unitId } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { similarUnits } from '@diyar/contract/rules/similar-units';
import { isOnOffer } from '@diyar/contract/rules/units';
import { data } from 'react-router';
import { detailOf } from '~/features/project-pages/public/detail/detail-of.server.ts';
import { payPlanView } from '~/features/unit-pages/public/page/pay-plan-view.server.ts';
import { unitWords } from '~/features/unit-pages/public/page/unit-page-view.server.ts';
import { unitsOf } from '~/features/unit-pages/public/units-of.server.ts';
import { publicTexts } from '~/i18n/public/index.ts';
import { unitSearch } from '~/lib/search-params.ts';
import type { Services } from '~/services.server.ts';
import { mediaPool } from '~/ui/public/media-file.ts';
import { findProject, takenOf } from './project-loader.server.ts';

/** Only what the page shows of its project: its data is sent twice. */
async function readUnit(services: Services, idOrSlug: string, unitId: UnitId, lang: Lang) {
  const [project, t] = await Promise.all([findProject(services, idOrSlug, lang), publicTexts.load(lang)]);
  const { reads, log, site } = services;
  const media = mediaPool(site.apiBase, lang);
  const { id, path, name, city, priceFrom, photos } = detailOf(
    project,
    lang,
    media,
    t.projectPagesDetail.untitled,
  );
  const units = unitsOf(project.units, lang, media);
  const unit = units.find((one) => one.id === unitId) ?? null;
  const taken = unit ? null : await takenOf(services, project, unitSearch(unitId), lang);
  if (!unit && !taken) throw data(null, { status: 404 });
  const failed = (error: unknown) => {
    log(error);
    return [];
  };
  const [plans, building] = await Promise.all([
    unit?.price ? reads.plans(id).catch(failed) : [],
    unit ? reads.building(id).catch(failed) : [],
  ]);
  const plan =
    unit?.price && plans.length > 0
      ? payPlanView(
          { plans, price: unit.price, today: dayOf(Date.now()), handoverOn: project.handoverDate },
          lang,
        )
      : null;
  const place = building.find((one) => one.id === unitId);
  const like = unit ?? taken;
  const similar = like
    ? similarUnits(
        like,
        units.filter((one) => one !== unit),
      )
    : [];
  return {
    project: { id, path, name, city, priceFrom, picture: photos.find((photo) => !photo.video) ?? null },
    unit: unit && unit.photos.length === 0 ? { ...unit, photos: photos.slice(0, 5) } : unit,
    taken,
    plan,
    words: unitWords({ price: unit?.price ?? null, plan, place }, lang),
    similar: similar.map((one) => ({ ...one, path: `${path}/units/${one.id}`, about: [], layouts: [] })),
    isOpen: project.units.some(isOnOffer),
  };
}

export type UnitData = Awaited<ReturnType<typeof readUnit>>;

/** An address is arbitrary input: anything but a number is nobody's page. */
export async function loadUnit(services: Services, params: { id: string; unit: string }, lang: Lang) {
  if (!/^[1-9]\d{0,9}$/.test(params.unit)) throw data(null, { status: 404 });
  return readUnit(services, params.id, unitId(Number(params.unit)), lang);
}
