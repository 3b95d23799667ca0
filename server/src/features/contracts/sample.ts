import type { Lang } from '@diyar/contract/rules/language';
import { zipOf } from '../exports/index.ts';

/** What the sample says, block by block: a heading, a paragraph, a table, or the end with two signatures. */
type Block =
  | { heading: string }
  | { text: string; isNote?: true }
  | { rows: string[][] }
  | { signatures: [string, string] };

interface Sample {
  title: string;
  header: string;
  footer: string;
  blocks: Block[];
}

/** An example and no legal advice, which its first line says: docs/product/contracts.md#the-sample. */
const SAMPLES: Record<Lang, Sample> = {
  ar: {
    title: 'عقد بيع',
    header: 'عقد رقم {رقم العقد}',
    footer: '{الشركة} · {هاتف الشركة}',
    blocks: [
      {
        isNote: true,
        text: 'هذا مثال لقالب عقد وليس استشارة قانونية. يراجعه محامٍ ويعدّله قبل الاستعمال، ويحذف هذا السطر.',
      },
      { text: 'حُرّر في يوم {يوم العقد} الموافق {تاريخ العقد} بين كل من:' },
      { heading: 'الفريق الأول (البائع)' },
      { text: '{الشركة}، وعنوانها {عنوان الشركة}، هاتف {هاتف الشركة}.' },
      { heading: 'الفريق الثاني (المشتري)' },
      { text: '{#المشترون}' },
      {
        text: '{م}. {الاسم}، {نوع الهوية} رقم {رقم الهوية}، العنوان: {العنوان}، هاتف {الهاتف}، الحصة {الحصة}.',
      },
      { text: '{/المشترون}' },
      { heading: 'المبيع' },
      { text: 'باع الفريق الأول إلى الفريق الثاني ما يلي في {المشروع}، {عنوان المشروع}:' },
      {
        rows: [
          ['الوحدة', 'النوع', 'الطابق', 'المساحة (م²)', 'الثمن'],
          ['{#الوحدات}{رقم الوحدة}', '{نوع الوحدة}', '{الطابق}', '{المساحة}', '{ثمن الوحدة}{/الوحدات}'],
        ],
      },
      { heading: 'الثمن' },
      { text: 'الثمن {الثمن} ({الثمن كتابة}).' },
      { text: '{#الخصم}يُخصم منه {الخصم} ({الخصم كتابة}). {/الخصم}ما يُدفع: {المجموع} ({المجموع كتابة}).' },
      { heading: 'الدفعات' },
      {
        rows: [
          ['م', 'البيان', 'الاستحقاق', 'المبلغ'],
          ['{#الدفعات}{م}', '{البيان}', '{الاستحقاق}', '{المبلغ}{/الدفعات}'],
          ['', '', 'المجموع', '{مجموع الدفعات}'],
        ],
      },
      { text: 'حُرّر هذا العقد من نسختين، بيد كل فريق نسخة.' },
      { signatures: ['توقيع الفريق الأول', 'توقيع الفريق الثاني'] },
    ],
  },
  en: {
    title: 'Contract of sale',
    header: 'Contract no. {contract number}',
    footer: '{company} · {company phone}',
    blocks: [
      {
        isNote: true,
        text: 'This is an example of a template and no legal advice. A lawyer reads and changes it before it is used, and removes this line.',
      },
      { text: 'Made on {contract weekday}, {contract date}, between:' },
      { heading: 'The first party (seller)' },
      { text: '{company}, {company address}, phone {company phone}.' },
      { heading: 'The second party (buyer)' },
      { text: '{#buyers}' },
      { text: '{no}. {name}, {ID kind} no. {ID number}, address: {address}, phone {phone}, share {share}.' },
      { text: '{/buyers}' },
      { heading: 'What is sold' },
      { text: 'The first party sells to the second party, in {project}, {project address}:' },
      {
        rows: [
          ['Unit', 'Kind', 'Floor', 'Area (m²)', 'Price'],
          ['{#units}{unit number}', '{unit kind}', '{floor}', '{area}', '{unit price}{/units}'],
        ],
      },
      { heading: 'Price' },
      { text: 'The price is {price} ({price in words}).' },
      {
        text: '{#discount}Less a discount of {discount} ({discount in words}). {/discount}To be paid: {total} ({total in words}).',
      },
      { heading: 'Payments' },
      {
        rows: [
          ['No.', 'For', 'Due', 'Amount'],
          ['{#plan}{no}', '{description}', '{due}', '{amount}{/plan}'],
          ['', '', 'Together', '{plan total}'],
        ],
      },
      { text: 'This contract is made in two copies, one for each party.' },
      { signatures: ['Signature of the first party', 'Signature of the second party'] },
    ],
  },
};

