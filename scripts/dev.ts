import { startDemo } from '../demo/start.ts';
import { readEnvironmentFile } from '../server/src/begin.ts';

/** Started by `node --watch`: Vite reloads the pages, a change in server or contract restarts this process. */
readEnvironmentFile();
await startDemo('dev');
