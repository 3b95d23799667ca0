import { paramsOf } from '../fields.ts';
import { PersonTimeline, TimelineQuery } from '../person-timeline.ts';
import {
  CorrectInput,
  DistinctInput,
  Merged,
  MergeInput,
  MergeParams,
  MovedRecord,
  MoveInput,
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
  'GET /admin/persons/{id}/timeline': {
    access: 'persons',
    summary: 'All that happened with a person, newest first, as far as the user may see it',
    params: paramsOf.person,
    query: TimelineQuery,
    answer: PersonTimeline,
    reads: PERSON_TOPICS,
  },
  'PATCH /admin/persons/{id}': {
    access: 'personMerging',
    summary: 'Correct the name or the phone of a person; deals and papers keep what was typed',
    params: paramsOf.person,
    body: CorrectInput,
    answer: Person,
    askAgain: 'no',
    changes: PERSON_TOPICS,
  },
  'POST /admin/persons/moves': {
    access: 'personMerging',
    summary: 'A message, lead, deal, quote or viewing is somebody else’s, or a person’s of its own',
    body: MoveInput,
    answer: MovedRecord,
    askAgain: 'no',
    changes: PERSON_TOPICS,
  },
  'POST /admin/persons/moves/{batch}/undo': {
    access: 'personMerging',
    summary: 'What was moved goes back, unless it was moved again',
    params: MergeParams,
    askAgain: 'no',
    changes: PERSON_TOPICS,
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
