import { Address } from '@waybill/contract/shared/address';
import { platformTexts } from '@waybill/contract/tenancy/texts/platform';
import { expect, it } from 'vitest';
import { isDerived, nameOf } from '../web/src/contexts/messaging/history/column-names.ts';
import { textOf } from './repository.ts';

const schema = textOf('database/schema.sql');
const known = new Set<string>(platformTexts);
const unknown = (columns: readonly string[]): readonly string[] =>
  columns.filter((column) => !isDerived(column) && !known.has(nameOf(column)));

it('has a text for each column that the change history can show', () => {
  const tracked = [...schema.matchAll(/TRIGGER note_change .* ON (\S+) .*note_change\((.*)\)/g)];
  expect(tracked.length).toBeGreaterThan(50);
  const missing = tracked.flatMap(([, table = '', args = '']) => {
    const ignored = args.split(',').map((each) => each.trim().replaceAll("'", ''));
    const visible = columnsOf(table).filter((column) => !ignored.includes(column));
    return unknown(visible).map((column) => `${table}: ${column}`);
  });
  expect(missing).toEqual([]);
});

it('has a text for each part of an address', () => {
  expect(unknown(Object.keys(Address.shape))).toEqual([]);
});

/** Reads the names of a table's columns from the schema. */
function columnsOf(table: string): readonly string[] {
  const [, after = ''] = schema.split(`create table ${table.replaceAll('"', '')} (\n`);
  // Storage parameters may follow the bracket.
  const [body = ''] = after.split('\n)');
  const columns = [...body.matchAll(/^ {2}(?!constraint)([a-z_0-9]+) \S/gm)].map(
    ([, column = '']) => column,
  );
  if (columns.length === 0) throw new Error(`${table} is not in the schema`);
  return columns.filter((column) => !['tenant_id', 'updated_at', 'updated_by'].includes(column));
}
