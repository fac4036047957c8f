import type { Catalogue, Row } from './catalogue.ts';

const heading = `-- What the migrations result in, written by \`npm run schema\`. Do not edit it.
-- A test compares it with a migrated database. Queue and partitions are created at run time.
`;

const plain = /^[a-z_][a-z0-9_$]*$/;
const quoted = (name: unknown): string =>
  plain.test(String(name)) ? String(name) : `"${String(name)}"`;
const named = (row: Row, member = 'name'): string =>
  `${quoted(row['schema'])}.${quoted(row[member])}`;
const optional = (text: Row[string] | undefined, before: string, after = ''): string =>
  text ? `${before}${String(text)}${after}` : '';

/** Returns the schema as SQL, by schema and table, always the same for the same catalogues. */
export function schemaText(catalogue: Catalogue): string {
  const extensions = catalogue.extensions.map(
    (row) => `create extension ${quoted(row['name'])} with schema ${quoted(row['schema'])};`,
  );
  const schemas = catalogue.schemas.map((row) => schemaBlock(String(row['schema']), catalogue));
  return `${[heading, extensions.join('\n'), ...schemas].join('\n')}\n`;
}

function schemaBlock(schema: string, catalogue: Catalogue): string {
  const of = (rows: readonly Row[]) => rows.filter((row) => row['schema'] === schema);
  const tables = of(catalogue.tables).map((table) => {
    const { columns, constraints, others } = tableParts(table, catalogue);
    return [createTable(table, [...columns, ...constraints]), ...others].join('\n');
  });
  const { before, after } = looseParts(schema, catalogue);
  return `\n${[...before, ...tables, ...after].join('\n\n')}`;
}

/** Returns the statements before and after the tables of a schema. */
function looseParts(schema: string, catalogue: Catalogue) {
  const of = (rows: readonly Row[]) => rows.filter((row) => row['schema'] === schema);
  return {
    before: [
      ...of(catalogue.schemas).map(schemaHead),
      ...of(catalogue.types).map(typeText),
      ...of(catalogue.sequences).map(sequenceText),
      ...of(catalogue.functions).map(functionText),
    ],
    after: [
      ...of(catalogue.statistics).map(({ text }) => `${String(text)};`),
      ...of(catalogue.views).map(viewText),
    ],
  };
}

const schemaHead = (row: Row): string =>
  [
    `-- ${String(row['schema'])}`,
    `create schema ${quoted(row['schema'])};`,
    ...grant(row, `schema ${quoted(row['schema'])}`),
  ].join('\n');

const grant = (row: Row, on: string): readonly string[] =>
  row['rights'] ? [`grant ${String(row['rights'])} on ${on} to waybill_app;`] : [];

function typeText(row: Row): string {
  if (row['kind'] === 'e') return `create type ${named(row)} as enum (${String(row['labels'])});`;
  return `create domain ${named(row)} as ${String(row['base'])}${optional(row['checks'], ' ')};`;
}

const sequenceText = (row: Row): string =>
  [
    `create sequence ${named(row)} as ${String(row['type'])} increment by ${String(row['step'])};`,
    ...grant(row, `sequence ${named(row)}`),
  ].join('\n');

function functionText(row: Row): string {
  const signature = `function ${named(row)}(${String(row['arguments'])})`;
  const restricted = row['isPublic'] ? [] : [`revoke execute on ${signature} from public;`];
  const granted = row['isPublic'] ? [] : grant(row, signature);
  return [`${String(row['text']).trimEnd()};`, ...restricted, ...granted].join('\n');
}

function createTable(table: Row, members: readonly string[]): string {
  const parent = table['defaultOf'];
  if (parent) return `create table ${named(table)} partition of ${String(parent)} default;`;
  const partition = optional(table['partitionKey'], ' partition by ');
  const options = optional(table['options'], ' with (', ')');
  const body = members.map((line) => `  ${line}`).join(',\n');
  return `create table ${named(table)} (\n${body}\n)${partition}${options};`;
}

function tableParts(table: Row, catalogue: Catalogue) {
  const of = (rows: readonly Row[]) =>
    rows.filter((row) => row['schema'] === table['schema'] && row['table'] === table['name']);
  const columns = of(catalogue.columns);
  const alter = `alter table ${named(table)}`;
  return {
    columns: columns.map(columnText),
    constraints: of(catalogue.constraints).map(
      (row) => `constraint ${quoted(row['name'])} ${String(row['text'])}`,
    ),
    others: [
      ...of(catalogue.indexes).map((row) => `${String(row['text'])};`),
      ...(table['secured'] ? [`${alter} enable row level security;`] : []),
      ...(table['forced'] ? [`${alter} force row level security;`] : []),
      ...of(catalogue.policies).map((row) => policyText(named(table), row)),
      ...of(catalogue.triggers).map((row) => `${String(row['text'])};`),
      ...grant(table, named(table)),
      ...columns
        .filter(({ rights }) => rights)
        .map(({ rights, name }) => `grant ${String(rights)} (${quoted(name)})`)
        .map((granted) => `${granted} on ${named(table)} to waybill_app;`),
      ...columns
        .filter(({ sequenceRights }) => sequenceRights)
        .map(({ sequenceRights, sequence }) => `${String(sequenceRights)} on sequence ${sequence}`)
        .map((granted) => `grant ${granted} to waybill_app;`),
    ],
  };
}

function columnText(row: Row): string {
  const generated =
    row['generated'] === '' ? '' : ` generated always as (${String(row['value'])}) ${kindOf(row)}`;
  const byDefault = row['generated'] === '' ? optional(row['value'], ' default ') : '';
  const identity = { a: ' generated always as identity', d: ' generated by default as identity' };
  const numbered = identity[row['identity'] as 'a' | 'd'] ?? '';
  const required = row['isRequired'] ? ' not null' : '';
  const collation = optional(row['collation'], ' collate "', '"');
  const kind = `${String(row['type'])}${collation}${generated}${numbered}${byDefault}${required}`;
  return `${quoted(row['name'])} ${kind}`;
}

const kindOf = (row: Row): string => (row['generated'] === 'v' ? 'virtual' : 'stored');

const policyText = (table: string, row: Row): string =>
  [
    `create policy ${quoted(row['name'])} on ${table}`,
    ` as ${String(row['permissive']).toLowerCase()} for ${String(row['cmd']).toLowerCase()}`,
    ` to ${String(row['roles'])}`,
    optional(row['qual'], '\n  using (', ')'),
    optional(row['check'], '\n  with check (', ')'),
    ';',
  ].join('');

function viewText(row: Row): string {
  const kind = row['kind'] === 'm' ? 'materialized view' : 'view';
  const options = optional(row['options'], ' with (', ')');
  return [
    `create ${kind} ${named(row)}${options} as\n${String(row['text'])}`,
    ...grant(row, named(row)),
  ].join('\n');
}
