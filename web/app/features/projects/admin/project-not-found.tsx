import { useAdminTexts } from '~/i18n/admin/index.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';

export function ProjectNotFound() {
  const { projects: t } = useAdminTexts();
  return (
    <Page title={t.notFound} parent={{ label: t.title, to: '/admin/projects' }}>
      <EmptyState title={t.notFound} action={<LinkButton to="/admin/projects">{t.allProjects}</LinkButton>}>
        {t.notFoundBody}
      </EmptyState>
    </Page>
  );
}
