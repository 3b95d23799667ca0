import { ADDRESS_KINDS, type SecretAddress } from '@diyar/contract/secret-addresses';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useListCall } from '~/lib/admin/list-call.ts';
import { oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ChoiceFilter } from '~/ui/admin/lists/filters.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { RefreshButton } from '~/ui/admin/lists/refresh-button.tsx';
import { EndAddress } from './end-address.tsx';
import { SecretAddressesTable } from './secret-addresses-table.tsx';

const FILTERS = { kind: oneOf(ADDRESS_KINDS) };

/** Every address that opens without signing in, for SUPERADMIN (docs/product/sign-in-and-roles.md#secret-links). */
export function SecretAddressesScreen() {
  const { secretAddresses: t } = useAdminTexts();
  const list = useListParams(FILTERS);
  const { page, kind } = list.view;
  const query = useListCall('GET /admin/secret-addresses', ['secret-addresses'], { page, kind });
  const [toEnd, setToEnd] = useState<SecretAddress | null>(null);
  return (
    <Page title={t.title} actions={<RefreshButton query={query} />}>
      <p className="note">{t.intro}</p>
      <ListTools list={list}>
        <ChoiceFilter {...list.field('kind')} label={t.columns.kind} values={ADDRESS_KINDS} words={t.kinds} />
      </ListTools>
      <ListView list={list} query={query} empty={<EmptyState title={t.empty}>{t.emptyBody}</EmptyState>}>
        {(addresses) => <SecretAddressesTable addresses={addresses} onEnd={setToEnd} />}
      </ListView>
      <EndAddress address={toEnd} onClose={() => setToEnd(null)} />
    </Page>
  );
}
