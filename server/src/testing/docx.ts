import { zipOf } from './zip.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';

export interface DocxParts {
  body: string;
  header?: string;
  footer?: string;
  footnotes?: string;
  endnotes?: string;
  /** Further relations of the document, as XML. */
  relations?: string;
  /** In place of the usual list of types. */
  types?: string;
  /** Further parts by name. */
  more?: Record<string, string | Buffer>;
}

/** A .docx of hand-written XML, with what Word cannot do without. */
export function docxOf({ body, relations = '', types, more = {}, ...notes }: DocxParts): Buffer {
  const others = (['header', 'footer', 'footnotes', 'endnotes'] as const).filter((name) => notes[name]);
  const root = { header: 'hdr', footer: 'ftr', footnotes: 'footnotes', endnotes: 'endnotes' };
  const fileOf = (name: string) => `${name}1.xml`;
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml':
      types ??
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>${others
        .map((name) => `<Override PartName="/word/${fileOf(name)}" ContentType="${WORD}.${name}+xml"/>`)
        .join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${others
      .map((name, i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${name}" Target="${fileOf(name)}"/>`)
      .join('')}${relations}</Relationships>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${W}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    ...Object.fromEntries(
      others.map((name) => [
        `word/${fileOf(name)}`,
        `<?xml version="1.0" encoding="UTF-8"?><w:${root[name]} ${W}>${notes[name]}</w:${root[name]}>`,
      ]),
    ),
    ...more,
  };
  return zipOf(null, undefined, {
    add: Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, Buffer.from(content)])),
  });
}
