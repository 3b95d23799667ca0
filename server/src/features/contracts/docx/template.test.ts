import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amountInWords } from '@diyar/contract/rules/amount-words';
import { type ContractFacts, EXAMPLE_FACTS } from '@diyar/contract/rules/contract-facts';
import { contractValues, missingFields } from '@diyar/contract/rules/contract-fields';
import type { Lang } from '@diyar/contract/rules/language';
import { moneyText } from '@diyar/contract/rules/money-text';
import { expect, test } from 'vitest';
import { type DocxParts, docxOf } from '../../../testing/docx.ts';
import { unzip } from '../../../testing/unzip.ts';
import { sampleTemplate } from '../sample.ts';
import { checkArchive } from './check-archive.ts';
import { checkTemplate, fillTemplate } from './template.ts';

/** Looks of runs, by what a reader of the test calls them. */
const LOOKS = {
  ar: '<w:rFonts w:ascii="Arial" w:cs="Traditional Arabic"/><w:szCs w:val="28"/><w:rtl/>',
  arBold: '<w:rFonts w:cs="Traditional Arabic"/><w:b/><w:bCs/><w:rtl/>',
  en: '<w:rFonts w:ascii="Cambria" w:hAnsi="Cambria"/><w:sz w:val="22"/>',
  enBold: '<w:b/><w:sz w:val="22"/>',
  google: '<w:rFonts w:ascii="Amiri" w:cs="Amiri" w:eastAsia="Amiri" w:hAnsi="Amiri"/><w:rtl w:val="1"/>',
  plain: '',
};
type Look = keyof typeof LOOKS;

const r = (look: Look, text: string) =>
  `<w:r>${LOOKS[look] && `<w:rPr>${LOOKS[look]}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (...runs: string[]) => `<w:p><w:pPr><w:jc w:val="both"/></w:pPr>${runs.join('')}</w:p>`;
