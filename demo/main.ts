import { startDemo } from './start.ts';

/** The demo, which `npm start` runs. */
await startDemo('demo');
