export { signingKey } from './service.ts';
export { type Vault, vault, vaultOf } from './vault.ts';
