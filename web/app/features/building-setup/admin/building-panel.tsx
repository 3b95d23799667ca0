import type { Project } from '@diyar/contract/projects';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { floorsPath } from '~/lib/admin/paths.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { useBuildingSetup } from './building-setup-api.ts';

/** In the editor: whether the project is a building, what it would gain, and the way to its floors. */
export function BuildingPanel({ project }: { project: Project | null }) {
  const { buildingSetup: t } = useAdminTexts();
  if (project) return <SavedPanel projectId={project.id} />;
  return (
    <Panel>
      <p className="note">{t.panelNew}</p>
    </Panel>
  );
}

function Panel({ children }: { children: ReactNode }) {
  const { buildingSetup: t } = useAdminTexts();
  return (
    <section className="editor-group">
      <h2>{t.title}</h2>
      {children}
    </section>
  );
}

/** Leaving the editor for the set-up asks first when there are unsaved changes. */
function SavedPanel({ projectId }: { projectId: number }) {
  const { buildingSetup: t } = useAdminTexts();
  const { data: setup } = useBuildingSetup(projectId);
  // still loading, or a server without buildings
  if (!setup) return null;
  const to = `/admin/projects/${projectId}/building`;
  const { floorsFrom, floorsTo } = setup;
  if (floorsFrom === null || floorsTo === null)
    return (
      <Panel>
        <p className="note">{t.panelGain}</p>
        <LinkButton icon="stack" to={to}>
          {t.setUp}
        </LinkButton>
      </Panel>
    );
  const count = setup.floors.reduce((sum, { units }) => sum + units.length, 0);
  return (
    <Panel>
      <p>{t.panelFloors(floorsFrom, floorsTo, count)}</p>
      <LinkButton icon="pencil-simple" to={to}>
        {t.change}
      </LinkButton>
      <LinkButton variant="quiet" icon="stack" to={floorsPath({ id: projectId })}>
        {t.tracker}
      </LinkButton>
    </Panel>
  );
}
