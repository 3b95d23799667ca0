import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '../buttons/button.tsx';
import { Icon } from '../icon.tsx';
import { Page } from './page.tsx';

/** A page's ErrorBoundary: one screen failed, the sidebar and the others still work. */
export function PageError() {
  const { nav } = useAdminTexts();
  return (
    <Page title={nav.pageFailed}>
      <div className="empty-state empty-state--error" role="alert">
        <Icon name="warning-circle" />
        <strong>{nav.pageFailed}</strong>
        <p>{nav.pageFailedBody}</p>
        <Button icon="arrow-clockwise" onPress={() => location.reload()}>
          {nav.reload}
        </Button>
      </div>
    </Page>
  );
}
