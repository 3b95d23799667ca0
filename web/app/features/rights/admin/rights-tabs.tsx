import { useAdminTexts } from '~/i18n/admin/index.ts';
import { PageTabs } from '~/ui/admin/layout/page-tabs.tsx';

/** Rights and limits. */
export function RightsTabs() {
  const { rights: t, roleLimits } = useAdminTexts();
  return (
    <PageTabs
      label={t.title}
      pages={[
        { to: '/admin/rights', name: t.table },
        { to: '/admin/rights/limits', name: roleLimits.title },
      ]}
    />
  );
}
