/** Which statements of a migration break an older version of the server that is still running. */

type Rule = { readonly pattern: RegExp; readonly change: string };

const rules: readonly Rule[] = [
  { pattern: /\bdrop\s+(table|view|materialized view|function|type|schema)\b/i, change: 'drops' },
  { pattern: /\bdrop\s+column\b/i, change: 'drops a column' },
  { pattern: /\brename\b/i, change: 'renames' },
  { pattern: /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i, change: 'changes a type' },
  { pattern: /\bset\s+not\s+null\b/i, change: 'makes a column required' },
  { pattern: /\bdrop\s+default\b/i, change: 'drops a default' },
  { pattern: /\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/i, change: 'adds a trigger' },
  { pattern: /\brevoke\b/i, change: 'revokes' },
  { pattern: /\badd\s+(constraint\s+\w+\s+)?(check|foreign key|exclude)\b/i, change: 'restricts' },
  { pattern: /\badd\s+(constraint\s+\w+\s+)?(unique|primary key)\b/i, change: 'restricts' },
];

/** A new table may have what it likes: no older version writes to it. */
const createdTable = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w."]+)/gi;
const addedColumn =
  /\badd\s+(?:column\s+)?(?!constraint\b)(?:if\s+not\s+exists\s+)?\w+\s+(?:\([^)]*\)|[^,;(])*/gi;
const uniqueIndex = /\bcreate\s+unique\s+index\b[^;]*?\bon\s+([\w."]+)/gi;
const createdFunction = /\bcreate\s+function\s+([\w."]+)/gi;
const revokedFunction = /\brevoke\b.*?\bon\s+function\s+([\w."]+)/is;
const alteredTable = /\balter\s+table\s+(?:only\s+)?([\w."]+)([^;]*)/gi;

/**
 * Returns what a migration changes under an older version that is still running: what is dropped,
 * renamed or restricted, on tables and functions that the migration does not create. Empty if it
 * only adds.
 */
export function breakingChanges(sql: string): readonly string[] {
  const code = withoutBodies(sql);
  const created = new Set([...code.matchAll(createdTable)].map(([, table = '']) => table));
  const newFunctions = new Set([...code.matchAll(createdFunction)].map(([, name = '']) => name));
  const statements = code
    .split(';')
    .filter((each) => !altersOnly(each, created) && !revokesNew(each, newFunctions));
  const found = statements.flatMap((statement) =>
    rules
      .filter(({ pattern, change }) => pattern.test(statement) && !isOfNewColumn(statement, change))
      .map(({ change }) => change),
  );
  if (statements.some(addsRequired)) found.push('adds a required column');
  for (const [, table = ''] of code.matchAll(uniqueIndex)) {
    if (!created.has(table)) found.push('restricts');
  }
  return [...new Set(found)];
}

const altersOnly = (statement: string, created: ReadonlySet<string>): boolean => {
  const altered = [...statement.matchAll(alteredTable)].map(([, table = '']) => table);
  return altered.length > 0 && altered.every((table) => created.has(table));
};

/** No older version calls a function that the migration creates. */
const revokesNew = (statement: string, newFunctions: ReadonlySet<string>): boolean =>
  newFunctions.has(revokedFunction.exec(statement)?.[1] ?? '');

/** A constraint that comes with a column restricts the column that no older version writes. */
const isOfNewColumn = (statement: string, change: string): boolean =>
  change === 'restricts' && /\badd\s+column\b/i.test(statement);

const addsRequired = (statement: string): boolean =>
  [...statement.matchAll(alteredTable)].some(([, , changes = '']) =>
    [...changes.matchAll(addedColumn)].some(
      ([column]) => /\bnot\s+null\b/i.test(column) && !/\b(default|generated)\b/i.test(column),
    ),
  );

/** Without comments and bodies of functions, which replace older ones as a whole. */
const withoutBodies = (sql: string): string =>
  sql.replaceAll(/--[^\n]*/g, '').replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''");