const rtl = (...runs: string[]) => `<w:p><w:pPr><w:bidi/><w:jc w:val="start"/></w:pPr>${runs.join('')}</w:p>`;
const td = (...content: string[]) => `<w:tc><w:tcPr><w:tcW w:w="2000"/></w:tcPr>${content.join('')}</w:tc>`;
const tr = (...cells: string[]) => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells.join('')}</w:tr>`;
const table = (...rows: string[]) =>
  `<w:tbl><w:tblPr><w:bidiVisual/></w:tblPr><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid>${rows.join('')}</w:tbl>`;

/** What a reader sees of one part: each paragraph with its direction and its runs with their looks. */
function seen(xml: string): string[] {
  const lines: string[] = [];
  const open: { cells: number }[] = [];
  let [line, look, cells] = ['', '', 0];
  for (const [token] of xml.matchAll(
    /<w:p[ >]|<\/w:p>|<w:p\/>|<w:bidi\/>|<w:rPr>.*?<\/w:rPr>|<w:rPr\/>|<w:r>|<w:r [^>]*>|<w:t(?: [^>]*)?>[^<]*<\/w:t>|<w:tc>|<\/w:tc>|<w:tr>/gs,
  )) {
    if (token === '<w:tr>') lines.push('—');
    else if (token === '<w:tc>') cells += 1;
    else if (token === '</w:tc>') cells -= 1;
    else if (/^<w:p[ >]/.test(token)) {
      open.push({ cells });
      line = cells > 0 ? '| ' : '';
    } else if (token === '</w:p>') {
      open.pop();
      lines.push(line);
      line = '';
    } else if (token === '<w:bidi/>') line += 'rtl ';
    else if (token.startsWith('<w:r>') || token.startsWith('<w:r ')) look = 'plain';
    else if (token.startsWith('<w:rPr')) {
      const inner = token.replace(/^<w:rPr>|<\/w:rPr>$/g, '');
      look = Object.entries(LOOKS).find(([, own]) => own === inner)?.[0] ?? inner;
    } else if (token.startsWith('<w:t')) {
      const text = token.replace(/<[^>]*>/g, '').replaceAll('\u200E', '');
      if (text === '') continue;
      const last = /(\w+)‹[^›]*›$/.exec(line)?.[1];
      line = last === look ? `${line.slice(0, -1)}${text}›` : `${line}${look}‹${text}›`;
    }
  }
  return lines;
}

async function filled(parts: DocxParts | Buffer, lang: Lang, facts: ContractFacts = EXAMPLE_FACTS) {
  const template = Buffer.isBuffer(parts) ? parts : docxOf(parts);
  await checkArchive(template);
  const check = await checkTemplate(template, lang);
  expect(check.problems).toEqual([]);
  const values = contractValues(facts, lang);
  expect(missingFields(check.used, values)).toEqual([]);
  const bytes = await fillTemplate(template, values);
  await checkArchive(bytes);
  return bytes;
}
const partOf = (bytes: Buffer, name = 'document') => seen(unzip(bytes).get(`word/${name}.xml`) ?? '');

const PRICE = 'USD 168,000.00';

test('Word, Arabic: a field in one run, and the texts around it', async () => {
  const bytes = await filled(
    { body: rtl(r('ar', 'الثمن '), r('arBold', '{الثمن}'), r('ar', ' فقط.')) },
    'ar',
  );
  expect(partOf(bytes)).toEqual([`rtl ar‹الثمن ›arBold‹${PRICE}›ar‹ فقط.›`]);
  // an amount keeps its order in an Arabic sentence
  expect(unzip(bytes).get('word/document.xml')).toContain(`\u200E${PRICE}\u200E`);
});

test('Word, Arabic: a field that was cut into runs takes the look of the first, past marks of proof reading', async () => {
  const cut = rtl(
    r('ar', 'بين '),
    r('arBold', '{'),
    '<w:proofErr w:type="spellStart"/>',
    r('ar', 'المش'),
    '<w:bookmarkStart w:id="1" w:name="x"/>',
    r('en', 'تري'),
    '<w:proofErr w:type="spellEnd"/>',
    r('arBold', '} '),
    r('ar', 'والشركة'),
  );
  expect(partOf(await filled({ body: cut }, 'ar'))).toEqual([
    'rtl ar‹بين ›arBold‹سامي أحمد مثال ›ar‹والشركة›',
  ]);
});

test('Word, English: several fields in one run, with spaces, capitals and underlines', async () => {
  const body = p(r('en', 'Between {Company} and { buyer } for {contract_number}, {PRICE IN WORDS}.'));
  expect(partOf(await filled({ body }, 'en'))).toEqual([
    `en‹Between Example Real Estate and سامي أحمد مثال for 2026-0000, ${amountInWords(168_000, 'USD', 'en')}.›`,
  ]);
});

test('Google: runs within links and content controls, and two braces', async () => {
  const control = (content: string) =>
    `<w:sdt><w:sdtPr><w:tag w:val="goog_rdk_3"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const body = rtl(
    control(r('google', 'الوحدة {{رقم ')),
    `<w:hyperlink w:anchor="a">${r('google', 'الوحدة}')}</w:hyperlink>`,
    control(r('google', '} في {{المشروع}}')),
  );
  expect(partOf(await filled({ body }, 'ar'))).toEqual(['rtl google‹الوحدة A-302، P-06 في برج المثال›']);
});

test('rows of a table for each payment; the heading and the sum stay', async () => {
  const body = table(
    tr(td(rtl(r('arBold', 'الاستحقاق'))), td(rtl(r('arBold', 'المبلغ')))),
    tr(td(rtl(r('ar', '{#الدفعات}{الاستحقاق}'))), td(rtl(r('ar', '{المبلغ}{/الدفعات}')))),
    tr(td(rtl(r('arBold', 'المجموع'))), td(rtl(r('arBold', '{مجموع الدفعات}')))),
  );
  expect(partOf(await filled({ body }, 'ar'))).toEqual([
    ...['—', '| rtl arBold‹الاستحقاق›', '| rtl arBold‹المبلغ›'],
    ...['—', '| rtl ar‹15 تشرين الثاني 2026›', '| rtl ar‹USD 33,300.00›'],
    ...['—', '| rtl ar‹15 شباط 2027›', '| rtl ar‹USD 66,600.00›'],
    ...['—', '| rtl ar‹بعد اكتمال «العظم» بـ 14 يومًا›', '| rtl ar‹USD 66,600.00›'],
    ...['—', '| rtl arBold‹المجموع›', '| rtl arBold‹USD 166,500.00›'],
  ]);
});

