export { adoptAddresses } from './adopt.ts';
export { readTries, sweepTries, tryDigits } from './digits.ts';
export { renewQuoteAddress } from './end.ts';
export { buyerPaths, digitsOfBuyers, endBuyerAddress, findEnded } from './ended.ts';
export {
  type AddressRow,
  addressOf,
  addressOpener,
  dropAddress,
  findAddress,
  isAlive,
  makeAddress,
  sealer,
} from './service.ts';
