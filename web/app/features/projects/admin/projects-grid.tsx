import type { ProjectCard as Card, ProjectList } from '@diyar/contract/projects';
import type { ProjectStatus } from '@diyar/contract/rules/project-status';
import type { ProjectType } from '@diyar/contract/rules/unit-figures';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useRolledBack } from '~/lib/admin/rolled-back.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import { DeleteProject } from './delete-project.tsx';
import { ProjectCard, ProjectCardSkeleton } from './project-card.tsx';

type Props = {
  query: UseQueryResult<ProjectList>;
  q: string;
  type: ProjectType | null;
  status: ProjectStatus | null;
  onPage: (page: number) => void;
  onClear: () => void;
};

/** The cards in each of their states: loading, failed, empty, loaded. */
export function ProjectsGrid({ query, onPage, ...filter }: Props) {
  const { projects: t } = useAdminTexts();
  const [toDelete, setToDelete] = useState<Card | null>(null);
  const rolledBack = useRolledBack();
  return (
    <>
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeletons />}>
        {(list) =>
          list.total === 0 ? (
            <NoProjects {...filter} />
          ) : (
            <div>
              <ul className="projects-grid">
                {list.items.map((project) => (
                  <ProjectCard
                    key={project.id}
                    project={project}
                    isRolledBack={rolledBack.id === project.id}
                    onRolledBack={() => rolledBack.mark(project.id)}
                    onDelete={() => setToDelete(project)}
                  />
                ))}
              </ul>
              <Pagination page={list.page} size={list.size} total={list.total} onPage={onPage} />
            </div>
          )
        }
      </QueryView>
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

function NoProjects({ q, type, status, onClear }: Pick<Props, 'q' | 'type' | 'status' | 'onClear'>) {
  const { projects: t, words } = useAdminTexts();
  if (!q && type === null && status === null)
    return (
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
  const filters = [type && words.projectTypes[type], status && words.projectStatuses[status]].filter(
    (one) => one !== null,
  );
  const why = filters.length === 0 ? t.noMatch(q) : q ? t.noMatchIn(q, filters) : t.noneIn(filters);
  return (
    <EmptyState title={t.empty} action={<Button onPress={onClear}>{t.clearFilters}</Button>}>
      {why}
    </EmptyState>
  );
}
