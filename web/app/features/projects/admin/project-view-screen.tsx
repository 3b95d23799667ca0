import type { Project } from '@diyar/contract/projects';
import { nameOf } from '@diyar/contract/rules/localized';
import { projectPath } from '@diyar/contract/rules/project-status';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useKnowsBuildings } from '~/lib/admin/own-server.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { DuplicateProject } from './duplicate-project.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectNotFound } from './project-not-found.tsx';
import { ProjectTexts } from './project-texts.tsx';
import './project-view.css';
import { ProjectViewSkeleton } from './project-view-skeleton.tsx';
import { useProject } from './projects-api.ts';
import { StatusTag } from './status-tag.tsx';
import { ViewCover } from './view-cover.tsx';

export function ProjectViewScreen({ id }: { id: string }) {
  const { projects: t } = useAdminTexts();
  const { lang } = useLanguage();
  const query = useProject(id);
  const { data, error } = query;
  if (!data && error instanceof ApiError && error.status === 404) return <ProjectNotFound />;
  return (
    <Page
      title={data ? nameOf(data, lang, t.untitled) : t.title}
      parent={{ label: t.title, to: '/admin/projects' }}
      sub={data && <StatusTag project={data} />}
      actions={data && <Actions project={data} />}
    >
      <QueryView query={query} failed={t.loadOneFailed} skeleton={<ProjectViewSkeleton />}>
        {(project) => (
          <div className="columns project-view-columns">
            <div className="stack">
              <ViewCover project={project} />
              <ProjectTexts project={project} />
            </div>
            <ProjectFacts project={project} />
          </div>
        )}
      </QueryView>
    </Page>
  );
}

function Actions({ project }: { project: Project }) {
  const { projects: t, previews, history } = useAdminTexts();
  const isOwnServer = useKnowsBuildings();
  const [isCopying, setCopying] = useState(false);
  return (
    <>
      <LinkButton variant="quiet" icon="clock-counter-clockwise" to={`/admin/history/project/${project.id}`}>
        {history.open}
      </LinkButton>
      {isOwnServer && (
        <Button variant="quiet" icon="copy" onPress={() => setCopying(true)}>
          {previews.duplicate}
        </Button>
      )}
      <DuplicateProject project={isCopying ? project : null} onClose={() => setCopying(false)} />
      {project.isActive && (
        <LinkButton variant="quiet" icon="arrow-square-out" to={projectPath(project)} reloadDocument isNewTab>
          {t.viewOnSite}
        </LinkButton>
      )}
      <LinkButton variant="primary" to={`/admin/projects/${project.id}/edit`}>
        {t.edit}
      </LinkButton>
    </>
  );
}
