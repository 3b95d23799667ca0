import { foundUnits, readUnitQuery } from '@diyar/contract/rules/unit-query';
import { overlayOf } from '~/features/project-pages/public/detail/overlay-of.ts';
import { UnitFinder } from '~/features/unit-pages/public/building/unit-finder.tsx';
import { PreviewContext } from '~/features/unit-pages/public/is-preview.ts';
import { UnitList } from '~/features/unit-pages/public/unit-list.tsx';
import { useTakenUnits } from '~/features/unit-pages/public/use-taken-units.ts';
import { useAddress } from '~/lib/address.tsx';
import { unitParam } from '~/lib/search-params.ts';
import type { ProjectData } from './project-data.ts';

/** The drawn building with its filters, and the units that they leave. */
export default function ProjectUnits({ project, units, finder, isTaken, isPreview }: ProjectData) {
  const { search } = useAddress();
  const { taken } = useTakenUnits(isPreview ? null : project.id, units);
  const found = finder ? foundUnits(readUnitQuery(search), units, finder.currency) : units;
  return (
    <PreviewContext value={isPreview}>
      {finder && <UnitFinder view={finder} units={units} path={project.path} />}
      {found.length === 0 && units.length > 0 ? (
        <p id="units">{finder?.t.none}</p>
      ) : (
        <UnitList
          projectId={project.id}
          units={found}
          chosen={unitParam(search, 'choose')}
          taken={taken}
          gone={overlayOf(search, project, units).gone && !isTaken && !isPreview}
          hasUnits={project.hasUnits}
        />
      )}
    </PreviewContext>
  );
}
