/** The tables that a context's SQL may use: its own, and those that others publish. */
import { parseSync } from 'oxc-parser';
import { visit } from './syntax-tree.ts';

/**
 * The names that the migrations create: schemas, and tables, views and functions as `schema.name`.
 */
export type CreatedNames = {
  readonly schemas: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
};

const schemaCreated = /\bcreate\s+schema\s+(?:if\s+not\s+exists\s+)?([a-z_]+)/gi;
const objectCreated = new RegExp(
  [
    /\bcreate\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:materialized\s+)?/,
    /(?:table|view|function|procedure|sequence)\s+(?:if\s+not\s+exists\s+)?/,
    /([a-z_]+)\."?([a-z_]+)/,
  ]
    .map(({ source }) => source)
    .join(''),
  'gi',
);
const objectMoved =
  /\balter\s+(?:function|table|view)\s+[a-z_]+\."?([a-z_]+)"?[^;]*?\sset\s+schema\s+([a-z_]+)/gi;

/** Extracts the names that migrations create from their text. */
export function createdBy(migrations: readonly string[]): CreatedNames {
  const all = migrations.join('\n').replaceAll(/--.*$/gm, '');
  return {
    schemas: new Set([...all.matchAll(schemaCreated)].map(([, schema]) => schema ?? '')),
    objects: new Set([
      ...[...all.matchAll(objectCreated)].map(([, schema, name]) => `${schema}.${name}`),
      ...[...all.matchAll(objectMoved)].map(([, name, schema]) => `${schema}.${name}`),
    ]),
  };
}

/** A piece of SQL, and the line it begins on. */
type SqlText = { readonly line: number; readonly text: string; readonly isTagged: boolean };

/** Returns all texts of a file: `sql` templates, and plain strings, which may contain SQL too. */
export function sqlTextsOf(file: string, source: string): readonly SqlText[] {
  const texts: SqlText[] = [];
  const tagged = new Set<unknown>();
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length;
  visit(parseSync(file, source).program, (node) => {
    if (node.type === 'TaggedTemplateExpression' && nameOf(node['tag']) === 'sql') {
      tagged.add(node['quasi']);
    }
    if (node.type === 'CallExpression' && nameOf(node['callee']) === 'sql') {
      for (const argument of node['arguments'] as readonly unknown[]) tagged.add(argument);
    }
    const text = textIn(node);
    if (text === undefined) return;
    texts.push({ line: lineAt(Number(node['start'])), text, isTagged: tagged.has(node) });
  });
  return texts;
}

/** Returns `sql`, also for `sql.raw` and `sql.table`. */
function nameOf(callee: unknown): unknown {
  const node = callee as {
    readonly type: string;
    readonly object?: unknown;
    readonly name?: unknown;
  };
  return node.type === 'MemberExpression' ? nameOf(node.object) : node.name;
}

type Quasi = { readonly value: { readonly cooked: string } };

function textIn(node: { readonly type: string; readonly [member: string]: unknown }) {
  if (node.type === 'TemplateLiteral') {
    return (node['quasis'] as readonly Quasi[]).map(({ value }) => value.cooked).join('?');
  }
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;
}

const tableNamed =
  /\b(?:from|join|into|update|using|only|truncate|table)\s+"?([a-z_]+)"?\."?([a-z_]+)/gi;
const anyNamed = /(?<![\w.:])"?([a-z_]+)"?\."?([a-z_]+)/g;

/** Returns the schema that a context owns: `dangerousGoods` has `dangerous_goods`. */
export const schemaOf = (context: string): string =>
  context.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/**
 * Returns the names that a context's file uses in other contexts' schemas, with what to do instead.
 */
export function foreignSchemaComplaints(
  file: string,
  source: string,
  created: CreatedNames,
): readonly string[] {
  const context = /^server\/src\/contexts\/([^/]+)\//.exec(file)?.[1];
  if (context === undefined) return [];
  const isForeign = (schema: string): boolean =>
    created.schemas.has(schema) &&
    schema !== schemaOf(context) &&
    schema !== 'platform' &&
    !schema.endsWith('_public');
  const mentioned = [...source.matchAll(anyNamed)].map(([, schema = '']) => schema);
  if (!mentioned.some(isForeign)) return [];
  return sqlTextsOf(file, source).flatMap(({ line, text, isTagged }) => {
    const tables = [...text.matchAll(tableNamed)].map(([, schema = '', name = '']) => ({
      schema,
      name,
    }));
    const known = [...text.matchAll(anyNamed)]
      .map(([, schema = '', name = '']) => ({ schema, name }))
      .filter(({ schema, name }) => created.objects.has(`${schema}.${name}`));
    const named = isTagged ? [...tables, ...known] : tables;
    const foreign = named.filter(({ schema }) => isForeign(schema));
    const names = new Set(foreign.map(({ schema, name }) => `${schema}.${name}`));
    return [...names].map((name) => complaint(`${file}:${line}`, name));
  });
}

function complaint(place: string, name: string): string {
  const [schema] = name.split('.');
  return (
    `${place} names ${name}, a table of another context: call a function of its public.ts, ` +
    `or let a migration publish a view or function in ${schema}_public.`
  );
}

const holdsSql = /\/(sql|lists|seed|demo)(\.ts$|\/)/;

/** Finds `sql` templates outside the files that may contain a context's SQL. */
export function straySqlComplaints(file: string, source: string): readonly string[] {
  if (holdsSql.test(file) || !/\bsql\b/.test(source)) return [];
  return sqlTextsOf(file, source)
    .filter(({ isTagged }) => isTagged)
    .map(({ line }) => `${file}:${line} holds SQL: ${moveIt}`);
}

const moveIt = 'move the statement into a function of sql.ts beside it.';
