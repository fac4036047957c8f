import { named } from './names.ts';
import { existing, ScaffoldError, type Tree } from './tree.ts';

const dataMap = 'docs/data-map.md';
const texts = /^(text|jsonb|text\[\])$/;

/**
 * `npm run new column linehaul.line_haul seal_number text`: creates a migration, and an entry in
 * the data map if the column can contain words.
 *
 * @param number - the number of the new migration
 * @returns the remaining steps
 */
export function newColumn(
  tree: Tree,
  [table = '', column = '', type = '']: readonly string[],
  number: string,
): string {
  named(table, /^[a-z_]+\.[a-z_]+$/, 'a table with its schema, such as linehaul.line_haul');
  named(column, /^[a-z][a-z0-9_]*$/, 'the name of a column, such as seal_number');
  named(type, /^[a-z]+(\(\d+(, ?\d+)?\))?(\[\])?$/, 'a type of PostgreSQL, such as text');
  const path = `database/migrations/${number}_${table.replace('.', '_')}_${column}.sql`;
  tree.write(
    path,
    `-- Why ${table} has ${column}: what it means, its unit, and who writes it.

alter table ${table}
  add column ${column} ${type};
`,
  );
  if (texts.test(type)) addToDataMap(tree, table, column);
  return [
    `Next: the reason and the constraints in ${path};`,
    'the member in shapes.ts, the column in sql.ts and mappers.ts of its noun',
    `(docs/how-to/add-a-column.md)${
      texts.test(type) ? `;\nits class in ${dataMap}: it stands under "none" until you decide` : ''
    }.`,
    'Run it: npm test data-map',
  ].join('\n');
}

/** Adds the column under "none", the last cell of the table's row. */
function addToDataMap(tree: Tree, table: string, column: string): void {
  const lines = existing(tree, dataMap, 'it belongs to the repository').split('\n');
  const row = lines.findIndex((line) => line.startsWith(`| ${table} |`));
  const cells = lines[row]?.split('|');
  if (cells === undefined) {
    throw new ScaffoldError(`${dataMap} has no row of ${table}: is the table spelled as there?`);
  }
  const none = cells.length - 2;
  cells[none] = ` ${`${(cells[none] ?? '').trim()} ${column}`.trim()} `;
  tree.write(dataMap, lines.with(row, cells.join('|')).join('\n'));
}
