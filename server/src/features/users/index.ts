export {
  countAccounts,
  DEMO_ACCOUNTS,
  demoName,
  ensureFirstAdmin,
  hasDemoPassword,
  refuseAccounts,
} from './production.ts';
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
