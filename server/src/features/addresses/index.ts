export { type AddressRow, presentAddress } from './present.ts';
export { saveAddress } from './service.ts';
