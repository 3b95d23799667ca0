export { type AddressRow, presentAddress, wordsOfAddress } from './present.ts';
export { saveAddress } from './service.ts';
