export { readPreview, sweepPreviews } from './service.ts';
