import { CompanyTabs } from '~/features/company/admin/company-tabs.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { usePlaceSettings } from './place-api.ts';
import { PlaceForm } from './place-form.tsx';
import './place-form.css';

/** /admin/company/place: docs/product/company-and-hero.md#place */
export function PlaceScreen() {
  const { place: t, company, history } = useAdminTexts();
  const query = usePlaceSettings();
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
        {(place) => <PlaceForm place={place} />}
      </QueryView>
    </Page>
  );
}
