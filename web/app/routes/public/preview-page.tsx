import { foundUnits, readUnitQuery } from '@diyar/contract/rules/unit-query';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { Booking } from '~/features/messages/public/booking/booking.tsx';
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
  Photos,
} from '~/features/project-pages/public/detail/sections.tsx';
import { PreviewBar, type PreviewBarProps } from '~/features/project-pages/public/preview/preview-bar.tsx';
import type { FinderView } from '~/features/unit-pages/public/building/finder-view.server.ts';
import { UnitFinder } from '~/features/unit-pages/public/building/unit-finder.tsx';
import { PreviewContext } from '~/features/unit-pages/public/is-preview.ts';
import '~/features/unit-pages/public/unit-dialog.css';
import { UnitList } from '~/features/unit-pages/public/unit-list.tsx';
import type { UnitView } from '~/features/unit-pages/public/unit-view.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Icon } from '~/ui/public/icon.tsx';
import '~/ui/public/lightbox.css';
import { loadOverlays, useOverlaysSoon } from './overlays-soon.ts';
import { useSite } from './use-site.ts';

const ProjectOverlays = lazy(loadOverlays);

const NONE: ReadonlySet<number> = new Set();

type PreviewPageProps = {
  project: Detail;
  units: UnitView[];
  finder: FinderView | null;
  bar: PreviewBarProps;
};

/** The project's page as it will be, of which nothing can be sent (docs/product/publishing.md#previews). */
export function PreviewPage({ project, units, finder, bar }: PreviewPageProps) {
  const t = usePublicTexts();
  const { search } = useLocation();
  const site = useSite();
  const layouts = project.layouts.map(({ file }) => file);
  const { unit, pictures } = overlayOf(search, { photos: project.photos, layouts }, units);
  const found = finder ? foundUnits(readUnitQuery(search), units, finder.currency) : units;
  useOverlaysSoon();
  return (
    <PreviewContext value={true}>
      <div className="wrap">
        <Link className="btn-back" to="/properties">
          <Icon name="arrowLeft" className="icon--flip" />
          {t.projectPagesDetail.back}
        </Link>
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
                chosen={null}
                taken={NONE}
                gone={false}
                hasUnits={project.hasUnits}
              />
            )}
            <Photos project={project} />
            <Layouts layouts={project.layouts} />
            <Features features={project.features} />
            <Location project={project} />
          </div>
          <div inert>
            <Booking
              target={{ projectId: project.id, unitId: null, page: project.path, targetLine: '' }}
              project={project.name}
              open={units.length > 0}
              chosen={null}
              contact={site.contact}
              url={site.urlOf(project.path)}
              result={undefined}
              isTaken={async () => false}
              onSent={() => {}}
            />
          </div>
        </div>
      </div>
      <PreviewBar {...bar} />
      <Suspense>
        {(unit || pictures) && (
          <ProjectOverlays
            project={project.name}
            unit={unit}
            taken={false}
            url={site.urlOf(project.path)}
            pictures={pictures}
          />
        )}
      </Suspense>
    </PreviewContext>
  );
}
