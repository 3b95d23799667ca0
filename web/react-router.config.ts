import type { Config } from '@react-router/dev/config';

/**
 * The base path is not here: it is known only when the server starts, and the server sets it in the build it
 * loads (server/src/plugins/pages.ts).
 */
export default {
  appDirectory: 'app',
  // scripts/build.ts moves it to web/build when it is complete
  buildDirectory: '.react-router/build',
  ssr: true,
  // 'enforce' breaks development with a HydrateFallback
  splitRouteModules: true,
  // one small cached file instead of a request for every link on the page
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
