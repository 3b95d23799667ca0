export { bumpContent } from './service.ts';
export { SharedReads } from './shared-reads.ts';
export { ContentVersion } from './version.ts';
