import { readFileSync } from 'node:fs';
import type { Lang } from '@diyar/contract/rules/language';
import { TakeBackPlan, UnitBatchList } from '@diyar/contract/unit-batches';
import { ImportRows, UnitImport } from '@diyar/contract/unit-imports';
import { expect, test } from 'vitest';
import { ApiError } from '~/lib/api/api-error.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { project as sampleProject } from '~/testing/sample-project.ts';
import { batchListKey, planKey } from './batches/batches-api.ts';
import { ChangesScreen } from './batches/batches-screen.tsx';
import { Plan } from './batches/take-back-dialog.tsx';
import { takenUnits } from './batches/use-undo.ts';
import { importKey, importRowsKey } from './import-api.ts';
import { ImportScreen } from './import-screen.tsx';
import { ImportTools } from './import-tools.tsx';

/** Answers of the server to one file, as it gave them. */
const recorded = JSON.parse(readFileSync(new URL('recorded-answers.json', import.meta.url), 'utf8'));
const made = UnitImport.parse(recorded.made);
const rows = ImportRows.parse(recorded.rows);
const plan = TakeBackPlan.parse(recorded.plan);
const batches = UnitBatchList.parse(recorded.batches);

const project = sampleProject({ id: 7 });

type Answers = Parameters<typeof renderScreen>[1] & object;
/** Without the marks that isolate names and numbers. */
const render = (screen: Parameters<typeof renderScreen>[0], options: Answers) =>
  renderScreen(screen, options).replace(/[\u2066-\u2069]/g, '');

function at(step: string, answer: UnitImport, { lang = 'en' as Lang, shown = rows, show = '' } = {}) {
  const outcome = show === 'refused' ? show : null;
  return render(<ImportScreen project={project} />, {
    lang,
    at: `/admin/projects/7/import?import=${answer.id}&step=${step}${show && `&show=${show}`}`,
    answers: [
      [importKey(7, answer.id), answer],
      [importRowsKey(7, answer.id, outcome, 1), shown],
      [planKey(7, plan.batch.batch), plan],
    ],
  });
}

test('columns: what is recognised and left out, who reads it, and what follows from a status', () => {
  const html = at('columns', made);
  expect(html).toContain('10 of 11 headings are read');
  expect(html).toContain('Sold and reserved rows come in withdrawn, to be made a deal.');
  expect(html).toContain('Recognised, in US dollars');
  expect(html.match(/Only staff read this/g)).toHaveLength(1);
  expect(html.match(/Visitors read this/g)).toHaveLength(1);
  expect(html).toContain('Not recognised. Choose, or leave it out.');
  expect(html).not.toContain('In which currency are the prices?');
  expect(html).toContain('Check 9 rows');
  expect(at('columns', made, { lang: 'ar' })).toContain('مراجعة 9 صفوف');
});

test('columns: where nothing names the currency it is asked, and nothing goes on before', () => {
  const asked = UnitImport.parse(recorded.asked);
  for (const step of ['columns', 'check']) {
    const html = at(step, asked);
    expect(html).toContain('In which currency are the prices?');
    expect(html).toContain('Say in which currency the prices are');
  }
  expect(at('columns', asked, { lang: 'ar' })).toContain('بأي عملة الأسعار؟');
});

test('columns: two of one field, and none for the number, are said where they are', () => {
  const twice = at('columns', UnitImport.parse(recorded.twice));
  expect(twice.split('Two columns go to “Price”. Choose one of them.').length - 1).toBeGreaterThan(1);
  const none = at('columns', UnitImport.parse(recorded.noNumber));
  expect(none).toContain('No column holds the unit numbers');
  expect(at('check', UnitImport.parse(recorded.noNumber))).toContain('No column holds the unit numbers');
});