test('two rows for each buyer, with both marks in the first column', async () => {
  const body = table(
    tr(td(p(r('enBold', '{#buyers}{no}'))), td(p(r('en', '{name}')))),
    tr(td(p(r('enBold', 'ID'))), td(p(r('en', '{id number}')))),
    tr(td(p(r('en', '{/buyers}'))), td(p(r('plain', '')))),
  );
  const lines = partOf(await filled({ body }, 'en'));
  expect(lines.filter((line) => /[1-9A-Z]/.test(line))).toEqual([
    ...['| enBold‹1›', '| enBold‹ID›', '| en‹900000000›'],
    ...['| enBold‹2›', '| enBold‹ID›', '| en‹N0000000›'],
  ]);
  expect(lines.filter((line) => line === '—')).toHaveLength(6);
});

test('paragraphs for each buyer: the marks leave no empty lines', async () => {
  const body = [
    rtl(r('arBold', 'المشترون:')),
    rtl(r('ar', '{#المشترين}')),
    rtl(r('arBold', '{م}. '), r('ar', '{الاسم}، حصته {الحصة}')),
    rtl(r('ar', '{/المشترين}')),
    rtl(r('ar', 'انتهى')),
  ].join('');
  expect(partOf(await filled({ body }, 'ar'))).toEqual([
    'rtl arBold‹المشترون:›',
    'rtl arBold‹1. ›ar‹سامي أحمد مثال، حصته 60%›',
    'rtl arBold‹2. ›ar‹ريما خالد مثال، حصته 40%›',
    'rtl ar‹انتهى›',
  ]);
});

test('a loop within a sentence, and a condition', async () => {
  const body = p(
    r('en', 'Units{#units} '),
    r('enBold', '{unit number}'),
    r('en', ' ({kind}){/units}.{#discount} Less {discount}.{/discount}{#fees} Fees {fees}.{/}'),
  );
  expect(partOf(await filled({ body }, 'en'))).toEqual([
    'en‹Units ›enBold‹A-302›en‹ (Apartment) ›enBold‹P-06›en‹ (Parking). Less USD 1,500.00.›',
  ]);
});

test('nested loops: for each buyer a table with all payments', async () => {
  const body = [
    p(r('en', '{#buyers}')),
    p(r('enBold', '{name}')),
    table(tr(td(p(r('en', '{#plan}{no}'))), td(p(r('en', '{amount} of {total}{/plan}'))))),
    p(r('en', '{/buyers}')),
  ].join('');
  const lines = partOf(await filled({ body }, 'en'));
  const rows = ['33,300', '66,600', '66,600'].flatMap((amount, i) => [
    ...['—', `| en‹${i + 1}›`, `| en‹USD ${amount}.00 of USD 166,500.00›`],
  ]);
  expect(lines).toEqual(['enBold‹سامي أحمد مثال›', ...rows, 'enBold‹ريما خالد مثال›', ...rows]);
});

test('headers, footers, footnotes and endnotes', async () => {
  const note = (text: string) => `<w:footnote w:id="2">${rtl(r('ar', text))}</w:footnote>`;
  const bytes = await filled(
    {
      body: rtl(r('ar', 'نص '), r('arBold', '{رقم العقد}')),
      header: rtl(r('arBold', 'عقد رقم {رقم العقد}')),
      footer: rtl(r('ar', '{الشر'), r('arBold', 'كة}')),
      footnotes: note('ثمنها {#الوحدات}{رقم الوحدة}: {ثمن الوحدة كتابة}؛ {/الوحدات}'),
      endnotes: `<w:endnote w:id="2">${p(r('en', '{العملة}'))}</w:endnote>`,
    },
    'ar',
  );
  expect(partOf(bytes, 'header1')).toEqual(['rtl arBold‹عقد رقم 2026-0000›']);
  expect(partOf(bytes, 'footer1')).toEqual(['rtl ar‹شركة المثال العقارية›']);
  expect(partOf(bytes, 'footnotes1')).toEqual([
    `rtl ar‹ثمنها A-302: ${amountInWords(160_000, 'USD', 'ar')}؛ P-06: ${amountInWords(8000, 'USD', 'ar')}؛ ›`,
  ]);
  expect(partOf(bytes, 'endnotes1')).toEqual(['en‹USD›']);
});

