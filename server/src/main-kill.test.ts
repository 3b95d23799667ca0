import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { jpeg } from './testing/pictures.ts';
import { listeningAt, startProcess } from './testing/process.ts';
import { freshPostgresUrl } from './testing/test-database.ts';

/** `npm run test:faults` asks for 30. */
const KILLS = Number(process.env.KILLS ?? 2);

const scratch = mkdtempSync(join(tmpdir(), 'diyar-kill-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function newPlace(): Promise<Record<string, string>> {
  const admin = { ADMIN_USERNAME: 'rana', ADMIN_PASSWORD: 'first password' };
  return inject('migratedDatabase').kind === 'postgres'
    ? { DATA_DIR: scratch, DATABASE_URL: await freshPostgresUrl(), ...admin }
    : { DATA_DIR: scratch, EMBEDDED_DATABASE: 'accept-risk', ...admin };
}

async function start(place: Record<string, string>) {
  const started = startProcess('server/src/main.ts', place);
  onTestFinished(() => {
    started.child.kill('SIGKILL');
  });
  const origin = await listeningAt(started);
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'rana', password: 'first password' }),
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const kill = async () => {
    started.child.kill('SIGKILL');
    await started.exited;
  };
  const post = (path: string, fields: Record<string, string | Blob>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return fetch(`${origin}/api${path}`, { method: 'POST', headers, body });
  };
  return { origin, headers, kill, post };
}

test(`kill -9 in the middle of writes and uploads, ${KILLS} times: everything that was acknowledged is there`, {
  timeout: 1_200_000,
}, async () => {
  const place = await newPlace();
  const picture = await jpeg({ width: 200, height: 150 });
  const sold = new Set<number>();
  const files = new Map<string, string>();
  for (let round = 0; round <= KILLS; round++) {
    const site = await start(place);
    const list = await fetch(`${site.origin}/api/admin/selled?size=100`, { headers: site.headers });
    const { items, total } = (await list.json()) as { items: { id: number }[]; total: number };
    expect(total).toBeGreaterThanOrEqual(sold.size);
    const newest = new Set(items.map(({ id }) => id));
    const missing = [...sold].slice(-50).filter((id) => !newest.has(id));
    expect(missing).toEqual([]);
    for (const [url, hash] of [...files].slice(-20)) {
      const answer = await fetch(site.origin + url);
      expect(answer.status).toBe(200);
      expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(hash);
    }
    if (round === KILLS) return site.kill();
    let going = true;
    const writers = [0, 1, 2].map(async (writer) => {
      for (let n = 0; going; n++) {
        try {
          if (writer === 0) {
            const answer = await site.post('/uploads', { file: new Blob([new Uint8Array(picture)]) });
            const { url } = (await answer.json()) as { url: string };
            const kept = await fetch(site.origin + url);
            files.set(url, sha256(new Uint8Array(await kept.arrayBuffer())));
          } else {
            const answer = await site.post('/admin/selled', { apartmentName: `${round}-${writer}-${n}` });
            if (answer.status === 201) sold.add(((await answer.json()) as { id: number }).id);
          }
        } catch {
          return;
        }
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 800 + Math.random() * 1200));
    await site.kill();
    going = false;
    await Promise.all(writers);
    expect(sold.size).toBeGreaterThan(0);
  }
});
