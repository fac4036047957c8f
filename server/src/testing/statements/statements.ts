/** Finds every SQL statement of the server, with the members that its row type reads. */
import { join, relative } from 'node:path';
import {
  isCallExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isTaggedTemplateExpression,
  type Node,
  type ObjectLiteralExpression,
  type SourceFile,
  type TaggedTemplateExpression,
} from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  SymbolFlags,
  type Type,
  TypeFlags,
  type TypeReference,
} from 'typescript/unstable/sync';
import { type RenderedStatement, renderStatement } from './fragments.ts';

export type SourceStatement = {
  /** `file:line`. */
  readonly place: string;
  readonly rowType: string;
  /** Members that a row must have. */
  readonly reads: readonly string[];
  /** Renders the statement, with `standIn` for fragments that only a caller specifies. */
  readonly render: (branch: 'first' | 'second', standIn: string) => RenderedStatement;
};

/** The methods of `TenantDb` and functions that run their statement. */
const runs = /^(many|one|maybeOne|run|later|outside|inBatches)$/;

/** Returns the statements in the selected files of a project, found by their types. */
export function statementsOf(
  { root, config }: { readonly root: string; readonly config: string },
  isChosen: (file: string) => boolean,
): readonly SourceStatement[] {
  const api = new API({ cwd: root });
  const path = join(root, config);
  const project = api.updateSnapshot({ openProjects: [path] }).getProject(path);
  if (project === undefined) throw new Error(`${path} is not a project`);
  const { program, checker } = project;
  return program
    .getSourceFileNames()
    .map((name) => ({ name, file: relative(root, name) }))
    .filter(({ file }) => isChosen(file))
    .flatMap(({ name, file }) => {
      const source = program.getSourceFile(name);
      return source === undefined ? [] : inFile(source, checker, file);
    });
}

function inFile(file: SourceFile, checker: Checker, path: string): readonly SourceStatement[] {
  const found: SourceStatement[] = [];
  const add = (node: Node, pieces: readonly (string | Node)[], row: Type | undefined) => {
    found.push({
      place: `${path}:${lineOf(node, file)}`,
      ...rowOf(row, checker),
      render: (branch, standIn) => renderStatement(pieces, { checker, branch, standIn }),
    });
  };
  const visit = (node: Node): void => {
    if (isSqlTemplate(node) && (node.typeArguments !== undefined || isRun(node))) {
      const [row] = node.typeArguments ?? [];
      add(node, [node], row && checker.getTypeFromTypeNode(row));
    }
    const { select, from } = isObjectLiteralExpression(node) ? membersOf(node) : {};
    if (select !== undefined && from !== undefined) {
      add(select, ['select ', select, ' from ', from], rowBuiltBy(select, checker));
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function lineOf(node: Node, file: SourceFile): number {
  return file.text.slice(0, node.getStart()).split('\n').length;
}

const isSqlTemplate = (node: Node): node is TaggedTemplateExpression =>
  isTaggedTemplateExpression(node) && isIdentifier(node.tag) && node.tag.text === 'sql';

function isRun({ parent }: Node): boolean {
  if (!isCallExpression(parent)) return false;
  const { expression } = parent;
  const name = isPropertyAccessExpression(expression) ? expression.name : expression;
  return isIdentifier(name) && runs.test(name.text);
}

/** Returns the members of a list's statement. */
function membersOf({ properties }: ObjectLiteralExpression): Readonly<Record<string, Node>> {
  const members: Record<string, Node> = {};
  for (const member of properties) {
    if (isPropertyAssignment(member)) members[member.name.getText()] = member.initializer;
    if (isShorthandPropertyAssignment(member)) members[member.name.getText()] = member.name;
  }
  return members;
}

function rowBuiltBy(select: Node, checker: Checker): Type | undefined {
  const builder = checker.getTypeAtLocation(select);
  return builder && checker.getTypeArguments(builder as TypeReference)[0];
}

/** Returns the members that a row must have; none if the type does not specify any. */
function rowOf(row: Type | undefined, checker: Checker) {
  const isRecord = row !== undefined && /[{&]|^[A-Z]|^Pick/.test(checker.typeToString(row));
  if (!isRecord || (row.flags & (TypeFlags.Object | TypeFlags.Intersection)) === 0) {
    return { rowType: '', reads: [] };
  }
  const members = checker.getPropertiesOfType(row);
  return {
    rowType: checker.typeToString(row),
    reads: members
      .filter((one) => (one.flags & SymbolFlags.Optional) === 0)
      .map(({ name }) => name),
  };
}
