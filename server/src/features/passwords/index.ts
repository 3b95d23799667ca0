export { type PasswordPolicy, refuseWeakPassword } from './policy.ts';
export { hashPassword, passwordMatches } from './service.ts';
