import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const CONFIGURATION = new URL('../../../deploy/nginx.conf', import.meta.url);

/** Debian's package; scripts/test.ts installs it where it may. */
const NGINX = '/usr/sbin/nginx';

const certificate = (folder: string) =>
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...[
        '-subj',
        '/CN=www.example.com',
        '-keyout',
        join(folder, 'key.pem'),
        '-out',
        join(folder, 'cert.pem'),
      ],
    ],
    { stdio: 'ignore' },
  );

const frame = (folder: string) => `
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/diyar.conf;
}`;

/** deploy/nginx.conf as it is, but for ports, certificate and the folder of its cache. */
async function configure(folder: string, upstreams: number[]) {
  const [http, https] = [await freePort(), await freePort()];
  certificate(folder);
  const text = (await readFile(CONFIGURATION, 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace('/etc/ssl/diyar/fullchain.pem', join(folder, 'cert.pem'))
    .replace('/etc/ssl/diyar/privkey.pem', join(folder, 'key.pem'))
    .replace('/var/cache/nginx/diyar', join(folder, 'cache'))
    .replaceAll('/var/log/nginx/diyar.log', join(folder, 'access.log'))
    .replace(/127\.0\.0\.1:300(\d)/g, (_, n) => `127.0.0.1:${upstreams[n - 1] ?? 9}`);
  await writeFile(join(folder, 'diyar.conf'), text);
  await writeFile(join(folder, 'nginx.conf'), frame(folder));
  return { http, https };
}

async function untilItListens(port: number, nginx: ChildProcess, folder: string): Promise<void> {
  for (;;) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (open) return;
    if (nginx.exitCode !== null)
      throw new Error(`nginx: ${await readFile(join(folder, 'error.log'), 'utf8')}`);
    await sleep(50);
  }
}

/** nginx with our configuration before processes on these ports. */
export async function startNginx(upstreams: number[]) {
  if (!existsSync(NGINX)) throw new Error('this test needs nginx: apt-get install nginx-light openssl');
  const folder = await mkdtemp(join(tmpdir(), 'diyar-nginx-'));
  const ports = await configure(folder, upstreams);
  const nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const exited = new Promise((resolve) => nginx.once('exit', resolve));
  await untilItListens(ports.https, nginx, folder);
  return {
    ...ports,
    async stop() {
      nginx.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
