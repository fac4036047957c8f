import { parseSync } from 'oxc-parser';

/** A text of a screen that nobody can translate: it stands in the page as it is written. */
export type Unsaid = { readonly file: string; readonly text: string };

type Node = { readonly type: string; readonly [member: string]: unknown };

/** Widgets that say a lone text between their tags themselves. */
const sayThemselves = new Set(['Banner', 'Button', 'ButtonLink', 'ConfirmButton', 'StatusPill']);
/** What a page's own elements say beside their content. */
const saidAttributes = new Set(['aria-label', 'alt', 'placeholder', 'title']);
/** Content that is the same in every language. */
const samples = new Set(['code', 'kbd', 'pre']);
const letters = /[A-Za-z]{2}/;

/** The texts of a screen's file that go past `useSay` and past the labels of widgets. */
export function unsaidIn(file: string, source: string): readonly Unsaid[] {
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
  if (sayThemselves.has(name) && children.length === 1) return [];
  return children.flatMap((child) => {
    if (child.type === 'JSXText') return shown(child['value']);
    return child.type === 'JSXExpressionContainer' ? branches(child['expression'] as Node) : [];
  });
}

/** Texts among which a condition chooses. */
function branches(node: Node): readonly string[] {
  if (node.type === 'Literal') return shown(node['value']);
  if (node.type === 'ConditionalExpression') {
    return [node['consequent'], node['alternate']].flatMap((each) => branches(each as Node));
  }
  return node.type === 'LogicalExpression' ? branches(node['right'] as Node) : [];
}

function textsOfAttributes(element: Node): readonly string[] {
  if (!/^[a-z]/.test(nameOf(element))) return [];
  return (element['attributes'] as readonly Node[])
    .filter(
      (attribute) => attribute.type === 'JSXAttribute' && saidAttributes.has(nameOf(attribute)),
    )
    .flatMap((attribute) => {
      const value = attribute['value'] as Node | null;
      return value?.type === 'Literal' ? shown(value['value']) : [];
    });
}

const shown = (value: unknown): readonly string[] =>
  typeof value === 'string' && letters.test(value) ? [value.replaceAll(/\s+/g, ' ').trim()] : [];