test('text boxes in a table, in both forms that Word writes', async () => {
  const box = (content: string) =>
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${content}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  const body = table(
    tr(td(p(r('en', 'Box '), box(p(r('enBold', '{cur'), r('en', 'rency}'))), r('en', ' {no of x')))),
  );
  const template = docxOf({ body: body.replace('{no of x', '{floor}') });
  const bytes = await fillTemplate(template, contractValues(EXAMPLE_FACTS, 'en'));
  const xml = unzip(bytes).get('word/document.xml') ?? '';
  expect(xml.match(/<w:b\/><w:sz w:val="22"\/><\/w:rPr><w:t xml:space="preserve">USD<\/w:t>/g)).toHaveLength(
    2,
  );
  expect(xml).toContain('3, −1');
});

test('what was typed stays text: braces, angle brackets, marks of loops and control characters', async () => {
  const facts = {
    ...EXAMPLE_FACTS,
    parties: [
      { ...EXAMPLE_FACTS.parties[0]!, legalName: '{price} <w:b/> & {#plan}\u0007', address: 'one\ntwo' },
    ],
  };
  const body = p(r('en', '{buyer}{#buyers} {name} at {address}{/buyers}'));
  const xml = unzip(await filled({ body }, 'en', facts)).get('word/document.xml') ?? '';
  const name = '{price} &lt;w:b/&gt; &amp; {#plan}';
  expect(xml.match(/\{price\} &lt;w:b\/&gt; &amp; \{#plan\}/g)).toHaveLength(2);
  expect(xml).toContain(`${name} at `.slice(0, name.length));
  expect(xml).toMatch(/one<\/w:t><w:br\/><w:t[^>]*>two/);
});

test('a plan of sixty lines adds up in the document', async () => {
  const amounts = Array.from({ length: 60 }, (_, i) => 1000 + ((i * 7919) % 977) + ((i * 31) % 1000) / 1000);
  const sum = amounts.reduce((all, amount) => all + Math.round(amount * 1000), 0) / 1000;
  const facts: ContractFacts = {
    ...EXAMPLE_FACTS,
    money: { currency: 'JOD', price: sum, fees: 0, discounts: 0 },
    units: [{ ...EXAMPLE_FACTS.units[0]!, price: sum }],
    plan: amounts.map((amount, i) => ({
      dueOn: `2027-01-${String((i % 28) + 1).padStart(2, '0')}`,
      amount,
      label: `قسط ${i + 1}/60`,
    })),
  };
  const xml = unzip(await filled(await sampleTemplate('ar'), 'ar', facts)).get('word/document.xml') ?? '';
  const lines = xml.split('</w:p>').map((part) => part.replace(/<[^>]*>|\u200E/g, ''));
  const at = lines.lastIndexOf('المبلغ') + 1;
  const rows = lines.slice(at, at + 61 * 4);
  const paid = rows
    .filter((line) => line.startsWith('JOD '))
    .map((line) => Number(line.replace(/[^\d.]/g, '')));
  expect(paid).toHaveLength(61);
  const total = paid.at(-1) ?? 0;
  expect(paid.slice(0, -1).reduce((all, amount) => all + Math.round(amount * 1000), 0)).toBe(
    Math.round(total * 1000),
  );
  expect(total).toBe(sum);
  expect(lines.join('\n')).toContain(
    `${moneyText(sum, 'JOD', 'paper')} (${amountInWords(sum, 'JOD', 'ar')})`,
  );
});

test('what keeps a template from use is named: unknown names with the nearest, and marks without their other', async () => {
  const problemsOf = async (...texts: string[]) =>
    (
      await checkTemplate(docxOf({ body: texts.map((text) => p(r('en', text))).join('') }), 'en')
    ).problems.map(({ kind, text, count, near, loop }) => [
      kind,
      text,
      ...(count > 1 ? [count] : []),
      ...(near ? [near] : []),
      ...(loop ? [loop] : []),
    ]);
  expect(await problemsOf('{pirce} and {pirce}', '{المشتري} {المشترى ا}', '{colour of the door}')).toEqual([
    ['unknown', '{pirce}', 2, 'price'],
    ['unknown', '{المشترى ا}', 'المشتري'],
    ['unknown', '{colour of the door}'],
  ]);
  expect(await problemsOf('{amount in words}')).toEqual([['outside', '{amount in words}', 'plan']]);
  expect(await problemsOf('{#plan}{amount}', '{/units}', '{/buyers}')).toEqual([
    ['unclosed', '{#plan}'],
    ['unopened', '{/buyers}'],
  ]);
  expect(await problemsOf('It costs {price', 'and no more}')).toEqual([
    ['brace', 'It costs {price'],
    ['brace', 'and no more}'],
  ]);
  const crossing = table(tr(td(p(r('en', '{#plan}{amount}'))))) + p(r('en', '{/plan}'));
  const { problems } = await checkTemplate(docxOf({ body: crossing }), 'en');
  expect(problems.map(({ kind, text }) => [kind, text])).toEqual([['placed', '{#plan}']]);
});

test('the sample is usable in both languages, and says that it is an example', async () => {
  for (const lang of ['ar', 'en'] as const) {
    const bytes = await filled(await sampleTemplate(lang), lang);
    const text = partOf(bytes).join('\n');
    expect(text).toContain(lang === 'ar' ? 'ليس استشارة قانونية' : 'no legal advice');
    expect(text).not.toMatch(/[{}]/);
    expect(text).toContain(amountInWords(166_500, 'USD', lang));
  }
});

const hasOffice = spawnSync('soffice', ['--version']).status === 0;

/** A file as LibreOffice saves it in another form, or in the same one. */
function inOffice(bytes: Buffer, as: 'docx' | 'txt:Text'): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const [from, to] = ['in', 'out'].map((name) => join(folder, name));
    if (!from || !to) throw new Error('no folder');
    mkdirSync(from);
    writeFileSync(join(from, 'contract.docx'), bytes);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync(
      'soffice',
      [profile, '--headless', '--convert-to', as, '--outdir', to, join(from, 'contract.docx')],
      { stdio: 'ignore' },
    );
    return readFileSync(join(to, `contract.${as.slice(0, as === 'docx' ? 4 : 3)}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How much of a document is written from the right, and in which fonts. */
const lookOf = (bytes: Buffer) => {
  const xml = unzip(bytes).get('word/document.xml') ?? '';
  return {
    rtlParagraphs: xml.match(/<w:bidi\/>/g)?.length ?? 0,
    fonts: [...new Set([...xml.matchAll(/w:(?:ascii|cs)="([^"]+)"/g)].map(([, font]) => font))].sort(),
  };
};

test.skipIf(!hasOffice)('LibreOffice opens the result, in both languages', () =>
  Promise.all(
    (['ar', 'en'] as const).map(async (lang) => {
      const text = inOffice(await filled(await sampleTemplate(lang), lang), 'txt:Text').toString();
      expect(text).toContain('سامي أحمد مثال');
      expect(text).toContain(amountInWords(166_500, 'USD', lang));
    }),
  ),
);

test.skipIf(!hasOffice)('templates that LibreOffice saved keep direction, fonts and tables', async () => {
  const body = [
    rtl(r('ar', 'بين '), r('arBold', '{المشتري}'), r('ar', ' والشركة')),
    p(r('en', 'The price is '), r('enBold', '{price}'), r('en', '.')),
    table(
      tr(td(rtl(r('ar', 'البيان'))), td(rtl(r('ar', 'المبلغ')))),
      tr(td(rtl(r('ar', '{#الدفعات}{البيان}'))), td(rtl(r('ar', '{المبلغ}{/الدفعات}')))),
    ),
  ].join('');
  const templates: [Lang, Buffer][] = [
    ['ar', docxOf({ body, header: rtl(r('ar', '{الشركة}')) })],
    ['ar', await sampleTemplate('ar')],
    ['en', await sampleTemplate('en')],
  ];
  for (const [lang, written] of templates) {
    const saved = inOffice(written, 'docx');
    const made = await filled(saved, lang);
    const text = partOf(made).join('\n');
    expect(text).not.toMatch(/[{}]/);
    expect(text).toContain('سامي أحمد مثال');
    expect(lookOf(made).fonts).toEqual(lookOf(saved).fonts);
    expect(lookOf(made).rtlParagraphs).toBeGreaterThanOrEqual(lookOf(saved).rtlParagraphs);
    // and LibreOffice reads what became of it
    expect(inOffice(made, 'txt:Text').toString()).toContain('سامي أحمد مثال');
  }
});
