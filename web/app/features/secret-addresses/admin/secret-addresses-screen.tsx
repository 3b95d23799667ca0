import { ADDRESS_KINDS, type SecretAddress } from '@diyar/contract/secret-addresses';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useListParams } from '~/lib/admin/list-params.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import { EndAddress } from './end-address.tsx';
import './secret-addresses.css';
import { useSecretAddresses } from './secret-addresses-api.ts';
import { SecretAddressesTable } from './secret-addresses-table.tsx';

/** Every address that opens without signing in, for SUPERADMIN (docs/product/sign-in-and-roles.md#secret-links). */
export function SecretAddressesScreen() {
  const { secretAddresses: t, ui } = useAdminTexts();
  const { page, setPage, change } = useListParams();
  const [params] = useSearchParams();
  const kind = ADDRESS_KINDS.find((one) => one === params.get('kind')) ?? null;
  const query = useSecretAddresses({ page, kind });
  const [toEnd, setToEnd] = useState<SecretAddress | null>(null);
  usePageInRange(query.data, setPage);
  const options = [
    { value: 'all' as const, label: t.kinds.all },
    ...ADDRESS_KINDS.map((value) => ({ value, label: t.kinds[value] })),
  ];
  return (
    <Page
      title={t.title}
      actions={<IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />}
    >
      <p className="note secret-addresses-intro">{t.intro}</p>
      <div className="toolbar toolbar--fields">
        <Select
          label={t.kind}
          options={options}
          value={kind ?? 'all'}
          onChange={(next) => change({ kind: next === 'all' ? null : next, page: null })}
        />
      </div>
      <QueryView
        query={query}
        failed={t.loadFailed}
        skeleton={<SecretAddressesTable addresses={undefined} onEnd={setToEnd} />}
      >
        {(list) =>
          list.total === 0 ? (
            <EmptyState
              title={kind ? t.noMatch : t.empty}
              action={
                kind && <Button onPress={() => change({ kind: null, page: null })}>{t.clearFilters}</Button>
              }
            >
              {!kind && t.emptyBody}
            </EmptyState>
          ) : (
            <div>
              <SecretAddressesTable addresses={list.items} onEnd={setToEnd} />
              <Pagination page={list.page} size={list.size} total={list.total} onPage={setPage} />
            </div>
          )
        }
      </QueryView>
      <EndAddress address={toEnd} onClose={() => setToEnd(null)} />
    </Page>
  );
}