const escaped = (text: string) => text.replace(/[<>&"]/g, (char) => `&#${char.charCodeAt(0)};`);

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const DECLARED = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

interface Look {
  bold?: boolean;
  /** In half points. */
  size?: number;
  center?: boolean;
  italic?: boolean;
}

function writer(lang: Lang) {
  const isRtl = lang === 'ar';
  const run = (text: string, { bold, size, italic }: Look = {}) =>
    `<w:r><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Arial"/>${
      bold ? '<w:b/><w:bCs/>' : ''
    }${italic ? '<w:i/><w:iCs/>' : ''}<w:sz w:val="${size ?? 24}"/><w:szCs w:val="${size ?? 24}"/>${
      isRtl ? '<w:rtl/>' : ''
    }<w:lang w:val="en-GB" w:bidi="ar-SA"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
  const paragraph = (text: string, look: Look = {}) =>
    `<w:p><w:pPr>${isRtl ? '<w:bidi/>' : ''}<w:spacing w:after="120"/>${
      look.center ? '<w:jc w:val="center"/>' : ''
    }</w:pPr>${run(text, look)}</w:p>`;
  const cell = (text: string, width: number, look: Look = {}) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(text, look)}</w:tc>`;
  const table = (rows: readonly string[][], border: 'single' | 'none', looks: (row: number) => Look) => {
    const width = Math.floor(9_600 / (rows[0]?.length ?? 1));
    const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
      .map((edge) => `<w:${edge} w:val="${border}" w:sz="4" w:space="0" w:color="808080"/>`)
      .join('');
    const columns = (rows[0] ?? []).map(() => `<w:gridCol w:w="${width}"/>`).join('');
    const lines = rows.map(
      (cells, i) =>
        `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells.map((text) => cell(text, width, looks(i))).join('')}</w:tr>`,
    );
    return `<w:tbl><w:tblPr>${isRtl ? '<w:bidiVisual/>' : ''}<w:tblW w:w="9600" w:type="dxa"/><w:tblBorders>${edges}</w:tblBorders></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${lines.join('')}</w:tbl>${paragraph('')}`;
  };
  const block = (one: Block): string => {
    if ('heading' in one) return paragraph(one.heading, { bold: true, size: 26 });
    if ('rows' in one) return table(one.rows, 'single', (row) => ({ bold: row === 0, size: 22 }));
    if ('signatures' in one)
      return table([one.signatures, ['________________', '________________']], 'none', () => ({}));
    return paragraph(one.text, one.isNote ? { italic: true, size: 20 } : {});
  };
  return { paragraph, block, isRtl };
}

/** A plain contract of sale as a template of Word, in one language. */
export function sampleTemplate(lang: Lang): Promise<Buffer> {
  const { title, header, footer, blocks } = SAMPLES[lang];
  const { paragraph, block, isRtl } = writer(lang);
  const body = [paragraph(title, { bold: true, size: 36, center: true }), ...blocks.map(block)].join('');
  const section = `<w:sectPr><w:headerReference w:type="default" r:id="rId1"/><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/>${
    isRtl ? '<w:bidi/>' : ''
  }</w:sectPr>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="${WORD}.header+xml"/><Override PartName="/word/footer1.xml" ContentType="${WORD}.footer+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/header" Target="header1.xml"/><Relationship Id="rId2" Type="${OFFICE}/footer" Target="footer1.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${NAMESPACES}><w:body>${body}${section}</w:body></w:document>`,
    'word/header1.xml': `<w:hdr ${NAMESPACES}>${paragraph(header, { size: 18 })}</w:hdr>`,
    'word/footer1.xml': `<w:ftr ${NAMESPACES}>${paragraph(footer, { size: 18, center: true })}</w:ftr>`,
  };
  return zipOf(Object.entries(parts).map(([name, xml]) => ({ name, text: [DECLARED + xml] })));
}
