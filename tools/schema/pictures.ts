import type { Catalogue, Row } from './catalogue.ts';

/** A page of Markdown with a diagram. */
export type Picture = { readonly file: string; readonly text: string };

const made = 'Written by `npm run schema`. Do not edit it.';

/** Returns one entity relationship diagram for each schema with tables, and a list of them. */
export function picturesOf(whole: Catalogue): readonly Picture[] {
  const catalogue = { ...whole, tables: whole.tables.filter((row) => !row['defaultOf']) };
  const schemas = [...new Set(catalogue.tables.map(({ schema }) => String(schema)))];
  return [listOf(schemas, catalogue), ...schemas.map((schema) => pictureOf(schema, catalogue))];
}

function listOf(schemas: readonly string[], { tables }: Catalogue): Picture {
  const count = (schema: string) => tables.filter((row) => row['schema'] === schema).length;
  const rows = schemas.map((schema) => `| [${schema}](${schema}.md) | ${count(schema)} |`);
  const table = ['| schema | tables |', '|---|---|', ...rows].join('\n');
  return { file: 'README.md', text: `# The schema in pictures\n\n${made}\n\n${table}\n` };
}

function pictureOf(schema: string, catalogue: Catalogue): Picture {
  const tables = catalogue.tables.filter((row) => row['schema'] === schema);
  const lines = [
    ...tables.flatMap((table) => boxOf(table, catalogue)),
    ...linesOf(schema, catalogue),
  ];
  const indented = lines.map((line) => `  ${line}`);
  const diagram = ['```mermaid', 'erDiagram', ...indented, '```'].join('\n');
  const note = `${made} Every key begins with \`tenant_id\`, which is left out.`;
  return { file: `${schema}.md`, text: `# ${schema}\n\n${note}\n\n${diagram}\n` };
}

/** Returns only the keys: the columns are in `database/schema.sql`. */
function boxOf(table: Row, { columns, constraints }: Catalogue): readonly string[] {
  const isOf = (row: Row) => row['schema'] === table['schema'] && row['table'] === table['name'];
  const keys = constraints.filter(isOf);
  const inKey = (kind: string) =>
    new Set(keys.filter((key) => key['kind'] === kind).flatMap((key) => namesIn(key)));
  const [primary, foreign] = [inKey('p'), inKey('f')];
  const members = columns
    .filter((row) => isOf(row) && row['name'] !== 'tenant_id')
    .map((row) => ({ name: String(row['name']), type: String(row['type']) }))
    .filter(({ name }) => primary.has(name) || foreign.has(name))
    .map(({ name, type }) => {
      const marks = [...(primary.has(name) ? ['PK'] : []), ...(foreign.has(name) ? ['FK'] : [])];
      return `  ${type.replaceAll(/\W+/g, '_')} ${name} ${marks.join(', ')}`;
    });
  return [`${String(table['name'])} {`, ...members, '}'];
}

/** Returns a line for each foreign key; tables of other schemas are named with their schema. */
function linesOf(schema: string, { constraints }: Catalogue): readonly string[] {
  const keys = constraints.filter((row) => row['schema'] === schema && row['kind'] === 'f');
  const lines = keys
    .filter((row) => row['otherTable'] !== 'tenant')
    .map((row) => {
      const [own, other] = [String(row['table']), String(row['otherTable'])];
      const target =
        row['otherSchema'] === schema ? other : `"${String(row['otherSchema'])}.${other}"`;
      const names = namesIn(row).filter((name) => name !== 'tenant_id');
      return `${target} ||--o{ ${own} : "${names.join(', ')}"`;
    });
  return [...new Set(lines)];
}

/** Returns the columns of a key, as listed in `FOREIGN KEY (tenant_id, job_id) REFERENCES …`. */
const namesIn = (key: Row): readonly string[] =>
  (/\(([^)]*)\)/.exec(String(key['text']))?.[1] ?? '').split(', ').filter((name) => name !== '');
