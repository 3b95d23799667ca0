export { endBuyerAddress } from '../secret-addresses/index.ts';
export { askOffice } from './ask.ts';
export { openGate } from './gate.ts';
export { readBuyerPage, readBuyerSheet } from './page.ts';
