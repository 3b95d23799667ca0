import { foundUnits, readUnitQuery } from '@diyar/contract/rules/unit-query';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Booking, BookingBar } from '~/features/messages/public/booking/booking.tsx';
import { type BookingResult, targetLine } from '~/features/messages/public/booking/viewing-request.ts';
import type { Detail } from '~/features/project-pages/public/detail/detail.ts';
import { Facts } from '~/features/project-pages/public/detail/facts.tsx';
import { Gallery } from '~/features/project-pages/public/detail/gallery.tsx';
import { overlayOf } from '~/features/project-pages/public/detail/overlay-of.ts';
import {
  About,
  Features,
  Head,
  Layouts,
  Location,
  Papers,
  Photos,
} from '~/features/project-pages/public/detail/sections.tsx';
import { StructuredScript } from '~/features/project-pages/public/detail/structured-script.tsx';
// their scripts are loaded later, but a page that is rendered with one open needs their styles
import '~/features/unit-pages/public/unit-dialog.css';
import type { FinderView } from '~/features/unit-pages/public/building/finder-view.server.ts';
import { UnitFinder } from '~/features/unit-pages/public/building/unit-finder.tsx';
import { type Taken, TakenUnit } from '~/features/unit-pages/public/taken-unit.tsx';
import { UnitList } from '~/features/unit-pages/public/unit-list.tsx';
import type { UnitView } from '~/features/unit-pages/public/unit-view.ts';
import { useTakenUnits } from '~/features/unit-pages/public/use-taken-units.ts';
import { formatPrice } from '~/i18n/price.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { numberParam, searchWith, unitParam } from '~/lib/search-params.ts';
import { Icon } from '~/ui/public/icon.tsx';
import '~/ui/public/lightbox.css';
import { chosenOf, loadOverlays, useOverlaysSoon } from './overlays-soon.ts';
import { useSite } from './use-site.ts';

const ProjectOverlays = lazy(loadOverlays);

type ProjectPageProps = {
  project: Detail;
  units: UnitView[];
  finder: FinderView | null;
  /** The home that the address names, if it is taken. */
  taken: Taken | null;
  result: BookingResult | undefined;
};

/**
 * What is open or selected is in the address, so that all of it works without scripts
 * (docs/product/public-site.md#project-page).
 */
export function ProjectPage({ project, units, finder, taken: takenHome, result }: ProjectPageProps) {
  const t = usePublicTexts();
  const { search } = useLocation();
  const navigate = useNavigate();
  const site = useSite();
  const { taken, check } = useTakenUnits(project.id, units);
  const layouts = project.layouts.map(({ file }) => file);
  const { unit, gone, pictures } = overlayOf(search, { photos: project.photos, layouts }, units);
  const chosen = units.find(({ id }) => id === unitParam(search, 'choose') && !taken.has(id)) ?? null;
  const shownChosen = chosen && chosenOf(chosen);
  const open = units.length > 0;
  const found = finder ? foundUnits(readUnitQuery(search), units, finder.currency) : units;
  useOverlaysSoon();
  const priceFrom = project.priceFrom && formatPrice(project.priceFrom);
  return (
    <>
      <div className="wrap">
        <Link className="btn-back" to="/properties">
          <Icon name="arrowLeft" className="icon--flip" />
          {t.projectPagesDetail.back}
        </Link>
        {takenHome && <TakenUnit taken={takenHome} units={units} />}
        <Gallery name={project.name} photos={project.photos} />
        <div className="detail-grid">
          <div className="detail-main">
            <Head project={project} />
            <Facts facts={project.facts} />
            <About paragraphs={project.about} />
            {finder && <UnitFinder view={finder} units={units} path={project.path} />}
            {found.length === 0 && units.length > 0 ? (
              <p id="units">{finder?.t.none}</p>
            ) : (
              <UnitList
                projectId={project.id}
                units={found}
                chosen={chosen?.id ?? null}
                taken={taken}
                gone={gone && !takenHome}
                hasUnits={project.hasUnits}
              />
            )}
            <Photos project={project} />
            <Layouts layouts={project.layouts} />
            <Features features={project.features} />
            <Papers project={project} />
            <Location project={project} />
          </div>
          <Booking
            target={{
              projectId: project.id,
              unitId: chosen?.id ?? null,
              page: project.path,
              targetLine: targetLine(site.apiBase, chosen?.label, project.name),
            }}
            project={project.name}
            open={open}
            chosen={shownChosen}
            contact={site.contact}
            url={site.urlOf(project.path, chosen ? `unit=${chosen.id}` : '')}
            result={result ?? (numberParam(search, 'sent') ? { status: 'sent' } : undefined)}
            isTaken={async () => chosen !== null && (await check()).has(chosen.id)}
            onSent={() => {
              if (!chosen) return;
              navigate(
                { search: searchWith(search, { choose: null }) },
                { replace: true, preventScrollReset: true },
              );
            }}
          />
        </div>
      </div>
      <BookingBar chosen={shownChosen} priceFrom={priceFrom} project={project.name} open={open} />
      <Suspense>
        {(unit || pictures) && (
          <ProjectOverlays
            project={project.name}
            unit={unit}
            taken={unit !== null && taken.has(unit.id)}
            url={site.urlOf(project.path, unit ? `unit=${unit.id}` : '')}
            pictures={pictures}
          />
        )}
      </Suspense>
      <StructuredScript
        source={{
          project,
          units,
          url: site.urlOf(project.path),
          absolute: site.absolute,
          unitUrl: (id) => site.urlOf(`${project.path}/units/${id}`),
          seller: site.contact.name,
          list: { name: t.projectPagesDetail.back, url: site.urlOf('/properties') },
          home: { name: t.shell.brand, url: site.urlOf('/') },
        }}
      />
    </>
  );
}
