/** Reads the web sources with the TypeScript compiler, for texts.test.ts. */
import ts from 'typescript';

/** Types of other packages say nothing about texts, and reading them takes half the time. */
const READ_PACKAGES = /^([.~]|@diyar\/|zod$)/;

/** The sources of the pages, without their tests. */
export function pagesProgram(web: string): ts.Program {
  const { config } = ts.readConfigFile(`${web}/tsconfig.json`, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, web);
  const options = { ...parsed.options, noEmit: true, types: [] };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) =>
      READ_PACKAGES.test(text)
        ? ts.resolveModuleName(text, from, options, host)
        : { resolvedModule: undefined },
    );
  const sources = parsed.fileNames.filter(
    (file) => file.startsWith(`${web}/app/`) && !/\.test\.tsx?$/.test(file),
  );
  return ts.createProgram(sources, options, host);
}

/** Attributes that are shown or read aloud. */
const SPOKEN =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|label|placeholder|description|help|message|heading)$/;
const LETTER = /\p{L}/u;
/** The same in every language. */
const NAMES = new Set(['HTTP']);

/** Texts written into JSX instead of a dictionary: between tags, in braces, or in a spoken attribute. */
export function literalTexts(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const note = (text: string) => {
    if (LETTER.test(text) && !NAMES.has(text.trim())) found.push(text.trim());
  };
  const inBraces = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node)) note(node.text);
    else if (ts.isTemplateExpression(node))
      note([node.head, ...node.templateSpans.map((s) => s.literal)].map((p) => p.text).join(''));
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(inBraces);
    else if (ts.isBinaryExpression(node)) operandsShown(node).forEach(inBraces);
    else if (ts.isParenthesizedExpression(node)) inBraces(node.expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      inBraces(node.expression);
    if (ts.isJsxAttribute(node) && node.initializer && SPOKEN.test(node.name.getText(file))) {
      if (ts.isStringLiteral(node.initializer)) note(node.initializer.text);
      else if (ts.isJsxExpression(node.initializer) && node.initializer.expression)
        inBraces(node.initializer.expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `a && 'text'` shows its right side, `a ?? 'text'` and `a + 'text'` either; a comparison shows nothing. */
function operandsShown({ left, right, operatorToken }: ts.BinaryExpression): ts.Expression[] {
  const { BarBarToken, QuestionQuestionToken, PlusToken, AmpersandAmpersandToken } = ts.SyntaxKind;
  if (operatorToken.kind === AmpersandAmpersandToken) return [right];
  const either = [BarBarToken, QuestionQuestionToken, PlusToken].includes(operatorToken.kind);
  return either ? [left, right] : [];
}

const LIST_TEXTS = ['title', 'search', 'empty', 'emptyBody', 'loadFailed'];

/** Every key of the `en` dictionaries in the given files, and which of them no source reads. */
export function usedTexts(program: ts.Program, dictionaries: readonly string[]): { unused: string[] } {
  const checker = program.getTypeChecker();
  const declared = new Map<ts.Node, string>();
  for (const file of program.getSourceFiles()) {
    if (!dictionaries.includes(file.fileName)) continue;
    for (const [node, path] of keysOf(file)) declared.set(node, path);
  }
  const used = new Set<ts.Node>();
  /** The compiler is asked only about names that a key has. */
  const names = new Set([...declared.values()].map((path) => path.slice(path.lastIndexOf('.') + 1)));
  const mark = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? [])
      if (declared.has(declaration)) used.add(declaration);
  };
  const markAll = (type: ts.Type) => {
    for (const property of type.getProperties()) mark(property);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      if (names.has(node.name.text)) mark(checker.getSymbolAtLocation(node.name));
    } else if (ts.isElementAccessExpression(node)) markElement(node);
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) markBinding(node);
    else if (ts.isJsxAttribute(node)) markHandedOn(node);
    else if (ts.isSpreadAssignment(node)) markAll(checker.getTypeAtLocation(node.expression));
    ts.forEachChild(node, visit);
  };
  const markElement = (node: ts.ElementAccessExpression) => {
    const from = checker.getTypeAtLocation(node.expression);
    const key = checker.getTypeAtLocation(node.argumentExpression);
    const keys = (key.isUnion() ? key.types : [key]).filter((type) => type.isStringLiteral());
    for (const { value } of keys) mark(from.getProperty(value));
    // the type of the value comes from a package that is not read
    if (key.flags & ts.TypeFlags.Any) markAll(from);
  };
  /** The words of a choice are handed on whole: `<ChoiceFilter words={t.outcomes} />`. Of its texts a list shows these. */
  const markHandedOn = ({ name, initializer }: ts.JsxAttribute) => {
    const attribute = name.getText();
    if (attribute !== 'words' && attribute !== 'texts') return;
    if (!initializer || !ts.isJsxExpression(initializer) || !initializer.expression) return;
    const type = checker.getTypeAtLocation(initializer.expression);
    if (attribute === 'words') return markAll(type);
    for (const text of LIST_TEXTS) mark(type.getProperty(text));
    const columns = type.getProperty('columns');
    if (columns) markAll(checker.getTypeOfSymbol(columns));
  };
  const markBinding = (node: ts.BindingElement) => {
    const name = node.propertyName ?? node.name;
    if (ts.isIdentifier(name) && names.has(name.text))
      mark(checker.getTypeAtLocation(node.parent).getProperty(name.text));
  };
  const forms = new Map<string, { labels: ts.Type[]; fields: string[] }>();
  for (const file of program.getSourceFiles()) {
    const ours = file.fileName.includes('/web/app/') && !/\/i18n\/|\/texts\.ts$/.test(file.fileName);
    if (!ours || /\.test\.tsx?$/.test(file.fileName)) continue;
    visit(file);
    const folder = file.fileName.replace(/[^/]*$/, '');
    const form = forms.get(folder) ?? { labels: [], fields: [] };
    forms.set(folder, form);
    formParts(file, (labels) => form.labels.push(checker.getTypeAtLocation(labels)), form.fields);
  }
  for (const { labels, fields } of forms.values())
    for (const type of labels) for (const field of fields) mark(type.getProperty(field));
  return { unused: [...declared].filter(([node]) => !used.has(node)).map(([, path]) => path) };
}

