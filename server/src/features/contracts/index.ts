export { contractsForBuyers, makeContract, readContracts, signContract } from './contracts.ts';
export { sampleTemplate } from './sample.ts';
export { addTemplate, useVersion } from './templates.ts';
export { unsignedDeals } from './unsigned.ts';
