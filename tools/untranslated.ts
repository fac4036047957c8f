import { parseSync } from 'oxc-parser';

/** A text of a screen that cannot be translated: it is written directly in the page. */
export type Untranslated = { readonly file: string; readonly text: string };

type Node = { readonly type: string; readonly [member: string]: unknown };

/** Widgets that translate a single text between their tags. */
const translatingWidgets = new Set([
  'Banner',
  'Button',
  'ButtonLink',
  'ConfirmButton',
  'StatusPill',
]);
/** Attributes with text of a page's own elements. */
const textAttributes = new Set(['aria-label', 'alt', 'placeholder', 'title']);
/** Content that is the same in every language. */
const samples = new Set(['code', 'kbd', 'pre']);
const letterPattern = /[A-Za-z]{2}/;

/**
 * Returns the texts of a screen's file that are translated neither by `useTranslate` nor as labels
 * of widgets.
 */
export function untranslatedIn(file: string, source: string): readonly Untranslated[] {
  const found: string[] = [];
  visit(parseSync(file, source).program as unknown as Node, (node) => {
    if (node.type === 'JSXElement') found.push(...textsBetween(node));
    if (node.type === 'JSXOpeningElement') found.push(...textsOfAttributes(node));
  });
  return found.map((text) => ({ file, text }));
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, see);
  else if (isNode(node)) {
    see(node);
    for (const member of Object.values(node)) visit(member, see);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (element: Node): string =>
  (element['name'] as { readonly name?: string } | undefined)?.name ?? '';

function textsBetween(element: Node): readonly string[] {
  const name = nameOf(element['openingElement'] as Node);
  if (samples.has(name)) return [];
  const children = (element['children'] as readonly Node[]).filter(
    (child) => child.type !== 'JSXText' || String(child['value']).trim() !== '',
  );
  if (translatingWidgets.has(name) && children.length === 1) return [];
  return children.flatMap((child) => {
    if (child.type === 'JSXText') return selected(child['value']);
    return child.type === 'JSXExpressionContainer' ? branches(child['expression'] as Node) : [];
  });
}

/** Members with texts of the server or of a table, which must be translated before display. */
const unspoken = /^(message|explanation|words?|reason)$/;

/** Returns the texts among which a condition chooses. */
function branches(node: Node): readonly string[] {
  if (node.type === 'MemberExpression') {
    const member = (node['property'] as { readonly name?: string }).name ?? '';
    return unspoken.test(member) ? [`{…${member}}`] : [];
  }
  if (node.type === 'Literal') return selected(node['value']);
  if (node.type === 'ConditionalExpression') {
    return [node['consequent'], node['alternate']].flatMap((each) => branches(each as Node));
  }
  return node.type === 'LogicalExpression' ? branches(node['right'] as Node) : [];
}

function textsOfAttributes(element: Node): readonly string[] {
  if (!/^[a-z]/.test(nameOf(element))) return [];
  return (element['attributes'] as readonly Node[])
    .filter(
      (attribute) => attribute.type === 'JSXAttribute' && textAttributes.has(nameOf(attribute)),
    )
    .flatMap((attribute) => {
      const value = attribute['value'] as Node | null;
      return value?.type === 'Literal' ? selected(value['value']) : [];
    });
}

/** The names of properties with texts that widgets, columns and hooks translate. */
const spokenNames = new RegExp(
  '^(label|title|header|heading|help|question|effect|verb|word|why|one|many|placeholder|' +
    '(submit|cancel)Label|(disabled|readOnly)Reason)$',
);
/**
 * Filters of lists, parts of addresses, headers, names of members and classes: none of them are
 * displayed.
 */
const technical =
  / (eq|ge|le|lt|in) |:\/\/|^(mailto|tel|wp|data|skip):|^Bearer |[\w}][.=-][\w{]|\bnum\b/;
const units = /\b(kg|kB|MB|ms|min|h|m|cm|km|ABN|PG|DG)\b/g;
/** Words such as e-mail and sign-in, whose hyphen does not make a text technical. */
const hyphens = /(?<=[a-z])-(?=[a-z])/gi;
const isForPeople = (text: string): boolean =>
  letterPattern.test(text.replaceAll(units, '')) &&
  !technical.test(/^[A-Z“]/.test(text) && text.includes(' ') ? text.replaceAll(hyphens, '') : text);
const prose = /^[A-Z“][^[\]_]*[a-z’]+ [^[\]_]*[a-z]{2}/;
const wordsBetweenValues = /(^|[\s(,])[A-Za-z]{2,}([\s),.:?]|$)/;

/**
 * Returns texts of a screen's file that look like words for users but are in no catalogue:
 * sentences, words under a name that widgets translate, and sentences concatenated with values.
 */
export function strangersIn(
  file: string,
  source: string,
  known: ReadonlySet<string>,
): readonly Untranslated[] {
  const found: string[] = [];
  walk(parseSync(file, source).program as unknown as Node, [], (node, above) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') {
      const text = node['value'];
      const named = spokenNames.test(nameAbove(above));
      const isText = prose.test(text) || (named && letterPattern.test(text));
      if (isText && isForPeople(text) && !known.has(text)) found.push(text);
    }
    if (node.type === 'TemplateLiteral') found.push(...composed(node));
  });
  return found.map((text) => ({ file, text }));
}

