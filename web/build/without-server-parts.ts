import { parseSync, type Plugin, Visitor } from 'vite';

/**
 * Leaves out of the browser's files what the server alone reads: the summaries of calls, how zod
 * makes a JSON schema of a shape (a page that wants either reads `/api/openapi.json`), and the
 * shapes of responses. The server sends only what it has parsed with such a shape, so a page needs
 * its type alone (decision 0103); development and tests parse responses in the browser as well.
 */
export function withoutServerParts(): Plugin {
  return {
    name: 'waybill:without-server-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [declarations, zodSchemas] },
      handler(code, id) {
        if (zodSchemas.test(id)) return { code: jsonSchemasLeftOut(id, code), map: null };
        return { code: withPureConstants(id, responsesLeftOut(id, code)), map: null };
      },
    },
  };
}

type Edit = { readonly start: number; readonly end: number; readonly text: string };

const declarations = /[\\/]contract[\\/]src[\\/].+\.ts$/;
const zodSchemas = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;

/**
 * The code of declarations of calls without summaries and shapes of responses. A call without a
 * summary is refused, so a sign of it stays; any response is accepted.
 */
export function responsesLeftOut(file: string, code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [declaration] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
      if (declaration?.type !== 'ObjectExpression') return;
      for (const member of declaration.properties) {
        if (member.type !== 'Property' || member.key.type !== 'Identifier') continue;
        const text = inPlaceOf[member.key.name];
        if (text === undefined) continue;
        const key = member.shorthand ? `${member.key.name}: ` : '';
        edits.push({ ...placeOf(member.value), text: key + text });
      }
    },
  }).visit(parseSync(file, code).program);
  return edits.length === 0 ? code : `${anyResponse}${edited(code, edits)}`;
}

const inPlaceOf: Readonly<Record<string, string>> = { summary: "'–'", output: 'anyResponse' };

const anyResponse =
  "import { unknown as anyValue } from 'zod'; const anyResponse = /*#__PURE__*/ anyValue(); ";

/**
 * The code of a module whose constants are left out of a bundle that does not read them: bundlers
 * keep each call that could have an effect, and declarations of the contract have none.
 */
export function withPureConstants(file: string, code: string): string {
  const edits = parseSync(file, code).program.body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ init }) => {
      if (init === null || isFunction.test(init.type)) return [];
      const text = `/*#__PURE__*/ (() => (${code.slice(init.start, init.end)}))()`;
      return isCall(file, code.slice(init.start, init.end)) ? [{ ...placeOf(init), text }] : [];
    });
  });
  return edited(code, edits);
}

const isFunction = /^(ArrowFunction|Function)Expression$/;

/** True if reading an expression calls something. */
function isCall(file: string, expression: string): boolean {
  let calls = false;
  new Visitor({
    CallExpression: () => {
      calls = true;
    },
    NewExpression: () => {
      calls = true;
    },
  }).visit(parseSync(file, `(${expression})`).program);
  return calls;
}

/** The code of zod's shapes: each kind sets its own maker, and all share what begins with one. */
export function jsonSchemasLeftOut(file: string, code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    ExpressionStatement(statement) {
      const { expression } = statement;
      if (expression.type !== 'AssignmentExpression') return;
      if (expression.left.type !== 'MemberExpression') return;
      const { property } = expression.left;
      if (property.type !== 'Identifier' || property.name !== 'processJSONSchema') return;
      edits.push({ ...placeOf(statement), text: '' });
    },
    Property(member) {
      if (member.key.type !== 'Identifier') return;
      const { name } = member.key;
      if (name !== 'toJSONSchema' && name !== 'jsonSchema') return;
      edits.push({ ...placeOf(member), text: `${name}: undefined` });
    },
  }).visit(parseSync(file, code).program);
  return edited(code, edits);
}

const placeOf = ({ start, end }: Omit<Edit, 'text'>) => ({ start, end });

/** From the end on, so that the places before stay where they are. */
const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