/** A field of a form without a `label` takes that of its name from the `labels` of the form, in the same folder. */
function formParts(file: ts.SourceFile, onLabels: (node: ts.Expression) => void, fields: string[]): void {
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'labels') onLabels(node.initializer);
    if (ts.isJsxSelfClosingElement(node) && /^Form[A-Z]/.test(node.tagName.getText(file))) {
      const written = node.attributes.properties.filter(ts.isJsxAttribute);
      const isLabelled = written.some(({ name }) => name.getText(file) === 'label');
      for (const { name, initializer } of written)
        if (initializer && ts.isStringLiteral(initializer) && NAMES_FIELD.test(name.getText(file)))
          if (!isLabelled || name.getText(file) !== 'name') fields.push(initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}
const NAMES_FIELD = /^(name|phone|currency)$/;

/** The properties of `export const en = {…}`, nested ones too, with their path. */
function keysOf(file: ts.SourceFile): [ts.Node, string][] {
  const name = dictionaryKey(file.fileName);
  const found: [ts.Node, string][] = [];
  const collect = (value: ts.Expression, path: string): void => {
    if (!ts.isObjectLiteralExpression(value)) return;
    for (const property of value.properties) {
      // a spread takes words of the contract
      if (!property.name) continue;
      const key = property.name.getText(file);
      found.push([property, `${path}.${key}`]);
      if (ts.isPropertyAssignment(property)) collect(property.initializer, `${path}.${key}`);
    }
  };
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: variable, initializer } of statement.declarationList.declarations) {
      if (variable.getText(file) === 'en' && initializer) collect(initializer, name);
    }
  }
  return found;
}

/**
 * The key of a dictionary, from its path: `ui` for i18n/admin/ui.ts, `users` for features/users/admin/texts.ts,
 * `lacasaPayments` for features/buildings/admin/payments/texts.ts.
 */
export const dictionaryKey = (path: string): string =>
  path
    .replace(/^.*\/(features|i18n\/\w+)\/|^\.\/|\/(admin|public)(?=\/)|(\/texts)?\.ts.*$/g, '')
    .replace(/[-/]([a-z])/g, (_, letter: string) => letter.toUpperCase());
