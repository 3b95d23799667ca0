import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';

/** The same draft is open in another tab of this browser. */
export function DraftElsewhere({ title, onTakeOver }: { title: string; onTakeOver: () => void }) {
  const { projects, projectEditor: t } = useAdminTexts();
  return (
    <Page title={title} parent={{ label: projects.title, to: '/admin/projects' }}>
      <EmptyState
        title={t.elsewhereTitle}
        action={
          <Button variant="primary" onPress={onTakeOver}>
            {t.elsewhereTake}
          </Button>
        }
      >
        {t.elsewhereBody}
      </EmptyState>
    </Page>
  );
}
