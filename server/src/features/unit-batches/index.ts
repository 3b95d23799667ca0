export { restoreUnit } from './restore-unit.ts';
