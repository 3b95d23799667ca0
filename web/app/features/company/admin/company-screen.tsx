import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLive } from '~/lib/admin/live.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import './company.css';
import { useCompany } from './company-api.ts';
import { CompanyForm } from './company-form.tsx';

/** Slots are saved at once, the profile by its bar. */
export function CompanyScreen({ hero }: { hero: ReactNode }) {
  const { company: t, nav } = useAdminTexts();
  const query = useCompany();
  useLive(['company'], ['company', 'hero']);
  return (
    <Page
      title={t.title}
      actions={
        <LinkButton variant="quiet" icon="arrow-square-out" to="/" reloadDocument>
          {nav.viewSite}
        </LinkButton>
      }
    >
      {hero}
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
        {(company) => <CompanyForm company={company} />}
      </QueryView>
    </Page>
  );
}
