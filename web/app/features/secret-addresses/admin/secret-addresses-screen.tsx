import { ADDRESS_KINDS, type SecretAddress } from '@diyar/contract/secret-addresses';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useListCall } from '~/lib/admin/list-call.ts';
import { oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { ChoiceFilter } from '~/ui/admin/lists/filters.tsx';
import { ListPage } from '~/ui/admin/lists/list-page.tsx';
import { RefreshButton } from '~/ui/admin/lists/refresh-button.tsx';
import { EndAddress } from './end-address.tsx';
import { useAddressColumns } from './secret-address-columns.tsx';

const FILTERS = { kind: oneOf(ADDRESS_KINDS) };

/** Every address that opens without signing in, for SUPERADMIN (docs/product/sign-in-and-roles.md#secret-links). */
export function SecretAddressesScreen() {
  const { secretAddresses: t } = useAdminTexts();
  const list = useListParams(FILTERS);
  const { page, kind } = list.view;
  const query = useListCall('GET /admin/secret-addresses', { page, kind });
  const [toEnd, setToEnd] = useState<SecretAddress | null>(null);
  return (
    <ListPage
      texts={t}
      list={list}
      query={query}
      columns={useAddressColumns(setToEnd)}
      filters={
        <ChoiceFilter {...list.field('kind')} label={t.columns.kind} values={ADDRESS_KINDS} words={t.kinds} />
      }
      note={t.intro}
      actions={<RefreshButton query={query} />}
    >
      <EndAddress address={toEnd} onClose={() => setToEnd(null)} />
    </ListPage>
  );
}
