import { useAdminTexts } from '~/i18n/admin/index.ts';
import { PageTabs } from '~/ui/admin/layout/page-tabs.tsx';

/** The profile, the brand and the place. */
export function CompanyTabs() {
  const { company: t, companyBrand: brand, place } = useAdminTexts();
  return (
    <PageTabs
      label={t.title}
      pages={[
        { to: '/admin/company', name: t.profile },
        { to: '/admin/company/brand', name: brand.title },
        { to: '/admin/company/place', name: place.title },
      ]}
    />
  );
}
