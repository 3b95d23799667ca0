import { buildIfStale } from './build.ts';
import { main } from './run.ts';

/** `npm start`: builds if needed, then runs the demo from the bundle. */
await main(async () => {
  await buildIfStale();
  await import(new URL('../server/build/demo.js', import.meta.url).href);
});
