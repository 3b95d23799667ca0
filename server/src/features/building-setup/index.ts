export { readSetup, saveSetup } from './setup.ts';
