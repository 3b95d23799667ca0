import ts from 'typescript';

/** Adds the lines of a piece of code that are not blank. */
function addLines(lines: Set<number>, source: ts.SourceFile, from: number, to: number): void {
  const { line: first } = source.getLineAndCharacterOfPosition(from);
  source.text
    .slice(from, to)
    .split('\n')
    .forEach((text, i) => {
      if (text.trim()) lines.add(first + i);
    });
}

/** A comment between tags: braces with nothing to compute in them. */
const isComment = (node: ts.Node) => ts.isJSDoc(node) || (ts.isJsxExpression(node) && !node.expression);

/** Lines of TypeScript that hold code: the compiler says what is a comment, a text or a template. */
function codeLines(name: string, text: string): number {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const lines = new Set<number>();
  const visit = (node: ts.Node) => {
    if (isComment(node)) return;
    const children = node.getChildren(source);
    if (children.length > 0) children.forEach(visit);
    else addLines(lines, source, node.getStart(source), node.getEnd());
  };
  visit(source);
  return lines.size;
}

const CSS_TEXT_OR_COMMENT = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\*.*?\*\//gs;

/** Lines of a file that are neither blank nor only comment. */
export function countLines(name: string, text: string): number {
  if (!name.endsWith('.css')) return codeLines(name, text);
  const without = text.replace(CSS_TEXT_OR_COMMENT, (whole, quoted?: string) =>
    quoted === undefined ? whole.replace(/[^\n]/g, '') : whole,
  );
  return without.split('\n').filter((line) => line.trim()).length;
}
