export { DEMO_ACCOUNTS, demoName, ensureFirstAdmin, refuseDemoPasswords } from './production.ts';
export { createUser, listUsers, restoreUser, setPassword, setRole } from './service.ts';
