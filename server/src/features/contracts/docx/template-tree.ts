import { officeMarkup, type XmlNode, type XmlTextNode, xml } from 'easy-template-x';

const nodesOf = (node: XmlNode): XmlNode[] => node.childNodes ?? [];

/** Content controls of Google Docs, which surround a few words for no reason that a reader sees. */
const isWrapper = (node: XmlNode): boolean =>
  node.nodeName === 'w:sdt' &&
  nodesOf(node).some(
    (part) =>
      part.nodeName === 'w:sdtPr' &&
      nodesOf(part).some(
        (one) =>
          one.nodeName === 'w:tag' &&
          xml.query.isGeneralNode(one) &&
          /^goog_rdk/.test(one.attributes?.['w:val'] ?? ''),
      ),
  );

/** The content of such controls stands in their place. */
function unwrap(node: XmlNode): void {
  for (const child of [...nodesOf(node)]) {
    unwrap(child);
    if (!isWrapper(child)) continue;
    const content = nodesOf(child).find(({ nodeName }) => nodeName === 'w:sdtContent');
    for (const part of [...(content ? nodesOf(content) : [])]) {
      xml.modify.remove(part);
      xml.modify.insertBefore(part, child);
    }
    xml.modify.remove(child);
  }
}

/** The texts of a paragraph in order, without those of the boxes that hang on it. */
function textsOf(paragraph: XmlNode): XmlTextNode[] {
  const texts: XmlTextNode[] = [];
  const walk = (node: XmlNode) => {
    for (const child of nodesOf(node)) {
      if (officeMarkup.query.isParagraphNode(child)) continue;
      if (xml.query.isTextNode(child) && officeMarkup.query.isTextNode(node)) texts.push(child);
      else walk(child);
    }
  };
  walk(paragraph);
  return texts;
}

function paragraphsOf(root: XmlNode): XmlNode[] {
  const found: XmlNode[] = [];
  const walk = (node: XmlNode) => {
    if (officeMarkup.query.isParagraphNode(node)) found.push(node);
    for (const child of nodesOf(node)) walk(child);
  };
  walk(root);
  return found;
}

/** One pair of braces, or two as other programs write them. */
const FIELD = /\{\{?([^{}]*)\}\}?/g;
const HIDDEN = /[\p{Cf}\s]+/gu;

export interface Braces {
  /** What stands between them: '#buyers', 'الثمن'. */
  name: string;
}

/**
 * Every field becomes `{name}` within the run where it began, whatever Word had cut it into. Returns the fields in order,
 * and the text around a brace that has no other.
 */
function joinFields(paragraph: XmlNode): { fields: Braces[]; open: string | null } {
  const texts = textsOf(paragraph);
  const whole = texts.map(({ textContent }) => textContent ?? '').join('');
  if (!/[{}]/.test(whole)) return { fields: [], open: null };
  const owner = texts.flatMap((node) => Array.from({ length: (node.textContent ?? '').length }, () => node));
  const parts = new Map<XmlTextNode, string>(texts.map((node) => [node, '']));
  const give = (at: number, text: string) => {
    const node = owner[at] as XmlTextNode;
    parts.set(node, (parts.get(node) ?? '') + text);
  };
  const fields: Braces[] = [];
  let after = 0;
  let rest = '';
  const keep = (until: number) => {
    for (let i = after; i < until; i++) give(i, whole[i] as string);
    rest += `${whole.slice(after, until)}\n`;
  };
  for (const match of whole.matchAll(FIELD)) {
    keep(match.index);
    after = match.index + match[0].length;
    const name = (match[1] ?? '').replace(HIDDEN, ' ').trim();
    fields.push({ name });
    give(match.index, `{${name}}`);
  }
  keep(whole.length);
  for (const [node, text] of parts)
    if (text !== node.textContent) {
      node.textContent = text;
      const parent = officeMarkup.query.containingTextNode(node);
      if (parent) officeMarkup.modify.setSpacePreserveAttribute(parent);
    }
  const open = /[^\n]{0,30}[{}][^\n]{0,30}/.exec(rest)?.[0].trim() ?? null;
  return { fields, open };
}

/** Makes one part ready to be filled, and says what fields it has. */
export function prepareTree(root: XmlNode): { fields: Braces[]; open: string[] } {
  unwrap(root);
  const found = paragraphsOf(root).map(joinFields);
  return {
    fields: found.flatMap(({ fields }) => fields),
    open: found.flatMap(({ open }) => (open === null ? [] : [open])),
  };
}
