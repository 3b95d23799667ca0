import type { ProjectCard } from '@diyar/contract/projects';
import { inLanguage, nameOf } from '@diyar/contract/rules/localized';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { mediaSource } from '~/lib/admin/media-source.ts';
import { useLanguage } from '~/lib/language.tsx';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { MediaThumb } from '~/ui/admin/values/media-thumb.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';

type Props = {
  projects: ProjectCard[] | undefined;
  renderStatus: (project: ProjectCard) => ReactNode;
};

/** The five projects changed last, with Preview and Edit. */
export function RecentProjects({ projects, renderStatus }: Props) {
  const { dashboard: t, projects: p, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const titleOf = (project: ProjectCard) => nameOf(project, lang, p.untitled);
  const columns: Column<ProjectCard>[] = [
    {
      id: 'project',
      header: t.columns.project,
      className: 'dashboard-project',
      skeleton: '12em',
      cell: (project) => (
        <Link className="data-table-link" to={`/admin/projects/${project.id}`}>
          <span className="dashboard-thumb">
            {project.cover && <MediaThumb source={mediaSource(project.cover)} sizes="48px" />}
          </span>
          <span className="two-lines">
            <strong className="clip" dir="auto">
              {titleOf(project)}
            </strong>
            <small className="clip" dir="auto">
              {inLanguage(project.cityEn, project.cityAr, lang)}
            </small>
          </span>
        </Link>
      ),
    },
    {
      id: 'status',
      header: t.columns.status,
      skeleton: '5em',
      cell: renderStatus,
    },
    {
      id: 'units',
      header: t.columns.units,
      kind: 'number',
      card: 'hidden',
      className: 'dashboard-units',
      skeleton: '3em',
      cell: ({ unitsAvailable, unitsTotal }) => (
        <>
          {unitsAvailable}
          <span className="dim">/{unitsTotal}</span>
        </>
      ),
    },
    {
      id: 'when',
      header: t.columns.changed,
      kind: 'time',
      skeleton: '5em',
      cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
    },
    {
      id: 'actions',
      header: ui.actions,
      kind: 'actions',
      skeleton: '8em',
      cell: (project) => (
        <>
          <LinkButton
            size="s"
            variant="quiet"
            to={`/admin/projects/${project.id}`}
            label={t.previewOf(titleOf(project))}
          >
            {t.preview}
          </LinkButton>
          <LinkButton size="s" to={`/admin/projects/${project.id}/edit`} label={t.editOf(titleOf(project))}>
            {t.edit}
          </LinkButton>
        </>
      ),
    },
  ];
  return (
    <section>
      <header className="section-head">
        <h2>{t.recent}</h2>
        <Link className="section-more text-button" to="/admin/projects" aria-label={t.seeAllProjects}>
          {t.seeAll}
        </Link>
      </header>
      {projects?.length === 0 ? (
        <EmptyState
          title={t.noProjects}
          action={
            <LinkButton icon="plus" to="/admin/projects/new">
              {t.newProject}
            </LinkButton>
          }
        >
          {t.noProjectsBody}
        </EmptyState>
      ) : (
        <DataTable
          label={t.recent}
          className="dashboard-recent"
          columns={columns}
          rows={projects}
          rowKey={(project) => project.id}
        />
      )}
    </section>
  );
}
