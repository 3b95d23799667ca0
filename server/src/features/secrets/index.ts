export { signingKey } from './service.ts';
export { type Vault, vault } from './vault.ts';