test('check: counts that add up, old before new, and every reason with its row', () => {
  const html = at('check', made);
  const shown = [...html.matchAll(/import-square--(\w+)"[^>]*><\/i>[^<]*<b>(\d+)/g)].map(([, , n]) =>
    Number(n),
  );
  const [all = 0, ...parts] = shown;
  expect(parts).toHaveLength(4);
  expect(parts.reduce((sum, n) => sum + n)).toBe(all);
  expect(html).toMatch(/<del><bdi>126,000<\/bdi><\/del>.*<ins><bdi>129,500<\/bdi><\/ins>/);
  expect(html).toContain('Row 5: Price: Enter an amount.');
  expect(html).toMatch(/aria-label="Price, row 5"[^>]*value="حسب الاتفاق"/);
  expect(html).toContain('Row 6: number 501 is already in row 4 of this file.');
  expect(html).toContain('Row 7: a new unit needs Area (m²), Bedrooms, Bathrooms.');
  expect(html).toMatch(/aria-label="Bedrooms, row 7"[^>]*value=""/);
  expect(html).toContain('5 of 9 rows refused');
  expect(html).toContain('Import 3 rows');
  expect(at('check', made, { lang: 'ar' })).toContain('الصف 6: الرقم 501 مكرّر، ورد في الصف 4.');
});

test('check: a file that changes nothing says so, and so does one whose rows are all refused', () => {
  expect(at('check', UnitImport.parse(recorded.same))).toContain('Nothing would change');
  if (!made.check) throw new Error('it was checked');
  const check = { ...made.check, rows: 2, new: 0, changed: 0, unchanged: 0, refused: 2 };
  expect(at('check', { ...made, check })).toContain('No row can be imported');
  const empty = { ...check, rows: 0, refused: 0 };
  expect(at('check', { ...made, check: empty })).toContain('The file has headings and no rows');
});

test('check: words to decide, rows whose deals are missing, and what visitors will newly read', () => {
  const html = at('check', made);
  expect(html).toContain('2 words are not understood');
  expect(html).toMatch(/<strong dir="auto">الروف<\/strong> <small[^>]*>in 2 rows/);
  expect(html).toContain('1 row says that somebody has the unit');
  expect(html).toContain('1 sold. They come in withdrawn');
  expect(html).toContain('Says sold: comes in withdrawn, to be made a deal');
  expect(html).toContain('What visitors will newly read');
  expect(html).toContain('1 unit newly on offer, 2 prices, changed facts of 1 unit, 1 text.');
  expect(html).toContain('شقة زاوية مطلّة');
  if (!made.check) throw new Error('it was checked');
  const draft = { ...made.check, visible: { ...made.check.visible, isPublished: false } };
  expect(at('check', { ...made, check: draft })).toContain('The project is not on the site');
  const arabic = at('check', made, { lang: 'ar' });
  expect(arabic).toContain('كلمتان غير مفهومتين');
  expect(arabic).toContain('ما سيقرؤه الزوّار جديدًا');
});

test('done: an import that has run shows what it did, whichever step the address names', () => {
  const html = at('check', { ...made, batch: plan.batch.batch });
  expect(html).toContain('3 rows imported');
  expect(html).toContain('Can be taken back until 17 December 2026.');
});

test('an import that is gone says so beside the drop zone', () => {
  const gone = new ApiError({ status: 404, url: '/x', method: 'GET' });
  const html = render(<ImportScreen project={project} />, {
    at: '/admin/projects/7/import?import=gone&step=check',
    answers: [[importKey(7, 'gone'), gone]],
  });
  expect(html).toContain('This import is no longer there.');
  expect(html).toContain('Drop an Excel or CSV file here');
});

test('taking back: what goes back, and what stays with who and why', () => {
  const html = render(<Plan plan={plan} can={takenUnits(plan)} />, {});
  expect(html).toContain('1 new unit goes to the trash until 17 December 2026.');
  expect(html).toContain('1 unit gets its old values back.');
  expect(html).toContain('1 stays, whole or in part');
  expect(html).toMatch(/<bdi>401<\/bdi>.*Price: changed again; the newer value stays \(admin/);
});

test('changes: each with its way back, once', () => {
  const [first, second] = batches.items;
  if (!first || !second) throw new Error('two were recorded');
  const items = [{ ...first, takenBackAt: first.at, action: 'projects.update' }, second];
  const list = (shown: typeof items) =>
    render(<ChangesScreen project={project} />, {
      at: '/admin/projects/7/changes',
      answers: [[batchListKey(7, 1), { ...batches, items: shown, total: shown.length }]],
    });
  const html = list(items);
  expect(html).toContain('Save of the project');
  expect(html).toContain('Taken back on 17 November 2026');
  expect(html.match(/Take back: /g)).toHaveLength(1);
  expect(list([])).toContain('No unit was changed in the last 30 days.');
});

test('a project that is not saved yet cannot import, and says why', () => {
  expect(render(<ImportTools projectId={null} isDirty />, {})).toContain('aria-disabled="true"');
  expect(render(<ImportTools projectId={7} isDirty={false} />, {})).toContain('/admin/projects/7/import');
});
