import { z } from 'zod';
import { AuthUser, LoginAnswer, loginBody, type SignInWith } from '../auth.ts';
import {
  ConfirmInput,
  ConfirmOptionsInput,
  LoginStep,
  PasskeySetup,
  PasskeySignInInput,
  SecondFactorInput,
  SecondStep,
} from '../factors.ts';
import { calls } from './call.ts';

/** What POST /auth/login takes depends on a setting. */
export const authCallsFor = (signInWith: SignInWith) =>
  calls({
    'POST /auth/login': {
      access: 'public',
      evenWhenFull: true,
      bodyLimit: 10_000,
      summary: 'Sign in',
      description:
        'Answers with a token; or, for a user who has set up a second factor, with what /auth/second-factor wants.',
      body: loginBody(signInWith),
      errors: ['badCredentials', 'accountDisabled', 'tooManyRequests'],
      answer: z.union([LoginAnswer, LoginStep]),
      askAgain: 'itself',
      changes: [],
    },
    'POST /auth/second-factor': {
      access: 'public',
      evenWhenFull: true,
      bodyLimit: 10_000,
      summary: 'Finish a sign-in with a code, a recovery code or a passkey',
      body: SecondFactorInput,
      errors: ['badCredentials', 'accountDisabled', 'tooManyRequests'],
      answer: LoginAnswer,
      askAgain: 'itself',
      changes: [],
    },
    'POST /auth/passkey/options': {
      access: 'public',
      evenWhenFull: true,
      bodyLimit: 10_000,
      summary: 'Begin a sign-in with a passkey alone',
      answer: PasskeySetup,
      askAgain: 'itself',
      changes: [],
    },
    'POST /auth/passkey': {
      access: 'public',
      evenWhenFull: true,
      bodyLimit: 10_000,
      summary: 'Sign in with a passkey alone, which has checked the person',
      body: PasskeySignInInput,
      errors: ['badCredentials', 'accountDisabled', 'tooManyRequests'],
      answer: LoginAnswer,
      askAgain: 'itself',
      changes: [],
    },
    'GET /auth/me': {
      access: 'signedIn',
      whileUnfinished: true,
      summary: 'The signed-in user',
      answer: AuthUser,
    },
    'POST /auth/confirm/options': {
      access: 'signedIn',
      whileUnfinished: true,
      summary: 'What to show instead of the password, or where a factor is asked for',
      body: ConfirmOptionsInput,
      answer: SecondStep,
      askAgain: 'itself',
      changes: [],
    },
    'POST /auth/confirm': {
      access: 'signedIn',
      whileUnfinished: true,
      summary: 'The password again, or a second factor, before what asks for it',
      body: ConfirmInput,
      errors: ['tooManyRequests'],
      askAgain: 'itself',
      changes: [],
    },
    'POST /auth/logout': {
      access: 'signedIn',
      whileUnfinished: true,
      summary: 'Sign out: this token ends',
      askAgain: 'itself',
      changes: [],
    },
  });

export const authCalls = authCallsFor('username');
