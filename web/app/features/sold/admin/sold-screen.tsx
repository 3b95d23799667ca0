import type { Sold } from '@diyar/contract/sold';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLive } from '~/lib/admin/live.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { useRolledBack } from '~/lib/admin/rolled-back.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ExportMenu } from '~/ui/admin/overlays/export-menu.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { DeleteSold } from './delete-sold.tsx';
import './sold.css';
import { useSold } from './sold-api.ts';
import { SoldDialog, type UnitChoice } from './sold-dialog.tsx';
import { useSoldParams } from './sold-params.ts';
import { SoldTable } from './sold-table.tsx';
import { SoldTools } from './sold-tools.tsx';
import { useRemoveSold } from './use-remove-sold.ts';

export function SoldScreen({ unitChoice }: { unitChoice: UnitChoice }) {
  const { sold: t, ui } = useAdminTexts();
  const params = useSoldParams();
  const query = useSold(params.view);
  const rolledBack = useRolledBack();
  const remove = useRemoveSold(rolledBack.mark);
  const [isAdding, setAdding] = useState(false);
  const [toEdit, setToEdit] = useState<Sold | null>(null);
  const [toDelete, setToDelete] = useState<Sold | null>(null);
  useLive(['sold']);
  usePageInRange(query.data, params.setPage);
  const add = () => setAdding(true);
  useShortcut('n', add, { label: t.add });
  const table = (records: Sold[] | undefined) => (
    <SoldTable records={records} rolledBackId={rolledBack.id} onEdit={setToEdit} onDelete={setToDelete} />
  );
  return (
    <Page
      title={t.title}
      sub={query.data && <Tag tone="line">{t.totalIs(query.data.total)}</Tag>}
      actions={
        <>
          <ExportMenu path="/admin/selled/export" name="selled" query={params.view} />
          <IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />
          <Button variant="primary" icon="plus" onPress={add}>
            {t.add}
          </Button>
        </>
      }
    >
      <SoldTools params={params} />
      <QueryView query={query} failed={t.loadFailed} skeleton={table(undefined)}>
        {(list) =>
          list.total === 0 ? (
            <EmptyState
              title={t.empty}
              action={
                params.isFiltered ? (
                  <Button onPress={params.clear}>{t.clearFilters}</Button>
                ) : (
                  <Button icon="plus" onPress={add}>
                    {t.addFirst}
                  </Button>
                )
              }
            >
              {params.isFiltered ? t.noMatch : t.emptyBody}
            </EmptyState>
          ) : (
            <div>
              {table(list.items)}
              <Pagination page={list.page} size={list.size} total={list.total} onPage={params.setPage} />
            </div>
          )
        }
      </QueryView>
      <SoldDialog isOpen={isAdding} sold={null} onClose={() => setAdding(false)} unitChoice={unitChoice} />
      <SoldDialog
        isOpen={toEdit !== null}
        sold={toEdit}
        onClose={() => setToEdit(null)}
        unitChoice={unitChoice}
      />
      <DeleteSold sold={toDelete} onClose={() => setToDelete(null)} onConfirm={remove} />
    </Page>
  );
}
