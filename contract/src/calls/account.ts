import { Account, NewToken, OwnPasswordInput, SeenDevices, SessionList, SessionParams } from '../account.ts';
import { calls } from './call.ts';

export const accountCalls = calls({
  'GET /account': {
    access: 'signedIn',
    whileUnfinished: true,
    summary: 'The own account',
    answer: Account,
  },
  'POST /account/password': {
    access: 'signedIn',
    whileUnfinished: true,
    summary: 'Choose another password; all other sessions end',
    body: OwnPasswordInput,
    errors: ['tooManyRequests'],
    answer: NewToken,
    askAgain: 'itself',
    changes: ['users'],
  },
  'POST /account/new-devices/seen': {
    access: 'signedIn',
    whileUnfinished: true,
    summary: 'The notes of new devices were read',
    body: SeenDevices,
    askAgain: 'no',
    changes: [],
  },
  'GET /account/sessions': {
    access: 'signedIn',
    whileUnfinished: true,
    summary: 'Where one is signed in',
    answer: SessionList,
  },
  'DELETE /account/sessions/{id}': {
    access: 'signedIn',
    whileUnfinished: true,
    summary: 'Sign out one device',
    params: SessionParams,
    askAgain: 'always',
    changes: [],
  },
  'DELETE /account/sessions': {
    access: 'signedIn',
    whileUnfinished: true,
    summary: 'Sign out all other devices',
    askAgain: 'always',
    changes: [],
  },
});
