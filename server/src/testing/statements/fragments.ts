/** Renders the text of a statement from its source: fragments inlined, values as parameters. */
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isNonNullExpression,
  isAsExpression,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isTaggedTemplateExpression,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import { type Checker, type Symbol as TypeSymbol, SymbolFlags } from 'typescript/unstable/sync';

import { constantOf } from './constants.ts';

/** The argument for a parameter of a fragment's function. */
type Bound = { readonly node: Node; readonly within: Bindings };
type Bindings = ReadonlyMap<number, Bound>;

/**
 * How a statement is rendered: the branch of a condition, and the replacement of unknown fragments.
 */
export type Rendering = {
  readonly checker: Checker;
  readonly branch: 'first' | 'second';
  readonly standIn: string;
};

export type RenderedStatement = {
  readonly text: string;
  /** Whether another branch would give a different text. */
  readonly branches: boolean;
  /** Fragments that only the caller specifies; a stand-in replaces them. */
  readonly unknown: readonly string[];
};

const deepest = 12;

/** Renders texts and fragments, or calls that return fragments, in order. */
export function renderStatement(
  pieces: readonly (string | Node)[],
  rendering: Rendering,
): RenderedStatement {
  const renderer = new Renderer(rendering);
  const text = pieces
    .map((piece) => (typeof piece === 'string' ? piece : renderer.fragment(piece, new Map(), 0)))
    .join('');
  return { text, branches: renderer.branches, unknown: renderer.unknown };
}

class Renderer {
  branches = false;
  readonly unknown: string[] = [];
  readonly #rendering: Rendering;
  #parameters = 0;

  constructor(rendering: Rendering) {
    this.#rendering = rendering;
  }

  fragment(node: Node, within: Bindings, depth: number): string {
    const bare = withoutWrapping(node);
    if (depth > deepest) return this.#standIn(bare);
    if (isTaggedTemplateExpression(bare)) return this.#template(bare.template, within, depth);
    if (isConditionalExpression(bare)) {
      const [first, second] = [bare.whenTrue, bare.whenFalse];
      return this.fragment(this.#branchOf(first, second), within, depth + 1);
    }
    if (isBinaryExpression(bare)) {
      return this.fragment(this.#branchOf(bare.left, bare.right), within, depth + 1);
    }
    if (isCallExpression(bare)) {
      return this.#builtIn(bare, within, depth) ?? this.#called(bare, within, depth);
    }
    if (isIdentifier(bare) || isPropertyAccessExpression(bare)) {
      return this.#named(bare, within, depth);
    }
    return this.#standIn(bare);
  }

  #template(template: Node, within: Bindings, depth: number): string {
    if (isNoSubstitutionTemplateLiteral(template)) return template.text;
    if (!isTemplateExpression(template)) return this.#standIn(template);
    const pieces = template.templateSpans.map(({ expression, literal }) => {
      const put = this.#isFragment(expression)
        ? this.fragment(expression, within, depth + 1)
        : this.#parameter();
      return put + literal.text;
    });
    return template.head.text + pieces.join('');
  }

  #isFragment(node: Node): boolean {
    const { checker } = this.#rendering;
    const type = checker.getTypeAtLocation(node);
    return type !== undefined && /\bRawBuilder</.test(checker.typeToString(type));
  }

