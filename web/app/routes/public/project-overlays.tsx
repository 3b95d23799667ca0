import type { OpenPictures } from '~/features/project-pages/public/detail/overlay-of.ts';
import { UnitDialog } from '~/features/unit-pages/public/unit-dialog.tsx';
import type { UnitView } from '~/features/unit-pages/public/unit-view.ts';
import { ProjectLightbox } from './project-lightbox.tsx';

type ProjectOverlaysProps = {
  project: string;
  unit: UnitView | null;
  taken: boolean;
  /** The URL of the unit. */
  url: string;
  pictures: OpenPictures | null;
};

/** The dialog or lightbox that the address opens. Its script is loaded shortly before it is needed. */
export default function ProjectOverlays({ project, unit, taken, url, pictures }: ProjectOverlaysProps) {
  return (
    <>
      {unit && <UnitDialog key={unit.id} unit={unit} project={project} taken={taken} url={url} />}
      {pictures && <ProjectLightbox pictures={pictures} project={project} unit={unit?.label} />}
    </>
  );
}
