export { listTrash } from './list.ts';
export { restore } from './restore.ts';
export { sweepTrash } from './sweep.ts';
