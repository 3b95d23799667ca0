import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SETTINGS } from '../server/src/config.ts';
import { png } from '../server/src/testing/pictures.ts';
import { listeningAt } from '../server/src/testing/process.ts';
import { ROOT } from './run.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'diyar-deploy-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const isSetting = (name: string) => expect(SETTINGS, name).toContain(name);
/** `name` or `owner/name`, without a registry host, in one exact version; the site's own image is built here. */
const isPinned = (image: string) =>
  image === 'diyar' || expect(image).toMatch(/^([a-z0-9-]+\/)?[a-z0-9-]+:v?\d+\.\d+[\w.-]*$/);

test('.env.example names every setting, and none that is not', () => {
  const names = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...SETTINGS].sort());
});

const container = read('deploy/Containerfile');
const last = container.slice(container.lastIndexOf('\nFROM '));

test('the container: two stages, an unprivileged user, a health check, plain images', () => {
  expect([...container.matchAll(/^FROM \$\{NODE_IMAGE\}/gm)]).toHaveLength(2);
  expect([...container.matchAll(/^FROM /gm)]).toHaveLength(2);
  const [, image = ''] = /^ARG NODE_IMAGE=(.*)$/m.exec(container) ?? [];
  isPinned(image);
  expect(image).toBe(`node:${JSON.parse(read('tools/node/package.json')).version}-slim`);
  expect(last).toMatch(/^USER node$/m);
  expect(last).toContain('HEALTHCHECK');
  const [, env = ''] = /^ENV NODE_ENV=production (.*)$/m.exec(last) ?? [];
  for (const pair of env.split(' ')) isSetting(String(pair.split('=')[0]));
});

