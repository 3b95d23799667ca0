import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from './db/client.ts';
import { leases } from './db/schema.ts';
import { jpeg, pdf } from './testing/pictures.ts';
import { serverProgram, startProcess } from './testing/process.ts';
import { type Place, placeIn, type Site, startSite } from './testing/site.ts';

/** 30 in `npm run test:faults`. */
const KILLS = Number(process.env.KILLS ?? 1);

const scratch = mkdtempSync(join(tmpdir(), 'diyar-kill-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const sha256 = (bytes: Uint8Array | ArrayBuffer) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex');

/** A unique contract; contracts are stored byte for byte. */
const newContract = () => Buffer.concat([pdf(), randomBytes(20_000)]);

type Sold = { id: number; apartmentName: string; contractFileUrl: string | null };

/** What the site acknowledged: names and contracts of sold records by id, addresses of pictures. */
class Acknowledged {
  readonly sold = new Map<number, { name: string; contract: string | null }>();
  readonly pictures = new Set<string>();
}

/** Writes one after the other, until the site is killed. */
async function write(site: Site, said: Acknowledged, picture: Buffer, who: string): Promise<void> {
  for (let n = 0; ; n++) {
    try {
      if (who === 'painter') {
        const answer = await site.post('/uploads', { file: new Blob([new Uint8Array(picture)]) });
        expect(answer.status).toBe(201);
        said.pictures.add(((await answer.json()) as { url: string }).url);
        continue;
      }
      const apartmentName = `${who} ${n}`;
      const contract = who === 'lawyer' ? newContract() : null;
      const file = contract && { contract: new Blob([new Uint8Array(contract)]) };
      const answer = await site.post('/admin/selled', { apartmentName, ...file });
      expect(answer.status).toBe(201);
      const { id } = (await answer.json()) as Sold;
      said.sold.set(id, { name: apartmentName, contract: contract && sha256(contract) });
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError || site.child.killed) return;
      throw error;
    }
  }
}

async function everySold(site: Site): Promise<Map<number, Sold>> {
  const found = new Map<number, Sold>();
  for (let page = 1; ; page++) {
    const { items } = (await (await site.get(`/admin/selled?size=100&page=${page}`)).json()) as {
      items: Sold[];
    };
    for (const item of items) found.set(item.id, item);
    if (items.length < 100) return found;
  }
}

const bytesAt = async (site: Site, path: string) => {
  const answer = await fetch(`${site.origin}/api${path}`);
  return answer.status === 200 ? sha256(await answer.arrayBuffer()) : answer.status;
};

/** Every row and every file that was ever acknowledged, unchanged. */
async function expectEverything(site: Site, said: Acknowledged, cleaned: string): Promise<void> {
  const found = await everySold(site);
  for (const [id, { name, contract }] of said.sold) {
    const record = found.get(id);
    expect(record?.apartmentName, `sold record ${id}`).toBe(name);
    if (contract) expect(await bytesAt(site, record?.contractFileUrl ?? '/nowhere'), name).toBe(contract);
  }
  for (const url of said.pictures) expect(await bytesAt(site, url.replace(/^\/api/, '')), url).toBe(cleaned);
}

/** As if half a minute had passed, after which the leases of a killed process expire. */
async function expireLeases({ DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl }: Place): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl });
  await database.db.delete(leases);
  await database.close();
}

/** Missing sizes of acknowledged pictures are made after the next start. */
const expectSizes = (site: Site, { pictures }: Acknowledged) =>
  vi.waitFor(
    async () => {
      for (const url of pictures)
        expect((await fetch(`${site.origin}${url}/320.webp`)).status, url).toBe(200);
    },
    { timeout: 120_000, interval: 500 },
  );

/** Rows and files agree: `npm run doctor`, while the site runs. */
async function expectHealthy(place: Place): Promise<void> {
  const doctor = startProcess(serverProgram('doctor'), place);
  await doctor.exited;
  expect(doctor.output()).toMatch(/ok {5}files: \d+ rows, 0 without their bytes/);
  expect(doctor.output()).toMatch(/ok {5}database: every project is in the lists/);
}

test(`kill -9 during writes and uploads, ${KILLS} time(s): everything that was acknowledged exists`, {
  timeout: 1_800_000,
}, async () => {
  const place = await placeIn(scratch);
  // always the same picture, so that its re-encoded bytes are always the same
  const picture = await jpeg({ width: 400, height: 300 });
  const said = new Acknowledged();
  let cleaned = '';
  for (let round = 0; round <= KILLS; round++) {
    if (round === KILLS) await expireLeases(place);
    const site = await startSite(place);
    if (round === 0) {
      const first = await site.post('/uploads', { file: new Blob([new Uint8Array(picture)]) });
      cleaned = String(await bytesAt(site, ((await first.json()) as { url: string }).url));
    }
    await expectEverything(site, said, cleaned);
    if (round === KILLS) {
      await expectSizes(site, said);
      await expectHealthy(place);
      await site.kill();
      break;
    }
    const before = { sold: said.sold.size, pictures: said.pictures.size };
    const writers = ['painter', 'painter', 'lawyer', 'clerk'].map((who) => write(site, said, picture, who));
    // some writes of each kind are acknowledged, others in flight
    while (said.sold.size < before.sold + 2 || said.pictures.size === before.pictures) await sleep(20);
    await sleep(Math.random() * 1000);
    await site.kill();
    await Promise.all(writers);
  }
});
