export { type PasswordPolicy, refuseWeakPassword, weaknessOf } from './policy.ts';
export { hashPassword, passwordMatches } from './service.ts';
