import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';
import { startNginx } from './nginx.ts';
import { listeningAt, type Started, serverProgram, startProcess } from './process.ts';
import { startS3 } from './s3.ts';
import { startSmtp } from './smtp.ts';
import { freshPostgresUrl } from './test-database.ts';

export const FIRST = { username: 'rana', password: 'first password' };

/** Three processes of the built server on one PostgreSQL, one S3 storage and one mail server, behind nginx. */
export async function startSeveral() {
  const folder = await mkdtemp(join(tmpdir(), 'diyar-several-'));
  const [s3, smtp, databaseUrl] = [await startS3(), await startSmtp(), await freshPostgresUrl()];
  const ports = [await freePort(), await freePort(), await freePort()];
  const settings = {
    DATABASE_URL: databaseUrl,
    STORAGE_URL: `s3://${s3.settings.bucket}/several`,
    S3_ENDPOINT: s3.settings.endpoint,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    SMTP_URL: smtp.url,
    NOTIFY_EMAIL: 'office@example.com',
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://www.example.com',
    ADMIN_USERNAME: FIRST.username,
    ADMIN_PASSWORD: FIRST.password,
    CHANGE_GIVEN_PASSWORDS: 'no',
  };
  const processes: Started[] = [];
  const start = async (n: number) => {
    const env = { ...settings, PORT: String(ports[n]), DATA_DIR: join(folder, String(n)) };
    const started = startProcess(serverProgram('serve'), env);
    processes[n] = started;
    await listeningAt(started);
  };
  // All at once, as after a power cut: one migrates and makes the first account, the others wait or find it.
  await Promise.all(ports.map((_, n) => start(n)));
  const proxy = await startNginx(ports);
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  return {
    databaseUrl,
    smtp,
    proxy,
    /** The address of one process, past the proxy. */
    origin: (n: number) => `http://127.0.0.1:${ports[n]}`,
    process: (n: number) => processes[n] as Started,
    start,
    /** A call through the proxy, as the world would make it. */
    async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const request = httpsRequest({
        ...{ agent, method, path, host: '127.0.0.1', port: proxy.https, servername: 'www.example.com' },
        headers: { host: 'www.example.com', ...(sent && { 'content-type': 'application/json' }), ...headers },
      });
      request.end(sent);
      const [answer] = await once(request, 'response');
      return { status: answer.statusCode as number, headers: answer.headers, text: await text(answer) };
    },
    async stop() {
      agent.destroy();
      await proxy.stop();
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all([...processes.map(({ exited }) => exited), smtp.stop(), s3.remove()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
