import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts';
import { adminQuery } from './connection.ts';

/** Column types that contain no text. */
const wordless =
  /^(bigint|boolean|double precision|integer|numeric|smallint|timestamp.*|uuid)(\[\])?$/;
const classes = ['personal', 'secret', 'financial', 'none'] as const;
type Class = (typeof classes)[number];
type Classed = { readonly name: string; readonly is: Class };
type Column = { readonly name: string; readonly type: string };

/** The rows of the data map page: each column with its class. */
const classed: readonly Classed[] = readFileSync(
  join(import.meta.dirname, '../../../../docs/data-map.md'),
  'utf8',
)
  .split('\n')
  .filter((line) => /^\| [a-z]\w*\./.test(line))
  .flatMap((line) => {
    const [, table = '', , ...cells] = line.split('|').map((cell) => cell.trim());
    return classes.flatMap((is, at) =>
      (cells[at] ?? '')
        .split(' ')
        .flatMap((column) => (column ? [{ name: `${table}.${column}`, is }] : [])),
    );
  });
const named = (is: Class): readonly string[] =>
  classed.filter((each) => each.is === is).map(({ name }) => name);

let database: FreshDatabase;
let columns: readonly Column[];
beforeAll(async () => {
  database = await freshDatabase();
  const rows = await adminQuery(database.adminUrl)(`
    select format('%I.%I.%I', n.nspname, c.relname, a.attname) as name,
      format_type(a.atttypid, null) as type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema|public|graphile_worker)'
    order by 1`);
  columns = rows.map(({ name, type }) => ({ name: String(name), type: String(type) }));
});
afterAll(() => database.drop());

describe('the data map', () => {
  it('classifies every column that can hold text exactly once, and no unknown one', () => {
    const all = classed.map(({ name }) => name);
    const worded = columns.filter(({ type }) => !wordless.test(type)).map(({ name }) => name);
    expect({
      unclassed: worded.filter((name) => !all.includes(name)),
      unknown: all.filter((name) => !columns.some((column) => column.name === name)),
      twice: all.filter((name, at) => all.indexOf(name) !== at),
    }).toEqual({ unclassed: [], unknown: [], twice: [] });
  });

  it('marks nothing as personal that erasure cannot reach', () => {
    const reached = ['text', 'jsonb', 'text[]'];
    const beyond = named('personal').filter((name) => {
      const type = columns.find((column) => column.name === name)?.type ?? '';
      return !reached.includes(type);
    });
    // The first is cleared together with the driver's data; the second is derived from the entry's
    // words.
    expect(beyond).toEqual(['fleet.driver.licence_expiry', 'search.entry.lexemes']);
  });

  it('gives a sentence with its values the class of the text beside it', () => {
    const classOf = new Map(classed.map(({ name, is }) => [name, is]));
    const others = [...classOf].filter(([name, is]) => {
      const text = classOf.get(name.replace(/_sentence$/, ''));
      return text !== undefined && text !== is;
    });
    expect(others).toEqual([]);
    expect([...classOf.keys()].filter((name) => name.endsWith('_sentence'))).not.toEqual([]);
  });

  it('retains finance data as the law requires, and marks nothing there as personal', () => {
    expect(named('personal').filter((name) => name.startsWith('finance.'))).toEqual([]);
    expect(named('financial').every((name) => name.startsWith('finance.'))).toBe(true);
  });
});
