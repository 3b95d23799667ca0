import type { DealId } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { PaperPage } from '~/ui/admin/paper/paper-page.tsx';
import { companyDayOf } from './paper-days.ts';

type Props<Paper> = {
  query: UseQueryResult<Paper>;
  titleOf: (paper: Paper) => string;
  children: (paper: Paper, shown: { lang: Lang; today: string }) => ReactNode;
};

/** A paper of a deal that was issued once, to read and print. */
export function StoredPaper<Paper extends { dealId: DealId }>({ query, titleOf, children }: Props<Paper>) {
  const { papers: t } = useAdminTexts();
  const { data, error } = query;
  const isMissing = !data && error instanceof ApiError && error.status === 404;
  return (
    <PaperPage
      title={data ? titleOf(data) : t.paper}
      parent={data && { label: t.dealOf(data.dealId), to: dealPath(data.dealId) }}
      isEmpty={!data}
    >
      {(lang) =>
        isMissing ? (
          <EmptyState title={t.notFound}>{t.notFoundBody}</EmptyState>
        ) : (
          <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
            {(paper) => (
              <div className="paper-leaves">{children(paper, { lang, today: companyDayOf(new Date()) })}</div>
            )}
          </QueryView>
        )
      }
    </PaperPage>
  );
}
