/**
 * React's share of a page: `renderToString` of the same tree with the same loader data, repeated. In its own process,
 * because React reads NODE_ENV when it is loaded.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { createElement as createReactElement } from 'react';
import type { renderToString as renderReact } from 'react-dom/server';
import type { ServerRouter as Router } from 'react-router';
import { loadConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/db/client.ts';
import { publicReads } from '../server/src/public-reads.ts';

type Rendering = {
  createElement: typeof createReactElement;
  renderToString: typeof renderReact;
  ServerRouter: typeof Router;
};
type Order = { path: string; times: number; pauseMs: number };

const BUILD = new URL('../web/build/server/index.js', import.meta.url).href;

/** CPU milliseconds of one `renderToString` by path: in a loop, or each after a pause. */
export function renderer(databaseUrl: string) {
  const child = fork(fileURLToPath(import.meta.url), [databaseUrl], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    async render(path: string, times: number, pauseMs = 0): Promise<number> {
      child.send({ path, times, pauseMs } satisfies Order);
      const [ms] = await once(child, 'message');
      return ms as number;
    },
    close: () => child.disconnect(),
  };
}

/** The tree as entry.server.tsx gets it from React Router. */
async function treeOf(path: string, open: Awaited<ReturnType<typeof openPages>>) {
  const { createElement, ServerRouter } = open;
  const url = `https://diyar.example${path}`;
  const context = await open.contextOf(new Request(url));
  return createElement(ServerRouter, {
    context: { ...context, serverHandoffStream: undefined },
    url,
  });
}

async function openPages(databaseUrl: string) {
  const config = loadConfig({ DATABASE_URL: databaseUrl, PUBLIC_URL: 'https://diyar.example' }, 'serve');
  const { db } = await openDatabase({ databaseUrl, dataDir: '.' });
  Object.assign(globalThis, { __asset: (file: string) => `${config.basePath}/${file}` });
  const build = await import(BUILD);
  const { module } = build.entry;
  let caught: Parameters<typeof Router>[0]['context'] | undefined;
  const handler = async (...args: unknown[]) => {
    caught = args[3] as typeof caught;
    return module.default(...args);
  };
  const { basePath, publicUrl, signInWith } = config;
  const services = {
    site: { basePath, publicUrl, signInWith, apiBase: '/api' },
    readsFor: publicReads({ db, config }),
    log: console.error,
  };
  const site = module.openSite(
    { ...build, entry: { module: { ...module, default: handler } } },
    services,
    'production',
  );
  return {
    ...(module.rendering as Rendering),
    async contextOf(request: Request) {
      await site.answer(request, '127.0.0.1');
      if (!caught) throw new Error(`${request.url} was not rendered`);
      return caught;
    },
  };
}

if (process.send) {
  const open = await openPages(process.argv[2] ?? '');
  const { renderToString } = open;
  process.on('message', async ({ path, times, pauseMs }: Order) => {
    const tree = await treeOf(path, open);
    for (let i = 0; i < times / 5; i++) renderToString(tree);
    const rounds = pauseMs > 0 ? times : 1;
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      if (pauseMs > 0) await sleep(pauseMs);
      const before = process.cpuUsage();
      for (let i = 0; i < times / rounds; i++) renderToString(tree);
      const { user, system } = process.cpuUsage(before);
      sum += user + system;
    }
    process.send?.(sum / 1000 / times);
  });
}
