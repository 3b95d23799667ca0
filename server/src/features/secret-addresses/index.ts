export { adoptAddresses } from './adopt.ts';
export { renewQuoteAddress } from './end.ts';
export {
  addressOf,
  addressOpener,
  dropAddress,
  findAddress,
  isAlive,
  makeAddress,
} from './service.ts';
