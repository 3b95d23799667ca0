import { IdParams } from '../fields.ts';
import { AddressesQuery, SecretAddressList } from '../secret-addresses.ts';
import { calls } from './call.ts';

export const secretAddressCalls = calls({
  'GET /admin/secret-addresses': {
    access: 'secretAddresses',
    summary: 'Addresses of quotes, previews, viewings and calendars that work, newest first',
    query: AddressesQuery,
    answer: SecretAddressList,
    reads: ['quotes', 'viewings'],
  },
  'DELETE /admin/secret-addresses/{id}': {
    access: 'secretAddresses',
    summary: 'End an address at once; a quote and a viewing get another one',
    params: IdParams,
    askAgain: 'setting',
    changes: ['quotes', 'viewings'],
  },
});
