import type { Person } from '@diyar/contract/persons';
import { personId } from '@diyar/contract/rules/ids';

/** Somebody who wrote once, for tests. */
export const aPerson: Person = {
  id: personId(9),
  name: 'ليان سمارة',
  phone: '0598124471',
  names: ['ليان سمارة', 'Layan Samara'],
  phones: ['0598124471', '0563309182'],
  createdAt: '2026-01-09T08:00:00.000Z',
  roles: [],
  deals: [],
  owes: [],
  late: [],
  leads: [],
  next: null,
  ends: null,
  others: [],
  merges: [],
  uses: null,
};
