import { spawn, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * nginx with TLS and HTTP/2 in front of the server, as deploy/nginx.conf has it. `browserArgs` make the browser accept
 * its certificate; one that it merely ignored would keep it from caching anything. Null without nginx or openssl.
 */
export function prepareProxy() {
  if (spawnSync('nginx', ['-v']).error || spawnSync('openssl', ['version']).error) return null;
  const folder = mkdtempSync(join(tmpdir(), 'diyar-nginx-'));
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const request = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  spawnSync('openssl', ['req', '-x509', ...request, '-keyout', key, '-out', certificate]);
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const pin = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return {
    browserArgs: [`--ignore-certificate-errors-spki-list=${pin}`],
    run: (origin: string, port: number, work: (origin: string) => Promise<void>) =>
      runProxy({ folder, certificate, key, origin, port }, work),
  };
}

type Settings = { folder: string; certificate: string; key: string; origin: string; port: number };

async function runProxy(
  { folder, certificate, key, origin, port }: Settings,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 256; }
    http {
      access_log off;
      client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      server {
        listen 127.0.0.1:${port} ssl http2;
        ssl_certificate ${certificate}; ssl_certificate_key ${key}; ssl_protocols TLSv1.2 TLSv1.3;
        proxy_set_header Host $host; proxy_set_header X-Forwarded-Proto $scheme;
        location / { proxy_pass ${origin}; }
      }
    }`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const exited = once(nginx, 'exit');
  await wait(500);
  try {
    await work(`https://localhost:${port}`);
  } finally {
    nginx.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  }
}
