import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { CompanyTabs } from './company-tabs.tsx';

type Props<Data> = {
  title: string;
  failed: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
};

/** A further page of the company: its form below the tabs, and the way to its history. */
export function CompanyPage<Data>({ title, failed, query, children }: Props<Data>) {
  const { company, history } = useAdminTexts();
  return (
    <Page
      title={title}
      parent={{ label: company.title, to: '/admin/company' }}
      tabs={<CompanyTabs />}
      actions={
        <LinkButton variant="quiet" icon="clock-counter-clockwise" to="/admin/history/company">
          {history.open}
        </LinkButton>
      }
    >
      <QueryView query={query} failed={failed} skeleton={<Skeleton width="24em" />}>
        {children}
      </QueryView>
    </Page>
  );
}
