import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MEGABYTE } from '@diyar/contract/limits';
import { expect, inject, test, vi } from 'vitest';
import { jpeg, pdf } from './testing/pictures.ts';
import { startPostgres } from './testing/postgres.ts';
import { serverProgram, startProcess } from './testing/process.ts';
import { placeIn, type Site, startSite } from './testing/site.ts';
import { smallDisk } from './testing/small-disk.ts';
import { mp4 } from './testing/videos.ts';

const onPostgres = inject('migratedDatabase').kind === 'postgres';
/** 5 in `npm run test:faults`. */
const TIMES = Number(process.env.DISK_FILLS ?? 1);

const OUT_OF_SPACE = 'The server is out of disk space. Nothing was saved; reading still works.';

const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

async function said(answer: Promise<Response>) {
  const { status, headers } = await answer;
  const body = await (await answer).text();
  const isJson = headers.get('content-type')?.includes('json');
  return { status, message: isJson ? (JSON.parse(body).message as string | undefined) : undefined, body };
}

const full = { status: 507, message: OUT_OF_SPACE };

/** Public reads; `file` was stored before. */
const expectReads = async (site: Site, file: string) => {
  for (const url of ['/diyar?lang=en', `/api${file}`, '/api/company', '/healthz', '/readyz'])
    expect((await said(fetch(site.origin + url))).status, url).toBe(200);
  for (const path of ['/admin/selled', '/admin/messages', '/auth/me'])
    expect((await said(site.get(path))).status, path).toBe(200);
};

const upload = async (site: Site) =>
  said(site.post('/uploads', { file: blob(await jpeg({ width: 1600, height: 1200 })) }));
const film = (site: Site) => said(site.post('/uploads', { file: blob(mp4({ bytes: 8 * MEGABYTE })) }));
const contract = (site: Site) =>
  said(
    site.post('/admin/selled', {
      apartmentName: 'A-1',
      contract: blob(Buffer.concat([pdf(), Buffer.alloc(MEGABYTE)])),
    }),
  );
const record = (site: Site) => said(site.post('/admin/selled', { apartmentName: 'A-2' }));
/** An invalid write, which is refused in any case. */
const nothing = (site: Site) => said(site.post('/admin/selled', {}));
const count = async (site: Site) =>
  ((await (await site.get('/admin/selled')).json()) as { total: number }).total;

test.runIf(!onPostgres)('a full disk at the first start: one line that says so', async () => {
  const disk = smallDisk(20);
  const env = { DATA_DIR: disk.folder, EMBEDDED_DATABASE: 'accept-risk', PUBLIC_URL: 'http://127.0.0.1' };
  const started = startProcess(serverProgram('serve'), env);
  expect(await started.exited).toBe(1);
  expect(started.output().trim().split('\n').at(-1)).toMatch(/^diyar: DATA_DIR .* has \d+ MB left/);
});

test('a full disk: 507, reads still work, recovery', { timeout: 600_000 }, async () => {
  // The embedded database needs 512 MB; PostgreSQL is on another disk, and only the files are here.
  const disk = smallDisk(onPostgres ? 60 : 720);
  const site = await startSite(await placeIn(disk.folder));
  const first = await upload(site);
  expect(first.status).toBe(201);
  const { url } = JSON.parse(first.body) as { url: string };
  expect((await contract(site)).status).toBe(201);
  for (let time = 0; time < TIMES; time++) {
    const before = await count(site);
    for (const leave of onPostgres ? [MEGABYTE / 2, 0] : [511 * MEGABYTE, 0]) {
      disk.fill(leave);
      // The embedded database checks the disk every two seconds; until then no write may fill it.
      if (!onPostgres)
        await vi.waitFor(async () => expect(await nothing(site)).toMatchObject(full), { timeout: 10_000 });
      expect(await film(site)).toMatchObject(full);
      expect(await contract(site)).toMatchObject(full);
      if (leave === 0 || !onPostgres) expect(await upload(site)).toMatchObject(full);
      if (!onPostgres) expect(await record(site)).toMatchObject(full);
      await expectReads(site, url);
      // the sizes of the picture may still be made
      await vi.waitFor(() => expect(readdirSync(join(disk.folder, 'files', 'drafts'))).toEqual([]), 20_000);
      expect(await count(site)).toBe(before);
    }
    disk.makeRoom();
    await vi.waitFor(async () => expect((await film(site)).status).toBe(201), { timeout: 10_000 });
    expect([(await upload(site)).status, (await contract(site)).status, (await record(site)).status]).toEqual(
      [201, 201, 201],
    );
    expect(await count(site)).toBe(before + 2);
  }
  expect(await site.stop()).toBe(0);
});

test.runIf(onPostgres)(
  'a full disk of PostgreSQL: 507, reads still work, recovery',
  { timeout: 600_000 },
  async () => {
    const disk = smallDisk(200);
    const server = await startPostgres(disk.folder);
    try {
      const site = await startSite({ DATA_DIR: smallDisk(20).folder, DATABASE_URL: server.url });
      const write = (n: number) =>
        said(site.send('PUT', '/company', { aboutEn: `${n} `.padEnd(9_000, String(Math.random())) }));
      expect((await write(0)).status).toBe(200);
      disk.fill();
      const refused = await vi.waitFor(
        async () => {
          const answer = await write(1);
          expect(answer.status).not.toBe(200);
          return answer;
        },
        { timeout: 30_000, interval: 5 },
      );
      expect(refused).toMatchObject(full);
      expect((await said(fetch(`${site.origin}/diyar?lang=en`))).status).toBe(200);
      expect((await said(site.get('/auth/me'))).status).toBe(200);
      disk.makeRoom();
      await vi.waitFor(async () => expect((await write(2)).status).toBe(200), { timeout: 10_000 });
    } finally {
      disk.makeRoom();
      await server.remove();
    }
  },
);
