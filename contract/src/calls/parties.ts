import { IdParams, paramsOf } from '../fields.ts';
import {
  DealParties,
  IdentityInput,
  IdNumbers,
  PartiesInput,
  PersonIdentity,
  Transfer,
  TransferInput,
} from '../parties.ts';
import { calls } from './call.ts';
import { DEAL_TOPICS, PERSON_TOPICS } from './topics.ts';

const topics = [...new Set([...DEAL_TOPICS, ...PERSON_TOPICS])];

export const partyCalls = calls({
  'GET /admin/deals/{id}/parties': {
    access: 'buildings',
    summary: 'The buyers of a deal, and how it was handed over',
    params: paramsOf.deal,
    answer: DealParties,
    reads: topics,
  },
  'PUT /admin/deals/{id}/parties': {
    access: 'contracts',
    summary: 'The buyers of a deal with their shares and what stands on their papers',
    params: paramsOf.deal,
    body: PartiesInput,
    answer: DealParties,
    errors: ['stale', 'dealEnded'],
    askAgain: 'no',
    changes: topics,
  },
  'POST /admin/deals/{id}/parties/look': {
    access: 'contracts',
    summary: 'The whole numbers of the papers of its buyers; the look is written down',
    params: paramsOf.deal,
    answer: IdNumbers,
    askAgain: 'no',
    changes: [],
  },
  'POST /admin/deals/{id}/transfers': {
    access: 'contracts',
    summary: 'Hand a deal over to other buyers',
    params: paramsOf.deal,
    body: TransferInput,
    answer: Transfer,
    status: 201,
    errors: ['stale', 'dealEnded', 'dealHasMoney', 'dealOverdue', 'dealNotReserved'],
    askAgain: 'no',
    changes: topics,
  },
  'GET /admin/transfers/{id}': {
    access: 'contracts',
    summary: 'The paper of a transfer, as it was issued',
    params: IdParams,
    answer: Transfer,
    reads: [],
  },
  'GET /admin/persons/{id}/identity': {
    access: 'persons',
    summary: 'What stands on the paper of a person',
    params: paramsOf.person,
    answer: PersonIdentity,
    reads: PERSON_TOPICS,
  },
  'PUT /admin/persons/{id}/identity': {
    access: 'contracts',
    summary: 'What stands on the paper of a person',
    params: paramsOf.person,
    body: IdentityInput,
    answer: PersonIdentity,
    errors: ['stale'],
    askAgain: 'no',
    changes: PERSON_TOPICS,
  },
  'POST /admin/persons/{id}/identity/look': {
    access: 'contracts',
    summary: 'The whole number of the paper of a person; the look is written down',
    params: paramsOf.person,
    answer: IdNumbers,
    askAgain: 'no',
    changes: [],
  },
});
