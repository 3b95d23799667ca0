export { partiesOf } from '../who-is-who/index.ts';
export { editedDeal } from './edited-deal.ts';
export { transferForBuyers } from './read.ts';
