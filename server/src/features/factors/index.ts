export { sweepChallenges } from './challenges.ts';
export { resetFactors } from './manage.ts';
export type { RelyingParty } from './passkeys.ts';
export { relyingPartyOf } from './passkeys.ts';
export {
  beginPasskeySignIn,
  beginSecondStep,
  finishPasskeySignIn,
  finishSecondStep,
  hasFactor,
  usersWithFactor,
} from './sign-in.ts';
