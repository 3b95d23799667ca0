export { endBuyerAddress } from '../secret-addresses/index.ts';
export { askOffice } from './ask.ts';
export { serveBuyerContracts } from './contract-file.ts';
export { openGate } from './gate.ts';
export { readBuyerPage, readBuyerSheet } from './page.ts';
export { untold } from './tell.ts';
