import { parseSync, type Plugin, Visitor } from 'vite';

/**
 * Leaves out of the browser's files what the server alone reads: the summaries of calls, and how
 * zod makes a JSON schema of a shape. No page may ask for either: it reads `/api/openapi.json`,
 * which says both.
 */
export function withoutServerParts(): Plugin {
  return {
    name: 'waybill:without-server-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [declarations, zodSchemas] },
      handler(code, id) {
        const leftOut = zodSchemas.test(id) ? jsonSchemasLeftOut : summariesLeftOut;
        return { code: leftOut(id, code), map: null };
      },
    },
  };
}

type Edit = { readonly start: number; readonly end: number; readonly text: string };

const declarations = /[\\/]contract[\\/]src[\\/].+\.ts$/;
const zodSchemas = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;

/** The code of a declaration of calls; one without a summary is refused, so a sign of it stays. */
export function summariesLeftOut(file: string, code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [declaration] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
      if (declaration?.type !== 'ObjectExpression') return;
      for (const member of declaration.properties) {
        if (member.type !== 'Property' || member.key.type !== 'Identifier') continue;
        if (member.key.name === 'summary') edits.push({ ...placeOf(member.value), text: "'–'" });
      }
    },
  }).visit(parseSync(file, code).program);
  return edited(code, edits);
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
