/** Evaluates expressions that need only constants of their modules. */
import { stripTypeScriptTypes } from 'node:module';
import { runInNewContext } from 'node:vm';
import {
  isFunctionDeclaration,
  isIdentifier,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';

/** The value or declaration of a name that the expression itself does not declare. */
export type KnownName = { readonly value: unknown } | { readonly declared: Node } | undefined;

/** Returns the value of an expression, or undefined if it needs more than constants. */
export function constantOf(expression: Node, lookUp: (name: Node) => KnownName): unknown {
  const values: Record<string, unknown> = {};
  const declarations = new Map<string, string>();
  const gather = (node: Node): void => {
    for (const name of namesIn(node)) {
      if (name.text in values || declarations.has(name.text)) continue;
      const known = lookUp(name);
      if (known === undefined) continue;
      if ('value' in known) values[name.text] = known.value;
      else if (!isWithin(known.declared, expression)) declare(name.text, known.declared);
    }
  };
  const declare = (name: string, declared: Node): void => {
    const source = isFunctionDeclaration(declared) ? declared : initializerOf(declared);
    if (source === undefined) return;
    // Its own dependencies come first, so that they are declared before it.
    declarations.set(name, '');
    gather(source);
    declarations.delete(name);
    declarations.set(name, `const ${name} = (${source.getText()});`);
  };
  gather(expression);
  const code = [...declarations.values(), `(${expression.getText()})`].join('\n');
  try {
    return runInNewContext(stripTypeScriptTypes(code), values);
  } catch {
    return undefined;
  }
}

const initializerOf = (declared: Node): Node | undefined =>
  isVariableDeclaration(declared) ? declared.initializer : undefined;

/** Returns the names that an expression reads, without names of members. */
function namesIn(node: Node): readonly (Node & { readonly text: string })[] {
  const { parent } = node;
  if (isIdentifier(node)) {
    const isMember =
      (isPropertyAccessExpression(parent) && parent.name === node) ||
      (isPropertyAssignment(parent) && parent.name === node);
    return isMember ? [] : [node];
  }
  const names: (Node & { readonly text: string })[] = [];
  node.forEachChild((child) => {
    names.push(...namesIn(child));
  });
  return names;
}

const isWithin = (inner: Node, outer: Node): boolean =>
  inner.getSourceFile() === outer.getSourceFile() &&
  inner.pos >= outer.pos &&
  inner.end <= outer.end;
