export { sweepChallenges } from './challenges.ts';
export { beginConfirm, confirmByFactor } from './confirm.ts';
export { resetFactors } from './manage.ts';
export { relyingPartyOf } from './passkeys.ts';
export {
  beginPasskeySignIn,
  beginSecondStep,
  finishPasskeySignIn,
  finishSecondStep,
  hasFactor,
  usersWithFactor,
} from './sign-in.ts';
