export { DEMO_ACCOUNTS, demoName, ensureFirstAdmin, refuseDemoPasswords } from './production.ts';
export {
  createUser,
  listUsers,
  resetSecondFactor,
  restoreUser,
  restoreUserState,
  setOwnPassword,
  setPassword,
  setRole,
} from './service.ts';
