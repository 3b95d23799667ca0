import { useAdminTexts } from '~/i18n/admin/index.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { CompanyTabs } from '../company-tabs.tsx';
import { useBrandForm } from './brand-api.ts';
import { BrandForm } from './brand-form.tsx';
import './brand-form.css';

/** /admin/company/brand: docs/product/company-and-hero.md#brand */
export function BrandScreen() {
  const { companyBrand: t, company, history } = useAdminTexts();
  const query = useBrandForm();
  return (
    <Page
      title={t.title}
      parent={{ label: company.title, to: '/admin/company' }}
      tabs={<CompanyTabs />}
      actions={
        <LinkButton variant="quiet" icon="clock-counter-clockwise" to="/admin/history/company">
          {history.open}
        </LinkButton>
      }
    >
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="24em" />}>
        {(brand) => <BrandForm brand={brand} />}
      </QueryView>
    </Page>
  );
}
