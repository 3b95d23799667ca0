/**
 * Time and memory of reading, checking and importing a workbook of 5,000 units with 15 columns, and of taking it back, on
 * a real PostgreSQL: node bench/imports.ts. Half of the units are there already. Exits with 1 when preview or import
 * takes more than 10 s, or the server grows by more than 150 MB.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { MEGABYTE } from '../contract/src/limits.ts';
import { SHEET_FIELDS, SHEET_HEADINGS } from '../contract/src/rules/unit-sheet.ts';
import { workbook } from '../server/src/testing/workbook.ts';
import { signIn, withServer } from './bench-server.ts';
import { inMegabytes, residentBytes, watch } from './resident-memory.ts';
import { reportWorst } from './speed-figures.ts';

const ROWS = 5_000;
const SECONDS_MAX = 10;
const ADDED_MAX_MB = 150;

const VALUES = {
  unitLabelAr: 'شقة مطلة على الوادي',
  unitLabelEn: 'Apartment above the valley',
  kind: 'Apartment',
  floor: 3,
  bedrooms: 3,
  bathrooms: 2,
  sizeSqm: 138.5,
  currency: 'USD',
  isListed: 'Yes',
  viewAr: 'الجبل',
  viewEn: 'Mountain',
  aboutAr: 'شقة بثلاث غرف نوم وشرفة واسعة وموقف سيارة.',
  aboutEn: 'Three bedrooms, a wide terrace and a parking place.',
  internalNotes: 'The owner takes cheques.',
};

const fileOf = (rows: number, price: number) =>
  workbook([
    SHEET_FIELDS.map((field) => SHEET_HEADINGS[field].en),
    ...Array.from({ length: rows }, (_, i) =>
      SHEET_FIELDS.map((field) => {
        if (field === 'unitNumber') return `A-${i + 1}`;
        return field === 'price' ? price + i : VALUES[field];
      }),
    ),
  ]);

await withServer(async ({ origin, pid }) => {
  const token = await signIn(origin);
  // biome-ignore lint/suspicious/noExplicitAny: answers of several calls
  const call = async (method: string, path: string, body?: object): Promise<any> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const name = (text: string) => ({ name: text });
  const { id } = await call('POST', '/admin/projects', {
    i18n: { en: name('Tower'), ar: name('برج') },
    address: { streetEn: 'Main', streetAr: 'الرئيسي' },
  });
  const base = `/admin/projects/${id}`;

  const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const start = performance.now();
    const result = await work();
    return [result, (performance.now() - start) / 1000];
  };
  async function importFile(bytes: Buffer) {
    const [read, preview] = await timed(async () => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), 'units.xlsx');
      const started = await call('POST', `${base}/imports`, form);
      await call('GET', `${base}/imports/${started.id}/rows?size=100`);
      return started;
    });
    const [done, run] = await timed(() =>
      call('POST', `${base}/imports/${read.id}/run`, { digest: read.check.digest }),
    );
    return { batch: done.batch, preview, run };
  }

  // warm up, and half of the units are there
  await importFile(await fileOf(ROWS / 2, 50_000));
  const file = await fileOf(ROWS, 90_000);
  await pause(3_000);
  const before = residentBytes(pid);
  const stop = watch(pid);
  const { batch, preview, run } = await importFile(file);
  const added = stop() - before;
  const [{ digest }, plan] = await timed(() => call('GET', `${base}/batches/${batch}`));
  const [, back] = await timed(() => call('POST', `${base}/batches/${batch}/take-back`, { digest }));
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  console.log(
    `${ROWS} rows of ${SHEET_FIELDS.length} columns (${inMegabytes(file.length)}): preview ${seconds(preview)}, ` +
      `import ${seconds(run)}; what taking back would do ${seconds(plan)}, taken back in ${seconds(back)}; the server grew from ` +
      `${inMegabytes(before)} by ${inMegabytes(added)}`,
  );
  reportWorst('preview or import of 5,000 units', Math.max(preview, run), SECONDS_MAX, 's');
  reportWorst('memory added by an import', added / MEGABYTE, ADDED_MAX_MB, 'MB');
});
