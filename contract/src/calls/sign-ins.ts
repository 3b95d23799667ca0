import { SignInList, SignInsQuery } from '../sign-ins.ts';
import { calls } from './call.ts';

export const signInCalls = calls({
  'GET /admin/sign-ins': {
    access: 'audit',
    summary: 'Who signed in or tried to, when and from where',
    query: SignInsQuery,
    answer: SignInList,
    askAgain: 'setting',
  },
});