/** The bundle finds what it starts beside itself, the process for pictures, and makes a sheet. */
async function usesItsParts(api: URL): Promise<void> {
  const signedIn = await fetch(new URL('auth/login', api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'rana', password: 'first password' }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  const picture = await png({ width: 120, height: 80 });
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'logo.png');
  const stored = await fetch(new URL('files', api), { method: 'POST', headers, body: form });
  expect(await stored.json()).toMatchObject({ width: 120, height: 80 });
  const sheet = await fetch(new URL('admin/selled/export?format=xlsx&zone=UTC', api), { headers });
  expect(sheet.status).toBe(200);
  expect(Buffer.from(await sheet.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
}

test('what the container holds is enough to start, as another user, from a place nobody may write to', async () => {
  const place = join(scratch, 'diyar');
  for (const [, from = ''] of last.matchAll(/^COPY --from=build \/diyar\/(\S+)/gm)) {
    mkdirSync(dirname(join(place, from)), { recursive: true });
    if (from.endsWith('node_modules')) symlinkSync(join(ROOT, from), join(place, from));
    else cpSync(join(ROOT, from), join(place, from), { recursive: true });
  }
  const isRoot = process.getuid?.() === 0;
  const state = mkdtempSync(join(scratch, 'data-'));
  chmodSync(scratch, 0o755);
  if (isRoot) chmodSync(state, 0o777);
  else execFileSync('chmod', ['-R', 'a-w', place]);
  const [, command = '[]'] = /^CMD (.*)$/m.exec(last) ?? [];
  const [, ...args] = JSON.parse(command) as string[];
  const child = spawn(process.execPath, args, {
    cwd: place,
    env: {
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: state,
      EMBEDDED_DATABASE: 'accept-risk',
      PUBLIC_URL: 'http://127.0.0.1',
      LOG_LEVEL: 'error',
      ...{ ADMIN_USERNAME: 'rana', ADMIN_PASSWORD: 'first password', CHANGE_GIVEN_PASSWORDS: 'no' },
    },
    ...(isRoot && { uid: 65_534, gid: 65_534 }),
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    if (!isRoot) execFileSync('chmod', ['-R', 'u+w', place]);
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = await listeningAt({ child, output: () => output, exited });
  expect((await fetch(`${origin}/diyar`)).status).toBe(200);
  await usesItsParts(new URL('/api/', origin));
  const [, check = '[]'] = /HEALTHCHECK[^\n]*\n\s+CMD (.*)$/m.exec(last) ?? [];
  const [, ...asks] = (JSON.parse(check) as string[]).map((part) =>
    part.replace('127.0.0.1:3000', new URL(origin).host),
  );
  const health = () => once(spawn(process.execPath, asks, { stdio: 'ignore' }), 'exit');
  expect(asks).toHaveLength(2);
  expect((await health())[0]).toBe(0);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect((await health())[0]).toBe(1);
});

test('compose: known settings, plain images, nothing writable that need not be', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml'));
  Object.keys(services.site.environment).forEach(isSetting);
  for (const { image } of Object.values<{ image: string }>(services)) isPinned(image);
  expect(services.site.read_only).toBe(true);
  // backups are made, and survive the container
  const { BACKUP_DIR, BACKUP_EVERY } = services.site.environment;
  expect(BACKUP_EVERY).toBeTruthy();
  expect(services.site.volumes).toContain(`backups:${BACKUP_DIR}`);
  expect(container).toContain(`mkdir /data ${BACKUP_DIR}`);
  for (const service of Object.values<{ volumes?: string[] }>(services))
    for (const mount of service.volumes ?? []) expect(Object.keys(volumes)).toContain(mount.split(':')[0]);
});

test('Kubernetes: every document reads, refers to what is there, and has its probes and limits', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml'));
  for (const { errors } of documents) expect(errors).toEqual([]);
  const byKind = Object.fromEntries(documents.map((document) => [document.toJS().kind, document.toJS()]));
  Object.keys(byKind.ConfigMap.data).forEach(isSetting);
  Object.keys(byKind.Secret.stringData).forEach(isSetting);
  const [site] = byKind.Deployment.spec.template.spec.containers;
  isPinned(site.image);
  expect(
    [site.startupProbe, site.readinessProbe, site.livenessProbe].map((probe) => probe.httpGet.path),
  ).toEqual(['/readyz', '/readyz', '/healthz']);
  expect(site.securityContext.readOnlyRootFilesystem).toBe(true);
  expect(byKind.HorizontalPodAutoscaler.spec.scaleTargetRef.name).toBe(byKind.Deployment.metadata.name);
  // PostgreSQL's default is 100, of which 3 are for its superuser; a rollout and a backup add one process each
  const poolSize = Number(/poolSize = (\d+)/.exec(read('server/src/db/postgres-pool.ts'))?.[1]);
  const { maxReplicas } = byKind.HorizontalPodAutoscaler.spec;
  const { maxSurge } = byKind.Deployment.spec.strategy.rollingUpdate;
  expect((maxReplicas + maxSurge + 1) * (poolSize + 1)).toBeLessThanOrEqual(97);
  const jobs = documents.map((document) => document.toJS()).filter(({ kind }) => kind === 'CronJob');
  const programs = jobs.map(({ spec }) => spec.jobTemplate.spec.template.spec.containers[0].command[1]);
  expect(programs).toEqual(['server/build/backup.js', 'server/build/check-backups.js']);
  for (const program of programs) expect(existsSync(join(ROOT, program)), program).toBe(true);
  expect(byKind.Service.spec.selector).toEqual(byKind.Deployment.spec.template.metadata.labels);
  const { terminationGracePeriodSeconds } = byKind.Deployment.spec.template.spec;
  expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(byKind.ConfigMap.data.DRAIN_SECONDS) + 25);
});

test('the command of an installed site knows every command of the server, and the shell reads it', () => {
  const script = read('deploy/diyar');
  execFileSync('sh', ['-n', join(ROOT, 'deploy/diyar')]);
  const named = [...script.matchAll(/diyar ([a-z][a-z-]+)(?= |$)/gm)].map(([, name]) => `${name}.ts`);
  const there = readdirSync(join(ROOT, 'server/src/cli')).filter((file) => file !== 'run-command.ts');
  expect([...new Set(named)].filter((file) => file.endsWith('.ts')).sort()).toEqual(there.sort());
});

test('systemd: known settings, and systemd-analyze reports nothing', () => {
  const unit = read('deploy/diyar@.service');
  const [, environment = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  for (const pair of environment.split(' ')) isSetting(String(pair.split('=')[0]));
  // package.json, the unit and the container start the same command
  const [, serve = ''] = /"serve": "(.*)"/.exec(read('package.json')) ?? [];
  expect(unit).toContain(`ExecStart=${serve}\n`);
  expect(read('deploy/Containerfile')).toContain(
    `CMD ${JSON.stringify(serve.split(' ')).replaceAll(',', ', ')}\n`,
  );
  // Without systemd only the lines above can be checked.
  if (!existsSync('/usr/bin/systemd-analyze')) return;
  const file = join(scratch, 'diyar@.service');
  writeFileSync(file, unit.replaceAll('/opt/diyar', ROOT).replaceAll('/etc/diyar.env', '/dev/null'));
  const said = execFileSync('sh', ['-c', `systemd-analyze verify ${file} 2>&1 || true`], {
    encoding: 'utf8',
  });
  expect(said.split('\n').filter((line) => line.includes('diyar@'))).toEqual([]);
});
