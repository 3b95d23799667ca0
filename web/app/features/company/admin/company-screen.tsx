import { type ReactNode, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import './company.css';
import { useCompany } from './company-api.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyTabs } from './company-tabs.tsx';
import { HoursSection } from './hours-section.tsx';

/** Slots are saved at once, the hours by their own button, the profile by its bar. */
export function CompanyScreen({ hero }: { hero: ReactNode }) {
  const { company: t, nav, history } = useAdminTexts();
  const query = useCompany();
  const [isHoursDirty, setHoursDirty] = useState(false);
  return (
    <Page
      title={t.title}
      tabs={<CompanyTabs />}
      actions={
        <>
          <LinkButton variant="quiet" icon="clock-counter-clockwise" to="/admin/history/company">
            {history.open}
          </LinkButton>
          <LinkButton variant="quiet" icon="arrow-square-out" to="/" reloadDocument>
            {nav.viewSite}
          </LinkButton>
        </>
      }
    >
      {hero}
      <HoursSection onDirty={setHoursDirty} />
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
        {(company) => <CompanyForm company={company} isOtherDirty={isHoursDirty} />}
      </QueryView>
    </Page>
  );
}
