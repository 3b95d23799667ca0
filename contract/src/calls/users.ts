import { IdParams } from '../fields.ts';
import {
  PasswordInput,
  User,
  UserInput,
  UserList,
  UserStatusInput,
  UsersQuery,
  UserUpdate,
} from '../users.ts';
import { calls } from './call.ts';

const CHANGES = ['users'] as const;

export const userCalls = calls({
  'GET /admin/users': {
    access: 'users',
    summary: 'List users',
    query: UsersQuery,
    answer: UserList,
    reads: ['users'],
  },
  'POST /admin/users': {
    access: 'users',
    summary: 'Create a user',
    body: UserInput,
    answer: User,
    status: 201,
    askAgain: 'setting',
    changes: CHANGES,
  },
  'PATCH /admin/users/{id}/status': {
    access: 'users',
    summary: 'Activate or disable',
    params: IdParams,
    body: UserStatusInput,
    answer: User,
    askAgain: 'setting',
    changes: CHANGES,
  },
  'PATCH /admin/users/{id}': {
    access: 'users',
    summary: 'Change name, phone or role',
    params: IdParams,
    body: UserUpdate,
    answer: User,
    askAgain: 'setting',
    changes: CHANGES,
  },
  'POST /admin/users/{id}/pending-role': {
    access: 'ownerRole',
    summary: 'Confirm a role that somebody else asked for',
    params: IdParams,
    answer: User,
    errors: ['cannotChangeSelf', 'stepExpired', 'secondNeeded'],
    askAgain: 'always',
    changes: CHANGES,
  },
  'DELETE /admin/users/{id}/pending-role': {
    access: 'ownerRole',
    summary: 'Refuse a role that was asked for, or take it back',
    params: IdParams,
    answer: User,
    askAgain: 'setting',
    changes: CHANGES,
  },
  'PATCH /admin/users/{id}/password': {
    access: 'users',
    summary: 'Set a new password',
    params: IdParams,
    body: PasswordInput,
    answer: User,
    askAgain: 'setting',
    changes: CHANGES,
  },
  'DELETE /admin/users/{id}/factors': {
    access: 'users',
    summary: 'Remove the second factors of a user who has lost them',
    params: IdParams,
    askAgain: 'setting',
    changes: CHANGES,
  },
  'DELETE /admin/users/{id}': {
    access: 'users',
    summary: 'Delete a user',
    params: IdParams,
    askAgain: 'setting',
    changes: CHANGES,
  },
});
