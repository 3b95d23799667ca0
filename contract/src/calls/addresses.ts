import { Address } from '../addresses.ts';
import { IdParams } from '../fields.ts';
import { calls } from './call.ts';

export const addressCalls = calls({
  'GET /addresses/{id}': {
    access: 'public',
    cacheable: true,
    summary: 'The address of a project or the company',
    params: IdParams,
    answer: Address,
  },
});
