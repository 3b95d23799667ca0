export { SharedReads } from './shared-reads.ts';
export { ContentVersion } from './version.ts';
