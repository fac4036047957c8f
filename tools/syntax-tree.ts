/** A node of a syntax tree of oxc-parser. */
export type SyntaxNode = { readonly type: string; readonly [member: string]: unknown };

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Calls `see` with every node, outer nodes first. */
export function visit(node: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, see);
  else if (isNode(node)) {
    see(node);
    for (const member of Object.values(node)) visit(member, see);
  }
}
