import { useAdminTexts } from '~/i18n/admin/index.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import './activity-log.css';
import { useAudit } from './log-api.ts';
import { useAuditParams } from './log-params.ts';
import { LogTable } from './log-table.tsx';
import { LogTools } from './log-tools.tsx';

/** Who did what, when, for SUPERADMIN (docs/product/sign-in-and-roles.md#activity-log). */
export function LogScreen() {
  const { changes: t, ui } = useAdminTexts();
  const params = useAuditParams();
  const query = useAudit(params.view);
  usePageInRange(query.data, params.setPage);
  return (
    <Page
      title={t.title}
      actions={
        <>
          <LinkButton size="s" variant="quiet" icon="sign-in" to="/admin/sign-ins">
            {t.signIns}
          </LinkButton>
          <IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />
        </>
      }
    >
      <LogTools params={params} />
      <p className="note">{t.intro}</p>
      <QueryView query={query} failed={t.loadFailed} skeleton={<LogTable entries={undefined} />}>
        {(list) =>
          list.total === 0 ? (
            <EmptyState
              title={t.empty}
              action={params.isFiltered && <Button onPress={params.clear}>{t.clearFilters}</Button>}
            >
              {params.isFiltered ? t.noMatch : t.emptyBody}
            </EmptyState>
          ) : (
            <div>
              <LogTable entries={list.items} />
              <Pagination page={list.page} size={list.size} total={list.total} onPage={params.setPage} />
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}
