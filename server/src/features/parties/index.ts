export { partiesOf } from '../who-is-who/index.ts';
export { lastTransferOf, transferForBuyers } from './read.ts';
