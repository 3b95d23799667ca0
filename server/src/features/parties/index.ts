export { partiesOf } from '../who-is-who/index.ts';
export { lastTransferOf } from './read.ts';
