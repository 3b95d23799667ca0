import { useAdminTexts } from '~/i18n/admin/index.ts';
import { CompanyPage } from '../company-page.tsx';
import { useBrandForm } from './brand-api.ts';
import { BrandForm } from './brand-form.tsx';
import './brand-form.css';

/** /admin/company/brand: docs/product/company-and-hero.md#brand */
export function BrandScreen() {
  const { companyBrand: t } = useAdminTexts();
  return (
    <CompanyPage title={t.title} failed={t.loadFailed} query={useBrandForm()}>
      {(brand) => <BrandForm brand={brand} />}
    </CompanyPage>
  );
}
