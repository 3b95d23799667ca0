import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/src/testing/free-port.ts';
import { startNginx } from '../../server/src/testing/nginx.ts';
import { ROOT } from '../run.ts';

export const FIRST = { username: 'rana', password: 'first password' };

type Answer = { status: number; body: Buffer };

/** Three processes as `npm run serve` starts them, on one database and one folder, behind deploy/nginx.conf. */
export async function startSoakSite(databaseUrl: string, folder: string) {
  const ports = [await freePort(), await freePort(), await freePort()];
  const processes: ChildProcess[] = [];
  const start = async (n: number) => {
    const child = spawn(process.execPath, ['--max-semi-space-size=16', 'server/build/serve.js'], {
      cwd: ROOT,
      env: {
        ...{ PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' },
        ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: String(ports[n]), LOG_LEVEL: 'error' },
        ...{ PUBLIC_URL: 'https://www.example.com', TRUST_PROXY: '1' },
        ...{ ADMIN_USERNAME: FIRST.username, ADMIN_PASSWORD: FIRST.password, CHANGE_GIVEN_PASSWORDS: 'no' },
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    processes[n] = child;
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${ports[n]}/readyz`).catch(() => null);
      if (answer?.ok) return;
      if (child.exitCode !== null) throw new Error(`process ${n} ended with ${child.exitCode}`);
      await sleep(200);
    }
  };
  for (const n of ports.keys()) await start(n);
  const proxy = await startNginx(ports);
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 64 });

  return {
    start,
    pid: (n: number) => processes[n]?.pid ?? 0,
    async end(n: number, signal: NodeJS.Signals) {
      const child = processes[n];
      if (!child) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
    /** Through the proxy, as the world would. */
    async call(
      method: string,
      path: string,
      sent?: Buffer,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      const request = httpsRequest({
        ...{ agent, method, path, host: '127.0.0.1', port: proxy.https, servername: 'www.example.com' },
        headers: { host: 'www.example.com', ...headers, ...(sent && { 'content-length': sent.length }) },
        timeout: 60_000,
      });
      request.on('timeout', () => request.destroy(new Error('no answer within a minute')));
      request.end(sent);
      const [answer] = await once(request, 'response');
      return { status: answer.statusCode as number, body: await buffer(answer) };
    },
    async stop() {
      agent.destroy();
      await proxy.stop();
      for (const child of processes) child.kill('SIGKILL');
    },
  };
}

export type SoakSite = Awaited<ReturnType<typeof startSoakSite>>;

/** Resident memory in MB and open descriptors of a process. */
export function measure(pid: number): { megabytes: number; descriptors: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}
