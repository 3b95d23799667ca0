import type { OpenPictures } from '~/features/projects/public/detail/overlay-of.ts';
import { UnitDialog } from '~/features/units/public/unit-dialog.tsx';
import type { UnitView } from '~/features/units/public/unit-view.ts';
import { ProjectLightbox } from './project-lightbox.tsx';

type ProjectOverlaysProps = {
  project: string;
  unit: UnitView | null;
  taken: boolean;
  /** The unit's own address. */
  url: string;
  pictures: OpenPictures | null;
};

/** What the address opens over the page. Its script comes when somebody is about to open something. */
export default function ProjectOverlays({ project, unit, taken, url, pictures }: ProjectOverlaysProps) {
  return (
    <>
      {unit && <UnitDialog key={unit.id} unit={unit} project={project} taken={taken} url={url} />}
      {pictures && <ProjectLightbox pictures={pictures} project={project} unit={unit?.label} />}
    </>
  );
}
