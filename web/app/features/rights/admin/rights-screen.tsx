import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { BoundUsers } from './bound-users.tsx';
import { useEveryone } from './rights-api.ts';
import './rights.css';
import { RightsTable } from './rights-table.tsx';
import { RightsTabs } from './rights-tabs.tsx';

/** /admin/rights: the table of rights that calls, pages, find and exports read, in words. */
export function RightsScreen() {
  const { rights: t } = useAdminTexts();
  const { data: users } = useEveryone();
  return (
    <Page
      title={t.title}
      tabs={<RightsTabs />}
      actions={
        <Button variant="quiet" icon="printer" onPress={() => window.print()}>
          {t.print}
        </Button>
      }
    >
      <div className="stack" data-print="wide">
        <p className="note">
          {t.intro} {users && t.people(users.length)}
        </p>
        <RightsTable users={users} />
        <BoundUsers />
      </div>
    </Page>
  );
}
