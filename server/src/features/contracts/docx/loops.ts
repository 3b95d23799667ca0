import {
  LoopPlugin,
  officeMarkup,
  type Tag,
  type TextNodeTag,
  type XmlNode,
  type XmlTextNode,
  xml,
} from 'easy-template-x';

interface Strategy {
  isApplicable(open: TextNodeTag, close: TextNodeTag, isCondition: boolean): boolean;
  splitBefore(
    open: TextNodeTag,
    close: TextNodeTag,
  ): { firstNode: XmlNode; nodesToRepeat: XmlNode[]; lastNode: XmlNode };
  mergeBack(groups: XmlNode[][], first: XmlNode, last: XmlNode): void;
}

const paragraphOf = (text: XmlTextNode): XmlNode => officeMarkup.query.containingParagraphNode(text);

const textIn = (node: XmlNode): string =>
  xml.query.isTextNode(node) ? (node.textContent ?? '') : (node.childNodes ?? []).map(textIn).join('');

const has = (node: XmlNode, names: readonly string[]): boolean =>
  (node.childNodes ?? []).some((child) => names.includes(child.nodeName) || has(child, names));

/** A paragraph of nothing but the mark: it is no part of the contract. */
const isMarkOnly = ({ xmlTextNode }: TextNodeTag): boolean => {
  const paragraph = paragraphOf(xmlTextNode);
  return (
    textIn(paragraph).trim() === xmlTextNode.textContent?.trim() &&
    !has(paragraph, ['w:sectPr', 'w:drawing', 'w:pict', 'w:br'])
  );
};

/** What stands between two marks that have their own paragraphs: paragraphs and tables, as often as needed. */
const blocks: Strategy = {
  isApplicable: (open, close) => {
    const [first, last] = [paragraphOf(open.xmlTextNode), paragraphOf(close.xmlTextNode)];
    return first !== last && first.parentNode === last.parentNode && isMarkOnly(open) && isMarkOnly(close);
  },
  splitBefore: (open, close) => {
    const [firstNode, lastNode] = [paragraphOf(open.xmlTextNode), paragraphOf(close.xmlTextNode)];
    return { firstNode, nodesToRepeat: xml.modify.removeSiblings(firstNode, lastNode), lastNode };
  },
  mergeBack: (groups, first, last) => {
    for (const node of groups.flat()) xml.modify.insertBefore(node, last);
    const around = first.parentNode;
    xml.modify.remove(first);
    // a cell of a table ends with a paragraph
    const isCell = around?.nodeName === 'w:tc';
    const before = isCell ? around.childNodes?.[around.childNodes.indexOf(last) - 1] : undefined;
    if (isCell && (!before || !officeMarkup.query.isParagraphNode(before))) {
      for (const run of [...(last.childNodes ?? [])])
        if (officeMarkup.query.isRunNode(run)) xml.modify.remove(run);
    } else xml.modify.remove(last);
  },
};

/**
 * Rows of a table repeat also where both marks stand in one column; the library would repeat the column then, which no
 * contract wants.
 */
export class ContractLoops extends LoopPlugin {
  constructor() {
    super();
    // private in the library's types
    const own = this as unknown as { loopStrategies: (Strategy & { extractColumns?: unknown })[] };
    own.loopStrategies = [blocks, ...own.loopStrategies.filter((one) => !('extractColumns' in one))];
  }

  override containerTagReplacements(
    ...args: Parameters<LoopPlugin['containerTagReplacements']>
  ): Promise<void> {
    const [tags] = args;
    for (const tag of [tags[0], tags.at(-1)] as Tag[]) delete tag.options;
    return super.containerTagReplacements(...args);
  }
}
