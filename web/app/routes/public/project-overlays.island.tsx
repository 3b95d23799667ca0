import { overlayOf } from '~/features/project-pages/public/detail/overlay-of.ts';
import { PreviewContext } from '~/features/unit-pages/public/is-preview.ts';
import { UnitDialog } from '~/features/unit-pages/public/unit-dialog.tsx';
import { useTakenUnits } from '~/features/unit-pages/public/use-taken-units.ts';
import { useAddress } from '~/lib/address.tsx';
import { type ProjectData, urlOfUnit } from './project-data.ts';
import { ProjectLightbox } from './project-lightbox.tsx';

/** The dialog or lightbox that the address opens. */
export default function ProjectOverlays({ project, units, url, isPreview }: ProjectData) {
  const { search } = useAddress();
  const { taken } = useTakenUnits(isPreview ? null : project.id, units);
  const { unit, pictures } = overlayOf(search, project, units);
  return (
    <PreviewContext value={isPreview}>
      {unit && (
        <UnitDialog
          key={unit.id}
          unit={unit}
          project={project.name}
          taken={taken.has(unit.id)}
          url={urlOfUnit(url, unit.id)}
        />
      )}
      {pictures && <ProjectLightbox pictures={pictures} project={project.name} unit={unit?.label} />}
    </PreviewContext>
  );
}
