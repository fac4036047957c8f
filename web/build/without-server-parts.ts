import { parseSync, type Plugin, Visitor } from 'vite';

/**
 * Leaves out of the browser's files what the server alone reads: the summaries and refusals of
 * calls, how zod makes a JSON schema of a shape (a page that wants either reads
 * `/api/openapi.json`), and the shapes of responses. The server sends only what it has parsed with
 * such a shape, so a page needs its type alone (decision 0103); development and tests parse
 * responses in the browser as well.
 *
 * Shapes of requests are loaded, with zod, by the first call that changes something (decision
 * 0108): the declaration of a call has in their place how to load its own module once more, with
 * them. Whatever such a module imports of the contract is built twice, so that pages bring
 * constants of the contract without the shapes beside them.
 */
export function withoutServerParts(): Plugin {
  return {
    name: 'waybill:without-server-parts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined) return null;
      const isSecond = source.endsWith(withShapes) || importer.endsWith(withShapes);
      if (!isSecond && !isClientsShapes(source, importer)) return null;
      const [from, wanted] = [importer, source].map((id) => id.replace(withShapes, ''));
      const found = await this.resolve(wanted ?? source, from, { skipSelf: true });
      if (found === null) return null;
      if (!isSecond) return { ...found, id: found.id.replace('shapes.ts', 'shapes-in-build.ts') };
      return builtTwice.test(found.id) ? { ...found, id: found.id + withShapes } : found;
    },
    load: {
      filter: { id: /\?with-shapes$/ },
      async handler(id) {
        const file = id.replace(withShapes, '');
        return { code: await this.fs.readFile(file, { encoding: 'utf8' }), moduleType: 'ts' };
      },
    },
    transform: {
      filter: { id: [declarations, zodSchemas] },
      handler(code, id) {
        if (zodSchemas.test(id)) return { code: jsonSchemasLeftOut(id, code), map: null };
        const file = id.replace(withShapes, '');
        const left = shapesLeftOut(file, code, { ofRequests: file === id });
        return { code: withPureConstants(file, left), map: null };
      },
    },
  };
}

/** Ends the id of a module that is built a second time, with the shapes of requests. */
const withShapes = '?with-shapes';

/** The texts of complaints are kept while the app runs, so there is one module of them. */
const builtTwice = /[\\/]contract[\\/]src[\\/](?!complaint\.|sentence\.).+\.ts$/;

const isClientsShapes = (source: string, importer: string): boolean =>
  source === './shapes.ts' && /[\\/]src[\\/]client[\\/]\w+\.ts$/.test(importer);

type Edit = { readonly start: number; readonly end: number; readonly text: string };

const declarations = /[\\/]contract[\\/]src[\\/].+\.ts(\?with-shapes)?$/;
const zodSchemas = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;

/**
 * The code of declarations of calls without summaries and shapes. A call without a summary is
 * refused, so a sign of it stays; any response is accepted.
 */
export function shapesLeftOut(
  file: string,
  code: string,
  { ofRequests }: { readonly ofRequests: boolean },
): string {
  const inPlaceOf: Readonly<Record<string, string>> = {
    summary: "'–'",
    output: 'anyShape',
    ...(ofRequests && { input: 'shapesOf' }),
  };
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [declaration] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
      if (declaration?.type !== 'ObjectExpression') return;
      for (const member of declaration.properties) {
        if (member.type !== 'Property' || member.key.type !== 'Identifier') continue;
        if (serverOnly.has(member.key.name)) edits.push(removed(code, member));
        const text = inPlaceOf[member.key.name];
        if (text === undefined) continue;
        const key = member.shorthand ? `${member.key.name}: ` : '';
        edits.push({ ...placeOf(member.value), text: key + text });
      }
    },
    VariableDeclarator({ id, init }) {
      if (ofRequests && id.type === 'Identifier' && id.name === 'noInput' && init !== null) {
        edits.push({ ...placeOf(init), text: '{}' });
      }
    },
  }).visit(parseSync(file, code).program);
  if (edits.length === 0) return code;
  const own = `./${file.split(/[\\/]/).at(-1)}${withShapes}`;
  const shapesOf = ofRequests ? `const shapesOf = () => import('${own}'); ` : '';
  return `const anyShape = {}; ${shapesOf}${edited(code, edits)}`;
}

/** What a declaration says for the server alone: above all its refusals and their texts. */
const serverOnly: ReadonlySet<string> = new Set([
  'aliases',
  'problems',
  'savesResult',
  'mayUseReplica',
  'isExport',
  'perMinute',
  'returnsSecret',
  'isUnaudited',
  'replaces',
  'rowsAreEdited',
]);

/** Takes a member with the comma after it. */
const removed = (code: string, { start, end }: Omit<Edit, 'text'>): Edit => ({
  start,
  end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
  text: '',
});

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
      return mayAct(file, code.slice(init.start, init.end)) ? [{ ...placeOf(init), text }] : [];
    });
  });
  return edited(code, edits);
}

const isFunction = /^(ArrowFunction|Function)Expression$/;

/** True if a bundler expects an effect of an expression: calls, and reads of other objects. */
function mayAct(file: string, expression: string): boolean {
  let acts = false;
  const act = () => {
    acts = true;
  };
  new Visitor({
    CallExpression: act,
    NewExpression: act,
    SpreadElement: act,
    MemberExpression: act,
  }).visit(parseSync(file, `(${expression})`).program);
  return acts;
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
