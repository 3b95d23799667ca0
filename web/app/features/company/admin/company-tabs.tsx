import { useAdminTexts } from '~/i18n/admin/index.ts';
import { PageTabs } from '~/ui/admin/layout/page-tabs.tsx';

/** The profile and the brand. */
export function CompanyTabs() {
  const { company: t, companyBrand: brand } = useAdminTexts();
  return (
    <PageTabs
      label={t.title}
      pages={[
        { to: '/admin/company', name: t.profile },
        { to: '/admin/company/brand', name: brand.title },
      ]}
    />
  );
}
