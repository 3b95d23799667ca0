import type { Project } from '@diyar/contract/projects';
import { nameOf } from '@diyar/contract/rules/localized';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';

type Props<Saved> = {
  project: Project;
  title: (name: string) => string;
  query: UseQueryResult<Saved>;
  failed: string;
  children: (saved: Saved, name: string) => ReactNode;
};

/** The page of a part of a project that is saved on its own. */
export function ProjectPart<Saved>({ project, title, query, failed, children }: Props<Saved>) {
  const { projects } = useAdminTexts();
  const { lang } = useLanguage();
  const name = nameOf(project, lang, projects.untitled);
  return (
    <Page title={title(name)} parent={{ label: projects.edit, to: `/admin/projects/${project.id}/edit` }}>
      <QueryView query={query} failed={failed} skeleton={<EditorSkeleton />}>
        {(saved) => children(saved, name)}
      </QueryView>
    </Page>
  );
}
