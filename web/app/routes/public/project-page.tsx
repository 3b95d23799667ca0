import { Link, useLocation } from 'react-router';
import { Booking } from '~/features/messages/public/booking/booking.tsx';
import type { BookingResult } from '~/features/messages/public/booking/viewing-request.ts';
import type { Detail } from '~/features/project-pages/public/detail/detail.ts';
import { Facts } from '~/features/project-pages/public/detail/facts.tsx';
import { Gallery } from '~/features/project-pages/public/detail/gallery.tsx';
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
import { PreviewBar, type PreviewBarProps } from '~/features/project-pages/public/preview/preview-bar.tsx';
import { Progress } from '~/features/stages/public/progress.tsx';
import type { ProgressView } from '~/features/stages/public/progress-view.server.ts';
import type { FinderView } from '~/features/unit-pages/public/building/finder-view.server.ts';
import { type Taken, TakenUnit } from '~/features/unit-pages/public/taken-unit.tsx';
import type { UnitView } from '~/features/unit-pages/public/unit-view.ts';
import { formatPrice } from '~/i18n/price.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Island, IslandBlock } from '~/islands/island.tsx';
import { numberParam } from '~/lib/search-params.ts';
import { Icon } from '~/ui/public/icon.tsx';
import ProjectBooking from './project-booking.island.tsx';
import { PROJECT_DATA, type ProjectData } from './project-data.ts';
import ProjectOverlays from './project-overlays.island.tsx';
import ProjectUnits from './project-units.island.tsx';
import { useSite } from './use-site.ts';

type ProjectPageProps = {
  project: Detail;
  units: UnitView[];
  finder: FinderView | null;
  progress: ProgressView | null;
  /** The home that the address names, if it is taken. */
  taken?: Taken | null;
  result?: BookingResult | undefined;
  /** A preview: the page as it will be, of which nothing can be sent (docs/product/publishing.md#previews). */
  preview?: PreviewBarProps;
};

/**
 * What is open or selected is in the address, so that all of it works without scripts
 * (docs/product/public-site.md#project-page).
 */
export function ProjectPage({ project, units, finder, progress, taken, result, preview }: ProjectPageProps) {
  const t = usePublicTexts();
  const { search } = useLocation();
  const site = useSite();
  const { id, name, path, hasUnits, photos } = project;
  const { phone, whatsapp, email } = site.contact;
  const data: ProjectData = {
    project: { id, name, path, hasUnits, photos, layouts: project.layouts.map(({ file }) => file) },
    units,
    finder,
    isTaken: Boolean(taken),
    isPreview: preview !== undefined,
    url: site.urlOf(path),
    apiBase: site.apiBase,
    priceFrom: project.priceFrom && formatPrice(project.priceFrom),
    contact: { phone, whatsapp, email },
    result: result ?? (numberParam(search, 'sent') ? { status: 'sent' } : undefined),
  };
  const shared = { props: data, block: PROJECT_DATA };
  return (
    <>
      <IslandBlock id={PROJECT_DATA} props={data} />
      <div className="wrap">
        <Link className="btn-back" to="/properties">
          <Icon name="arrowLeft" className="icon--flip" />
          {t.projectPagesDetail.back}
        </Link>
        {taken && <TakenUnit taken={taken} units={units} />}
        <Gallery name={name} photos={photos} />
        <div className="detail-grid">
          <div className="detail-main">
            <Head project={project} />
            <Facts facts={project.facts} />
            <About paragraphs={project.about} />
            <Island name="project-units" is={ProjectUnits} {...shared} />
            <Photos project={project} />
            <Layouts layouts={project.layouts} />
            {progress && <Progress view={progress} path={preview ? null : `${path}/progress`} />}
            <Features features={project.features} />
            {!preview && <Papers project={project} />}
            <Location project={project} />
          </div>
          {preview ? (
            <div inert>
              <Booking
                target={{ projectId: id, unitId: null, page: path, targetLine: '' }}
                project={name}
                open={units.length > 0}
                chosen={null}
                contact={data.contact}
                url={data.url}
                isTaken={async () => false}
                onSent={() => {}}
              />
            </div>
          ) : (
            <Island name="project-booking" is={ProjectBooking} {...shared} />
          )}
        </div>
      </div>
      {preview && <PreviewBar {...preview} />}
      <Island name="project-overlays" is={ProjectOverlays} {...shared} />
      {!preview && (
        <StructuredScript
          source={{
            project,
            units,
            progress: progress?.pictures.map(({ file }) => file) ?? [],
            url: site.urlOf(path),
            absolute: site.absolute,
            unitUrl: (id) => site.urlOf(`${path}/units/${id}`),
            seller: site.contact.name,
            list: { name: t.projectPagesDetail.back, url: site.urlOf('/properties') },
            home: { name: site.brand.name, url: site.urlOf('/') },
          }}
        />
      )}
    </>
  );
}
