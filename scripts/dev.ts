import { startDemo } from './start.ts';

/** Started by `node --watch`: Vite reloads the pages, a change in server or contract restarts this process. */
await startDemo('dev');
