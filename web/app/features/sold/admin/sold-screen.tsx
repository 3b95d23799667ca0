import type { Sold } from '@diyar/contract/sold';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { aDay, useListParams } from '~/lib/admin/list-params.ts';
import { useRolledBack } from '~/lib/admin/rolled-back.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useMay } from '~/lib/session/holder.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { DayFilter } from '~/ui/admin/lists/filters.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { RefreshButton } from '~/ui/admin/lists/refresh-button.tsx';
import { ExportMenu } from '~/ui/admin/overlays/export-menu.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { DeleteSold } from './delete-sold.tsx';
import './sold.css';
import { useSold } from './sold-api.ts';
import { SoldDialog, type UnitChoice } from './sold-dialog.tsx';
import { SoldTable } from './sold-table.tsx';
import { useRemoveSold } from './use-remove-sold.ts';

export function SoldScreen({ unitChoice }: { unitChoice: UnitChoice }) {
  const { sold: t } = useAdminTexts();
  const mayWrite = useMay()('soldRecords');
  const list = useListParams({ from: aDay, to: aDay });
  const query = useSold(list.view);
  const rolledBack = useRolledBack();
  const remove = useRemoveSold(rolledBack.mark);
  const [isAdding, setAdding] = useState(false);
  const [toEdit, setToEdit] = useState<Sold | null>(null);
  const [toDelete, setToDelete] = useState<Sold | null>(null);
  const add = () => setAdding(true);
  useShortcut('n', add, { label: t.add, isEnabled: mayWrite });
  const empty = (
    <EmptyState
      title={t.empty}
      action={
        mayWrite && (
          <Button icon="plus" onPress={add}>
            {t.addFirst}
          </Button>
        )
      }
    >
      {t.emptyBody}
    </EmptyState>
  );
  return (
    <Page
      title={t.title}
      sub={query.data && <Tag tone="line">{t.totalIs(query.data.total)}</Tag>}
      actions={
        <>
          <ExportMenu path="/admin/selled/export" name="selled" query={list.view} />
          <RefreshButton query={query} />
          {mayWrite && (
            <Button variant="primary" icon="plus" onPress={add}>
              {t.add}
            </Button>
          )}
        </>
      }
    >
      <ListTools list={list} search={t.search}>
        <DayFilter {...list.field('from')} label={t.from} />
        <DayFilter {...list.field('to')} label={t.to} />
      </ListTools>
      <ListView list={list} query={query} empty={empty} failed={t.loadFailed}>
        {(records) => (
          <SoldTable
            records={records}
            rolledBackId={rolledBack.id}
            onEdit={setToEdit}
            onDelete={setToDelete}
          />
        )}
      </ListView>
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
