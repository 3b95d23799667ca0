import { paramsOf } from '../fields.ts';
import {
  DistinctInput,
  Merged,
  MergeInput,
  MergeParams,
  Person,
  PersonList,
  PersonsQuery,
} from '../persons.ts';
import { calls } from './call.ts';
import { PERSON_TOPICS } from './topics.ts';

export const personCalls = calls({
  'GET /admin/persons': {
    access: 'persons',
    summary: 'Persons, by any part of a name or phone',
    query: PersonsQuery,
    answer: PersonList,
    reads: PERSON_TOPICS,
  },
  'GET /admin/persons/{id}': {
    access: 'persons',
    summary: 'A person with deals, messages and what they owe',
    params: paramsOf.person,
    answer: Person,
    reads: PERSON_TOPICS,
  },
  'POST /admin/persons/{id}/merge': {
    access: 'personMerging',
    summary: 'Two who turned out to be one person',
    params: paramsOf.person,
    body: MergeInput,
    answer: Merged,
    askAgain: 'no',
    changes: PERSON_TOPICS,
  },
  'POST /admin/persons/merges/{batch}/undo': {
    access: 'personMerging',
    summary: 'They are two after all',
    params: MergeParams,
    askAgain: 'no',
    changes: PERSON_TOPICS,
  },
  'POST /admin/persons/{id}/distinct': {
    access: 'personMerging',
    summary: 'They are two people: do not offer them as one again',
    params: paramsOf.person,
    body: DistinctInput,
    askAgain: 'no',
    changes: PERSON_TOPICS,
  },
  'DELETE /admin/persons/{id}': {
    access: 'personErasure',
    summary: 'Erase a person without deals, with messages and leads, for good',
    params: paramsOf.person,
    askAgain: 'setting',
    changes: PERSON_TOPICS,
  },
});
