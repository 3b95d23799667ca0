import type { ProjectCard as Card, ProjectList } from '@diyar/contract/projects';
import type { ProjectStatus } from '@diyar/contract/rules/project-status';
import type { ProjectType } from '@diyar/contract/rules/unit-figures';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { ListParams } from '~/lib/admin/list-params.ts';
import { useRolledBack } from '~/lib/admin/rolled-back.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ListView, NoMatch } from '~/ui/admin/lists/list-view.tsx';
import { DeleteProject } from './delete-project.tsx';
import { ProjectCard, ProjectCardSkeleton } from './project-card.tsx';

type Props = {
  list: ListParams & { view: { type: ProjectType | null; status: ProjectStatus | null } };
  query: UseQueryResult<ProjectList>;
};

/** The cards in each of their states: loading, failed, empty, loaded. */
export function ProjectsGrid({ list, query }: Props) {
  const { projects: t } = useAdminTexts();
  const [toDelete, setToDelete] = useState<Card | null>(null);
  const rolledBack = useRolledBack();
  const empty = (
    <EmptyState
      title={t.empty}
      action={
        <LinkButton variant="primary" icon="plus" to="/admin/projects/new">
          {t.newProject}
        </LinkButton>
      }
    >
      {t.emptyBody}
    </EmptyState>
  );
  return (
    <>
      <ListView
        list={list}
        query={query}
        empty={empty}
        noMatch={<NoProjects list={list} />}
        failed={t.loadFailed}
      >
        {(projects) =>
          projects === undefined ? (
            <Skeletons />
          ) : (
            <ul className="projects-grid">
              {projects.map((project) => (
                <ProjectCard
                  key={project.id}
                  project={project}
                  isRolledBack={rolledBack.id === project.id}
                  onRolledBack={() => rolledBack.mark(project.id)}
                  onDelete={() => setToDelete(project)}
                />
              ))}
            </ul>
          )
        }
      </ListView>
      <DeleteProject project={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}

const Skeletons = () => (
  <ul className="projects-grid" aria-busy="true">
    {[1, 2, 3, 4, 5, 6].map((n) => (
      <ProjectCardSkeleton key={n} />
    ))}
  </ul>
);

/** Names the filters: they may have been set long ago. */
function NoProjects({ list }: Pick<Props, 'list'>) {
  const { projects: t, words } = useAdminTexts();
  const { q, type, status } = list.view;
  const filters = [type && words.projectTypes[type], status && words.projectStatuses[status]].filter(
    (one) => one !== null,
  );
  if (filters.length === 0) return <NoMatch list={list} />;
  return <NoMatch list={list}>{q ? t.noMatchIn(q, filters) : t.noneIn(filters)}</NoMatch>;
}
