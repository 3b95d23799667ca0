import { useSearchParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { PaperPage } from '~/ui/admin/paper/paper-page.tsx';
import { usePrintOnce } from '~/ui/admin/paper/use-print-once.ts';
import { useDepositListsOf } from '../money-desk-api.ts';
import { DepositListPaper } from './deposit-list-paper.tsx';

const useCompanyOnPaper = () => useRead('GET /admin/papers/company', {});

/** /admin/money/deposit-lists/{id}; `?and=` names further lists, one for each currency. */
export function DepositListScreen({ id }: { id: string }) {
  const { moneyDesk: t } = useAdminTexts();
  const [params] = useSearchParams();
  const further = (params.get('and') ?? '').split(',').map(Number).filter(Boolean);
  const query = useDepositListsOf([Number(id), ...further]);
  const company = useCompanyOnPaper();
  const { data, error } = query;
  const isMissing = !data && error instanceof ApiError && [403, 404].includes(error.status);
  usePrintOnce(data !== undefined && company.data !== undefined);
  return (
    <PaperPage
      title={data ? t.list(data.map(({ number }) => number).join(', ')) : t.views.lists}
      parent={{ label: t.title, to: '/admin/money' }}
      isEmpty={!data || !company.data}
    >
      {(lang) =>
        isMissing ? (
          <EmptyState title={t.listNotFound}>{t.listNotFoundBody}</EmptyState>
        ) : (
          <QueryView query={query} failed={t.listFailed} skeleton={<Skeleton width="20em" />}>
            {(lists) => (
              <QueryView query={company} failed={t.listFailed} skeleton={<Skeleton width="20em" />}>
                {(onPaper) => (
                  <div className="paper-leaves">
                    {lists.map((list) => (
                      <DepositListPaper key={list.id} list={list} company={onPaper} lang={lang} />
                    ))}
                  </div>
                )}
              </QueryView>
            )}
          </QueryView>
        )
      }
    </PaperPage>
  );
}