  #parameter(): string {
    this.#parameters += 1;
    return `$${this.#parameters}`;
  }

  #branchOf(first: Node, second: Node): Node {
    this.branches = true;
    return this.#rendering.branch === 'first' ? first : second;
  }

  /** `sql.raw`, `sql.lit` and similar. */
  #builtIn(call: Node, within: Bindings, depth: number): string | undefined {
    if (!isCallExpression(call) || !isPropertyAccessExpression(call.expression)) return undefined;
    const { expression: object, name } = call.expression;
    if (!isIdentifier(object) || object.text !== 'sql') return undefined;
    const [argument] = call.arguments;
    if (argument === undefined) return this.#standIn(call);
    if (name.text === 'lit') return this.#literal(argument, within);
    if (name.text === 'join') return this.#joined(argument, within, depth);
    const text = this.#constant(argument, within);
    if (typeof text !== 'string') return this.#standIn(call);
    return name.text === 'raw' ? text : `"${text.replaceAll('.', '"."')}"`;
  }

  /** One element represents all. */
  #joined(list: Node, within: Bindings, depth: number): string {
    const bare = withoutWrapping(list);
    const [mapping] = isCallExpression(bare) ? bare.arguments : [];
    const made = mapping && isFunction(mapping) ? resultOf(mapping)[0] : undefined;
    const element = isArrayLiteralExpression(bare) ? bare.elements[0] : made;
    if (element === undefined)
      return this.#isFragment(list) ? this.#standIn(list) : this.#parameter();
    return this.#isFragment(element)
      ? this.fragment(element, within, depth + 1)
      : this.#parameter();
  }

  #literal(argument: Node, within: Bindings): string {
    const value = this.#constant(argument, within);
    if (typeof value === 'string') return `'${value}'`;
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    const { checker } = this.#rendering;
    const type = checker.getTypeAtLocation(argument);
    return type !== undefined && /^(number|\d)/.test(checker.typeToString(type)) ? '1' : "'1'";
  }

  #constant(node: Node, within: Bindings): unknown {
    return constantOf(node, (name) => {
      const symbol = this.#symbolAt(name);
      const bound = symbol && within.get(symbol.id);
      if (bound) return { value: this.#constant(bound.node, bound.within) };
      const declared = symbol && declarationOf(symbol);
      return declared && { declared };
    });
  }

  #named(node: Node, within: Bindings, depth: number): string {
    const symbol = this.#symbolAt(isPropertyAccessExpression(node) ? node.name : node);
    if (symbol === undefined) return this.#standIn(node);
    const bound = within.get(symbol.id);
    if (bound !== undefined) return this.fragment(bound.node, bound.within, depth + 1);
    const declared = declarationOf(symbol);
    const made = declared && valueOf(declared);
    return made === undefined ? this.#standIn(node) : this.fragment(made, within, depth + 1);
  }

  #called(call: Node, within: Bindings, depth: number): string {
    if (!isCallExpression(call)) return this.#standIn(call);
    const { expression } = call;
    const name = isPropertyAccessExpression(expression) ? expression.name : expression;
    const symbol = this.#symbolAt(name);
    const declared = symbol && declarationOf(symbol);
    const made = declared && functionIn(declared);
    const result = made && resultOf(made);
    if (made === undefined || result === undefined) return this.#standIn(call);
    const own = new Map(within);
    for (const [at, parameter] of parametersOf(made).entries()) {
      this.#bind(own, parameter, call.arguments[at], within);
    }
    const [first, ...others] = result;
    if (first === undefined) return this.#standIn(call);
    const chosen = others.length > 0 ? this.#branchOf(first, others.at(-1) ?? first) : first;
    return this.fragment(chosen, own, depth + 1);
  }

  #bind(own: Map<number, Bound>, parameter: Node, argument: Node | undefined, within: Bindings) {
    if (!isParameterDeclaration(parameter)) return;
    const put = (name: Node, node: Node | undefined) => {
      const symbol = isIdentifier(name) ? this.#symbolAt(name) : undefined;
      if (symbol !== undefined && node !== undefined) own.set(symbol.id, { node, within });
    };
    const { name } = parameter;
    if (!isObjectBindingPattern(name)) return put(name, argument ?? parameter.initializer);
    for (const element of name.elements) {
      if (!isBindingElement(element) || element.name === undefined) continue;
      const member = element.propertyName ?? element.name;
      put(element.name, memberOf(argument, member.getText()) ?? element.initializer);
    }
  }

  #symbolAt(node: Node): TypeSymbol | undefined {
    const { checker } = this.#rendering;
    const symbol = isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    if (symbol === undefined || (symbol.flags & SymbolFlags.Alias) === 0) return symbol;
    return checker.getAliasedSymbol(symbol);
  }

  #standIn(node: Node): string {
    this.unknown.push(node.getText());
    return this.#rendering.standIn;
  }
}

function withoutWrapping(node: Node): Node {
  const isWrapped =
    isParenthesizedExpression(node) ||
    isAsExpression(node) ||
    isSatisfiesExpression(node) ||
    isNonNullExpression(node);
  return isWrapped ? withoutWrapping(node.expression) : node;
}

const declarationOf = (symbol: TypeSymbol): Node | undefined =>
  symbol.valueDeclaration?.resolve() ?? symbol.declarations[0]?.resolve();

/** Returns the initial value of a declared name. */
function valueOf(declared: Node): Node | undefined {
  if (isVariableDeclaration(declared) || isPropertyAssignment(declared)) {
    return declared.initializer;
  }
  if (isParameterDeclaration(declared) || isBindingElement(declared)) return declared.initializer;
  return undefined;
}

const isFunction = (node: Node) =>
  isArrowFunction(node) || isFunctionExpression(node) || isFunctionDeclaration(node);

function functionIn(declared: Node): Node | undefined {
  if (isFunction(declared)) return declared;
  const value = valueOf(declared);
  return value !== undefined && isFunction(withoutWrapping(value))
    ? withoutWrapping(value)
    : undefined;
}

const parametersOf = (made: Node): readonly Node[] =>
  isArrowFunction(made) || isFunctionExpression(made) || isFunctionDeclaration(made)
    ? made.parameters
    : [];

/** Returns all expressions that a function may return. */
function resultOf(made: Node): readonly Node[] {
  if (isArrowFunction(made) && !isBlock(made.body)) return [made.body];
  const results: Node[] = [];
  const visit = (node: Node): void => {
    if (isReturnStatement(node) && node.expression !== undefined) results.push(node.expression);
    node.forEachChild((child) => {
      if (!isFunction(child)) visit(child);
    });
  };
  visit(made);
  return results;
}

function memberOf(argument: Node | undefined, name: string): Node | undefined {
  if (argument === undefined || !isObjectLiteralExpression(argument)) return undefined;
  for (const member of argument.properties) {
    if (isPropertyAssignment(member) && member.name.getText() === name) return member.initializer;
    if (isShorthandPropertyAssignment(member) && member.name.getText() === name) return member.name;
  }
  return undefined;
}
