import { CONTRACT_TEMPLATE_MAX_BYTES } from '@diyar/contract/limits';
import { Refusal, walkZip } from '../../sheet-files/index.ts';

/** Of all parts together: pictures of a long contract, and far more text than anybody reads. */
const INFLATED_MAX = 60 * 1024 * 1024;
const ENTRIES_MAX = 1_000;
/** Of one part of text: a contract of a thousand pages has a tenth of it. */
const XML_MAX = 12 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, i) => bytes[i] === byte);
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
/** The old .doc, and a .docx with a password, which is wrapped in the same container. */
const isOle = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const isXml = (name: string) => /\.(xml|rels)$/i.test(name);

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined) ?? '';

/** Types of relations that bring another file along, though it lies in the archive. */
const EMBEDDED = /\/(aFChunk|oleObject|package|control|activeXControlBinary|subDocument|vbaProject)$/i;

/** Every relation leads into the archive; a link that somebody may press is text. */
function checkRelations(text: string): void {
  for (const [tag] of text.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/gi)) {
    const type = attribute(tag, 'Type');
    if (/\/vbaProject$/i.test(type)) throw new Refusal('templateMacros');
    if (EMBEDDED.test(type)) throw new Refusal('templateEmbeds');
    const target = attribute(tag, 'Target');
    const isLink = /\/hyperlink$/i.test(type);
    if (isLink && !/^\s*(javascript|data|file|vbscript|\\\\)/i.test(target)) continue;
    const isOutside =
      /^external$/i.test(attribute(tag, 'TargetMode')) || /^[a-z][a-z\d+.-]*:|^\\\\|^\/\//i.test(target);
    if (isOutside) throw new Refusal('templateOutside', target.slice(0, 60));
  }
}

/** Fields of Word that fetch something when the document is opened or printed. */
const FETCHING =
  /^\s*(DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|LINK|IMPORT|DATABASE|RD|MACROBUTTON|AUTOTEXT)\b/i;

/** A field of Word may be cut into runs: its text is what stands between its marks. */
function checkFields(text: string): void {
  for (const [tag] of text.matchAll(/<w:fldSimple\s[^<>]*>/gi))
    if (FETCHING.test(attribute(tag, 'w:instr'))) throw new Refusal('templateOutside');
  for (const field of text.split(/<w:fldChar\s[^<>]*w:fldCharType\s*=\s*["']begin["'][^<>]*>/i).slice(1)) {
    const code = [...field.matchAll(/<w:instrText[^<>]*>([^<]*)<\/w:instrText>/gi)]
      .map(([, part]) => part)
      .join('');
    if (FETCHING.test(code)) throw new Refusal('templateOutside', code.trim().slice(0, 60));
  }
}

function checkTypes(text: string): void {
  if (/macroEnabled|vbaProject/i.test(text)) throw new Refusal('templateMacros');
  if (!text.includes(MAIN_TYPE)) throw new Refusal('templateNotWord');
}

/** Entities and other encodings: nothing that writes Word documents uses them. */
function checkText(bytes: Buffer, text: string): void {
  if (bytes.includes(0) || startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff))
    throw new Refusal('templateDamaged');
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Refusal('templateDamaged');
  const encoding = /^\uFEFF?<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1] ?? 'utf-8';
  if (!/^(utf-?8|us-ascii)$/i.test(encoding)) throw new Refusal('templateDamaged');
}

/** Text boxes in cells of tables in tables come to some forty. */
const DEPTH_MAX = 200;

/** Every tag ends where it has to: the parser of the library takes what does not, and Word would not open it. */
function checkTags(text: string): void {
  const open: string[] = [];
  const tags = text.replace(/<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>/gs, '');
  for (const [, end, name = '', rest = ''] of tags.matchAll(
    /<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/g,
  )) {
    if (end) {
      if (open.pop() !== name) throw new Refusal('templateDamaged');
    } else if (!rest.endsWith('/') && open.push(name) > DEPTH_MAX) throw new Refusal('templateDamaged');
  }
  if (open.length > 0) throw new Refusal('templateDamaged');
}

/**
 * What is refused before anything is parsed: docs/product/contracts.md#what-is-refused. The parser then reads an archive
 * whose parts are counted, of known kinds, and lead nowhere.
 */
export async function checkArchive(source: Uint8Array): Promise<void> {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  if (bytes.length > CONTRACT_TEMPLATE_MAX_BYTES) throw new Refusal('templateExpands');
  if (isOle(bytes)) throw new Refusal('templateLocked');
  if (isPdf(bytes)) throw new Refusal('templateIsPdf');
  if (!startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) throw new Refusal('templateNotWord');
  const names = new Set<string>();
  let types = '';
  await walkZip(
    bytes,
    { entries: ENTRIES_MAX, inflated: INFLATED_MAX, tooMuch: () => new Refusal('templateExpands') },
    async (entry, chunks) => {
      const name = entry.fileName.toLowerCase();
      if (entry.isEncrypted() || name === 'encryptedpackage') throw new Refusal('templateLocked');
      // two parts of one name: Word and we would read different ones
      if (names.has(name)) throw new Refusal('templateDamaged');
      names.add(name);
      if (/vbaproject|vbadata|^word\/macros/.test(name)) throw new Refusal('templateMacros');
      if (/^word\/(embeddings|activex)\/./.test(name)) throw new Refusal('templateEmbeds');
      const kept: Buffer[] = [];
      let size = 0;
      for await (const chunk of chunks) {
        if (!isXml(name)) continue;
        size += chunk.length;
        if (size > XML_MAX) throw new Refusal('templateExpands');
        kept.push(chunk);
      }
      if (!isXml(name)) return;
      const part = Buffer.concat(kept);
      const text = part.toString('utf8');
      checkText(part, text);
      if (name === '[content_types].xml') types = text;
      if (name.endsWith('.rels')) checkRelations(text);
      if (name.startsWith('word/')) {
        checkTags(text);
        checkFields(text);
      }
    },
  );
  if (types === '' || !names.has('_rels/.rels')) throw new Refusal('templateNotWord');
  checkTypes(types);
}
