/** The servers that are compared: the product, a minimal Node server, and nginx where it is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { listeningAt, startProcess } from '../server/src/testing/process.ts';

export type Server = { port: number; pid: number; stop(): Promise<unknown> };
export type Page = { head: string[]; body: Buffer };

export const ADMIN = { username: 'bench', password: 'bench-bench' };

async function started(script: string, env: Record<string, string>): Promise<Server> {
  const process = startProcess(script, env);
  const { port } = new URL(await listeningAt(process));
  const stop = () => {
    process.child.kill('SIGTERM');
    return process.exited;
  };
  return { port: Number(port), pid: process.child.pid ?? 0, stop };
}

/** As `npm run serve` starts it. */
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const SERVE = String(scripts.serve).replace(/^node /, '');

export const startProduct = (databaseUrl: string, dataDir: string, more: Record<string, string> = {}) =>
  started(SERVE, {
    // as deploy/ sets them
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '32768',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'https://diyar.example',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    CHANGE_GIVEN_PASSWORDS: 'no',
    ...more,
  });

export function startBare(folder: string, { head, body }: Page): Promise<Server> {
  const file = join(folder, `bare-${body.length}.json`);
  writeFileSync(file, JSON.stringify({ head, body: body.toString('base64') }));
  return started(`bench/speed-bare.ts ${file}`, {});
}

/** The answer to one request, with the headers in their order and spelling, without those that Node adds. */
export async function pageAt(port: number, path: string, headers: Record<string, string>): Promise<Page> {
  const request = get({ port, host: '127.0.0.1', path, headers: { ...headers, host: 'bench' } });
  const [answer] = await once(request, 'response');
  const body = await buffer(answer);
  if (answer.statusCode !== 200)
    throw new Error(`${path}: ${answer.statusCode} ${body.toString().slice(0, 200)}`);
  const head: string[] = [];
  for (let i = 0; i < answer.rawHeaders.length; i += 2) {
    const name = answer.rawHeaders[i].toLowerCase();
    if (!['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name))
      head.push(name, answer.rawHeaders[i + 1]);
  }
  return { head, body };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isNginxInstalled = () => !spawnSync('nginx', ['-v']).error;

/** One nginx worker with these lines inside of `http`. */
async function runNginx(folder: string, port: number, http: string): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 256; }
    http {
      access_log off; keepalive_requests 1000000000;
      client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      ${http}
    }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  for (let tries = 0; ; tries++) {
    const worker = workerOf(child.pid ?? 0);
    if (worker && (await pageAt(port, '/', {}).catch(() => null))) {
      const stop = () => {
        child.kill('SIGTERM');
        return exited;
      };
      return { port, pid: worker, stop };
    }
    if (tries > 100) child.kill();
    if (tries > 100)
      throw new Error(`nginx does not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** One nginx worker that serves the compressed page as a file with the same headers. Null without nginx. */
export async function startNginx(folder: string, { head, body }: Page): Promise<Server | null> {
  if (!isNginxInstalled()) return null;
  const port = await freePort();
  mkdirSync(join(folder, 'site'), { recursive: true });
  writeFileSync(join(folder, 'site/page'), body);
  const ours = ['content-length', 'content-type', 'etag'];
  const added = head.flatMap((name, i) =>
    i % 2 === 0 && !ours.includes(name)
      ? [`add_header ${name} '${head[i + 1]?.replaceAll("'", "\\'")}';`]
      : [],
  );
  return runNginx(
    folder,
    port,
    `sendfile on; tcp_nopush on; open_file_cache max=10;
    server { listen 127.0.0.1:${port}; location / { root ${folder}/site; default_type 'text/html; charset=utf-8'; try_files /page =404; ${added.join(' ')} } }`,
  );
}

/** nginx in front of these processes as deploy/nginx.conf has it, without TLS. */
export async function startBalancer(folder: string, servers: readonly Server[]): Promise<Server> {
  if (!isNginxInstalled()) throw new Error('this benchmark needs nginx');
  const port = await freePort();
  const upstream = servers.map((server) => `server 127.0.0.1:${server.port} max_fails=1 fail_timeout=1s;`);
  return runNginx(
    join(folder, `balancer-${servers.length}`),
    port,
    `upstream diyar { ${upstream.join(' ')} }
    server {
      listen 127.0.0.1:${port};
      proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_set_header X-Forwarded-Proto $scheme;
      location = / { return 200; }
      location / { proxy_pass http://diyar; }
    }`,
  );
}

export async function signInAt(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await answer.json()) as { token: string }).token;
}

const workerOf = (pid: number): number | undefined =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]) || undefined;
