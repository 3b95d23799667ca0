import type { TemplateProblem } from '@diyar/contract/contracts';
import { EXAMPLE_FACTS } from '@diyar/contract/rules/contract-facts';
import type { ContractLoop } from '@diyar/contract/rules/contract-field-list';
import {
  type ContractValues,
  contractValues,
  type FoundField,
  fieldNamed,
  isSameName,
  loopNamed,
  loopOfField,
  nearestField,
  type UsedField,
} from '@diyar/contract/rules/contract-fields';
import type { Lang } from '@diyar/contract/rules/language';
import {
  DelimiterSearcher,
  Delimiters,
  Docx,
  LOOP_CONTENT_TYPE,
  type OpenXmlPart,
  RelType,
  ScopeData,
  type ScopeDataArgs,
  TagDisposition,
  TagParser,
  TEXT_CONTENT_TYPE,
  TemplateCompiler,
  TemplateSyntaxError,
  TextPlugin,
  type XmlNode,
  xml,
} from 'easy-template-x';
import { Refusal } from '../../sheet-files/index.ts';
import { ContractLoops } from './loops.ts';
import { prepareTree } from './template-tree.ts';

/** Text boxes in cells of tables in tables. */
const DEPTH_MAX = 200;
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Part {
  part: OpenXmlPart;
  root: XmlNode;
  fields: string[];
  open: string[];
}

/** Body, headers, footers and notes, with their fields made whole. */
async function openParts(bytes: Uint8Array): Promise<{ docx: Docx; parts: Part[] }> {
  const docx = await Docx.load(Buffer.from(bytes)).catch(() => {
    throw new Refusal('templateNotWord');
  });
  const main = docx.mainDocument;
  const parts = [main];
  for (const type of [RelType.Header, RelType.Footer, `${RELATIONS}/footnotes`, `${RELATIONS}/endnotes`])
    parts.push(...(await main.getPartsByType(type)));
  return {
    docx,
    parts: await Promise.all(
      parts.map(async (part) => {
        const root = await part.xmlRoot();
        if (!root) throw new Refusal('templateDamaged');
        const { fields, open } = prepareTree(root);
        return { part, root, fields: fields.map(({ name }) => name), open };
      }),
    ),
  };
}

export interface TemplateCheck {
  used: UsedField[];
  problems: TemplateProblem[];
}

type Around = { name: string; loop: ContractLoop | null; field: FoundField | null };

