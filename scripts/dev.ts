import { startDemo } from './start.ts';

/** Started by `node --watch`: Vite reloads the pages, a change of the server or the contract restarts this process. */
await startDemo('dev');
