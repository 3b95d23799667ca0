import type { Project } from '@diyar/contract/projects';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { useStages } from './stages-api.ts';

/** In the editor: how far the building has come, and the way to its stages. */
export function StagesPanel({ project }: { project: Project | null }) {
  return project && <SavedPanel projectId={project.id} />;
}

function SavedPanel({ projectId }: { projectId: number }) {
  const { stages: t } = useAdminTexts();
  const { data } = useStages(projectId);
  // still loading, or a server without stages
  if (!data) return null;
  const { items } = data;
  return (
    <section className="editor-group">
      <h2>{t.title}</h2>
      <p className="note">
        {items.length === 0
          ? t.panelNone
          : t.panelCount(items.filter(({ reachedOn }) => reachedOn !== null).length, items.length)}
      </p>
      <LinkButton
        icon={items.length === 0 ? 'plus' : 'pencil-simple'}
        to={`/admin/projects/${projectId}/stages`}
      >
        {items.length === 0 ? t.start : t.open}
      </LinkButton>
    </section>
  );
}