/** Returns every text in a file as it would be looked up: literals, JSX text, whole templates. */
export function textsIn(file: string, source: string): readonly string[] {
  const found: string[] = [];
  walkAll(parseSync(file, source).program, (node) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') found.push(node['value']);
    if (node.type === 'JSXText') found.push(String(node['value']).replaceAll(/\s+/g, ' ').trim());
    if (node.type === 'TemplateLiteral') found.push(withPlaces(node));
    if (node.type === 'Identifier') found.push(String(node['name']));
  });
  return found;
}

/**
 * Returns a check whether a text is used: unchanged, as a name from which words are derived
 * (`PayAsYouGo`), or with values in a template's placeholders.
 */
export function usedTexts(found: readonly string[]): (text: string) => boolean {
  const used = new Set(found);
  const squeezed = (text: string) => text.replaceAll(/[\s_-]/g, '').toLowerCase();
  const names = new Set(found.map(squeezed));
  const templates = [...used]
    .filter((text) => text.includes('{}') && wordsBetweenValues.test(text))
    .map((text) => text.split('{}'));
  return (text) =>
    used.has(text) || names.has(squeezed(text)) || templates.some((parts) => fits(text, parts));
}

/** Returns whether a text consists of these parts, in order, with anything between. */
function fits(text: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const next = text.indexOf(part, at);
    if (next < 0) return false;
    at = next + part.length;
  }
  return at <= text.length - last.length;
}

function walkAll(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walkAll(each, see);
  else if (isNode(node)) {
    see(node);
    for (const member of Object.values(node)) walkAll(member, see);
  }
}

/** Calls and members by which the server creates a sentence for users. */
const sentenceCalls = new RegExp(
  '^(notValidField|fault|complain|holding|requiredLine|line|min|max|length|refine|regex|' +
    'multipleOf|positive|gt)$|(Refusal|Problem)$',
);
const sentenceMembers = /^(message|fault|words|error|why)$/;

/** Returns the server's sentences, with placeholders as `{}`. */
export function serverSentencesIn(file: string, source: string): readonly Untranslated[] {
  const found: string[] = [];
  walk(parseSync(file, source).program as unknown as Node, [], (node, above) => {
    const text = node.type === 'TemplateLiteral' ? withPlaces(node) : node['value'];
    if (node.type !== 'TemplateLiteral' && node.type !== 'Literal') return;
    if (typeof text !== 'string' || !isSentence(above) || !/^[^a-z].*[a-z] [a-z]/.test(text))
      return;
    found.push(text);
  });
  return found.map((text) => ({ file, text }));
}

type Callee = { readonly name?: string; readonly property?: { readonly name?: string } };

function isSentence(above: readonly Node[]): boolean {
  const parent = above.find(({ type }) => !/^(Conditional|Logical)Expression$/.test(type));
  if (parent?.type === 'Property') return sentenceMembers.test(nameAbove(above));
  const callee = parent?.['callee'] as Callee | undefined;
  return sentenceCalls.test(callee?.name ?? callee?.property?.name ?? '');
}

const withPlaces = (template: Node): string =>
  (template['quasis'] as readonly { readonly value: { readonly cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('{}');

/** Finds a sentence concatenated with values, instead of one from the catalogue: `{} of {}`. */
function composed(template: Node): readonly string[] {
  const text = withPlaces(template);
  const isText = text.includes('{}') && wordsBetweenValues.test(text.replaceAll(units, ''));
  return isText && isForPeople(text) ? [text] : [];
}

/**
 * Returns the name of the attribute or member whose value a text is; conditions in between are
 * skipped.
 */
function nameAbove(above: readonly Node[]): string {
  const parent = above.find(
    ({ type }) => !/^(Conditional|Logical)Expression$|Container$/.test(type),
  );
  if (parent?.type === 'JSXAttribute') return (parent['name'] as { name: string }).name;
  if (parent?.type !== 'Property') return '';
  return (parent['key'] as { readonly name?: string }).name ?? '';
}

/** Like `visit`, with the enclosing nodes, nearest first; skips types, errors and comparisons. */
function walk(
  node: unknown,
  above: readonly Node[],
  see: (node: Node, above: readonly Node[]) => void,
): void {
  if (Array.isArray(node)) for (const each of node) walk(each, above, see);
  else if (isNode(node) && !isIrrelevant(node)) {
    see(node, above);
    for (const member of Object.values(node)) walk(member, [node, ...above], see);
  }
}

const classAttributes = /^(className|d|style)$|Class$/;

function isIrrelevant(node: Node): boolean {
  if (node.type === 'JSXAttribute') {
    return classAttributes.test((node['name'] as { readonly name: string }).name);
  }
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const callee = node['callee'] as Node;
    const name = String(callee['name'] ?? (callee['property'] as Node | undefined)?.['name']);
    return callee.type === 'Super' || /[eE]rror$|^(warn|cx)$/.test(name);
  }
  return /^(TS(?!AsExpr|Satisfies|NonNull)|ImportDecl|BinaryExpr|SwitchCase|ThrowSt)/.test(
    node.type,
  );
}

const selected = (value: unknown): readonly string[] =>
  typeof value === 'string' && letterPattern.test(value)
    ? [value.replaceAll(/\s+/g, ' ').trim()]
    : [];