/** What the names in one part mean, by the marks around them. */
function readPart({ fields, open }: Part): TemplateCheck {
  const used: UsedField[] = [];
  const problems: TemplateProblem[] = [];
  const around: Around[] = [];
  const problem = (
    kind: TemplateProblem['kind'],
    text: string,
    more: Partial<Pick<TemplateProblem, 'near' | 'loop'>> = {},
  ) => problems.push({ kind, text, count: 1, near: null, loop: null, ...more });
  const loops = () => around.flatMap(({ loop }) => (loop === null ? [] : [loop]));
  const within = () => around.flatMap(({ field }) => (field === null ? [] : [field]));
  const unknown = (text: string, name: string) => {
    const loop = loopOfField(name);
    if (loop !== null) problem('outside', text, { loop });
    else problem('unknown', text, { near: nearestField(name, loops()) });
  };
  for (const text of open) problem('brace', text);
  for (const text of fields) {
    const name = text.replace(/^[#/]/, '').trim();
    if (text.startsWith('/')) {
      const last = around.pop();
      if (!last) problem('unopened', `{${text}}`);
      else if (name !== '' && !isSameName(name, last.name)) problem('unclosed', `{#${last.name}}`);
    } else if (text.startsWith('#')) {
      const loop = loopNamed(name);
      const field = loop === null ? fieldNamed(name, loops()) : null;
      if (loop !== null) used.push({ loop, key: '', within: within() });
      else if (field === null) unknown(`{${text}}`, name);
      around.push({ name, loop, field });
    } else {
      const field = fieldNamed(name, loops());
      if (field) used.push({ ...field, within: within() });
      else unknown(`{${text}}`, name);
    }
  }
  for (const { name } of around) problem('unclosed', `{#${name}}`);
  return { used, problems };
}

const sameUse = (one: UsedField, other: UsedField) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of a template, and what keeps it from being used: every name is known, every mark has its other. */
export async function checkTemplate(bytes: Uint8Array, lang: Lang): Promise<TemplateCheck> {
  const { parts } = await openParts(bytes);
  const found = parts.map(readPart);
  const used = found
    .flatMap((one) => one.used)
    .filter((one, i, all) => all.findIndex((other) => sameUse(one, other)) === i);
  const problems: TemplateProblem[] = [];
  for (const one of found.flatMap((part) => part.problems)) {
    const same = problems.find(({ kind, text }) => kind === one.kind && text === one.text);
    if (same) same.count += 1;
    else problems.push({ ...one });
  }
  if (problems.length === 0) {
    const placed = await tryFilling(bytes, contractValues(EXAMPLE_FACTS, lang));
    if (placed !== null) problems.push({ kind: 'placed', text: placed, count: 1, near: null, loop: null });
  }
  return { used, problems };
}

/** The mark that stands where it cannot be repeated; null where all is well. */
async function tryFilling(bytes: Uint8Array, values: ContractValues): Promise<string | null> {
  try {
    await fillTemplate(bytes, values);
    return null;
  } catch (error) {
    if (!(error instanceof TemplateSyntaxError)) throw error;
    return /\{[#/][^{}]*\}/.exec(error.message)?.[0] ?? '';
  }
}

/** Characters that XML cannot hold. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** The value of a name where it stands: within loops that of the item, and a list or a condition for a mark. */
function resolverOf(values: ContractValues) {
  return ({ path }: ScopeDataArgs) => {
    const loops: { loop: ContractLoop; at: number }[] = [];
    for (const [i, part] of path.entries()) {
      const next = path[i + 1];
      const loop = typeof part === 'number' ? null : loopNamed(part.name);
      if (loop !== null && typeof next === 'number') loops.push({ loop, at: next });
    }
    const tag = path.at(-1);
    if (tag === undefined || typeof tag === 'number') return '';
    const isMark = tag.disposition !== TagDisposition.SelfClosed;
    const loop = isMark ? loopNamed(tag.name) : null;
    if (loop !== null) return values.loops[loop];
    const field = fieldNamed(
      tag.name ?? '',
      loops.map((one) => one.loop),
    );
    // in a description of a picture braces may mean anything
    if (field === null) return tag.rawText;
    const item = loops.findLast((one) => one.loop === field.loop);
    const text = item
      ? (values.loops[item.loop][item.at]?.[field.key] ?? '')
      : (values.fields[field.key] ?? '');
    if (isMark) return item ? text !== '' : values.isSet[field.key] === true;
    return text.replace(NOT_IN_XML, '');
  };
}

/** Nothing else of the library than text and loops: a template runs no code and brings in no pictures. */
function compilerOf(): TemplateCompiler {
  const delimiters = new Delimiters();
  const plugins = [new ContractLoops(), new TextPlugin()];
  const compiler = new TemplateCompiler(
    new DelimiterSearcher(delimiters, DEPTH_MAX),
    new TagParser(delimiters),
    plugins,
    { defaultContentType: TEXT_CONTENT_TYPE, containerContentType: LOOP_CONTENT_TYPE },
  );
  for (const plugin of plugins) plugin.setUtilities({ compiler });
  return compiler;
}

/** A line above everything: whoever finds the paper knows that it is none. */
function markDraft(root: XmlNode, word: string, lang: Lang): void {
  const body = root.childNodes?.find(({ nodeName }) => nodeName === 'w:body') ?? root;
  const [before] = body.childNodes ?? [];
  const isRtl = lang === 'ar';
  const paragraph = xml.parser.parse(
    `<w:p><w:pPr>${isRtl ? '<w:bidi/>' : ''}<w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/><w:bCs/>${
      isRtl ? '<w:rtl/>' : ''
    }</w:rPr><w:t xml:space="preserve">${xml.parser.encodeValue(word)}</w:t></w:r></w:p>`,
  );
  if (before) xml.modify.insertBefore(paragraph, before);
  else xml.modify.appendChild(body, paragraph);
}

export interface DraftMark {
  word: string;
  lang: Lang;
}

/** The document with these values: every value stands in the run that held the first brace of its field. */
export async function fillTemplate(
  bytes: Uint8Array,
  values: ContractValues,
  draft: DraftMark | null = null,
): Promise<Buffer> {
  const { docx, parts } = await openParts(bytes);
  const compiler = compilerOf();
  for (const { part, root } of parts) {
    const data = new ScopeData({});
    data.scopeDataResolver = resolverOf(values);
    await compiler.compile(root, data, {
      docx,
      currentPart: part,
      pluginContext: {},
      options: { maxXmlDepth: DEPTH_MAX },
    });
    const isOnEachPage = /\/header\d*\.xml$/.test(part.path);
    if (draft && (part === docx.mainDocument || isOnEachPage)) markDraft(root, draft.word, draft.lang);
  }
  return docx.export(Buffer);
}
