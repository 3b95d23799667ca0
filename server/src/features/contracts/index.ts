export { unsignedDeals } from './unsigned.ts';
