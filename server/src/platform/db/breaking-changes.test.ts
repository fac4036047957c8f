import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';
import { readMigrations } from './migration-files.ts';

describe('what breaks an older version that is still running', () => {
  it.each([
    ['alter table a.parcel drop column weight;', ['drops a column']],
    ['drop table a.parcel;', ['drops']],
    ['alter table a.parcel rename weight to grams;', ['renames']],
    ['alter table a.parcel alter column weight type bigint;', ['changes a type']],
    ['alter table a.parcel alter weight set not null;', ['makes a column required']],
    ['alter table a.parcel add weight int not null;', ['adds a required column']],
    ['alter table a.parcel add constraint c check (weight > 0);', ['restricts']],
    ['alter table a.parcel add price numeric(10, 2) not null;', ['adds a required column']],
    ['alter table a.parcel alter weight drop default;', ['drops a default']],
    ['create trigger t before insert on a.parcel execute function a.f();', ['adds a trigger']],
    ['create unique index on a.parcel (weight);', ['restricts']],
    ['revoke execute on function a.f() from public;', ['revokes']],
  ])('%s', (sql, found) => {
    expect(breakingChanges(sql)).toEqual(found);
  });

  it.each([
    'alter table a.parcel add weight int;',
    'alter table a.parcel add column weight int not null default 0;',
    'create table a.parcel (weight int not null check (weight > 0));',
    'create table a.parcel (weight int); create unique index on a.parcel (weight);',
    'create table a.parcel (id int); alter table a.parcel add constraint c check (id > 0);',
    'create index on a.parcel (weight);',
    '-- rename\ncreate or replace function a.f() returns void language sql as $$ drop table t $$;',
    'alter table a.parcel add column price numeric(10, 2) not null default 0;',
    'alter table a.parcel add column weight int, add constraint c check (weight > 0);',
    'alter table a.parcel drop constraint c;',
    "create function a.f() returns void as ''; revoke execute on function a.f() from public;",
  ])('not %s', (sql) => {
    expect(breakingChanges(sql)).toEqual([]);
  });
});

it('a migration only adds, or says why no older version uses what it takes away', async () => {
  const folder = resolve(import.meta.dirname, '../../../..', join('database', 'migrations'));
  // The files before this one came before the rule.
  const checked = (await readMigrations(folder)).filter(({ name }) => name >= '0285');
  const silent = checked
    .filter(({ sql, isAdditive }) => isAdditive && breakingChanges(sql).length > 0)
    .map(({ name, sql }) => `${name} ${breakingChanges(sql).join(', ')}`);
  expect(silent, 'add the line "-- contract: why" or wait a release').toEqual([]);
});
