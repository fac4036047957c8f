import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { appUrl, databaseUrl } from './connection.ts';
import { migrate } from './migrate.ts';

const server = inject('adminUrl');
const name = `migrate_${process.pid}`;
const url = databaseUrl(server, name);
const first = '-- Parcels exist.\ncreate table parcel (id int primary key);\n';
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'waybill-migrations-'));
  await request(server, `create database ${name}`);
  await write('0001_parcel.sql', first);
});

afterEach(async () => {
  await request(server, `drop database ${name} with (force)`);
  await rm(dir, { recursive: true });
});

describe('database migration', () => {
  it('runs missing files once, in order', async () => {
    expect(await migrate(url, dir)).toEqual(['0001_parcel.sql']);
    await write('0002_weight.sql', '-- They weigh.\nalter table parcel add weight int;\n');
    expect(await migrate(url, dir)).toEqual(['0002_weight.sql']);
    expect(await migrate(url, dir)).toEqual([]);
    expect(await request(url, 'select name from schema_migration order by name')).toEqual([
      { name: '0001_parcel.sql' },
      { name: '0002_weight.sql' },
    ]);
  });

  it('accepts a gap in the numbers', async () => {
    await write('0003_weight.sql', '-- They weigh.\nalter table parcel add weight int;\n');
    expect(await migrate(url, dir)).toEqual(['0001_parcel.sql', '0003_weight.sql']);
  });

  it('assigns the tables to a role without login', async () => {
    await migrate(url, dir);
    expect(
      await request(
        url,
        `select tableowner, rolsuper, rolcanlogin, rolbypassrls from pg_tables
         join pg_roles on rolname = tableowner where tablename = 'parcel'`,
      ),
    ).toEqual([
      { tableowner: 'waybill_owner', rolsuper: false, rolcanlogin: false, rolbypassrls: false },
    ]);
  });

  it('lets the app sign in without any permissions yet', async () => {
    await migrate(url, dir);
    expect(
      await request(
        appUrl(url),
        `select rolname, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole,
           (select count(*)::int from pg_class where relowner = r.oid) as owns
         from pg_roles r where rolname = current_user`,
      ),
    ).toEqual([
      {
        rolname: 'waybill_app',
        rolsuper: false,
        rolbypassrls: false,
        rolcreatedb: false,
        rolcreaterole: false,
        owns: 0,
      },
    ]);
    await expect(request(appUrl(url), 'select from parcel')).rejects.toThrow('permission denied');
  });

  it('makes concurrently starting nodes wait for the one that migrates', async () => {
    const ran = await Promise.all(Array.from({ length: 20 }, () => migrate(url, dir)));
    expect(ran.flat()).toEqual(['0001_parcel.sql']);
  });

  it('rolls back a failed file', async () => {
    await write('0002_weight.sql', '-- They weigh.\nalter table parcel add w int; select nix;\n');
    await expect(migrate(url, dir)).rejects.toThrow(
      'Migration 0002_weight.sql: column "nix" does not exist',
    );
    expect(await request(url, 'select * from parcel')).toEqual([]);
    expect(
      await request(url, `select from information_schema.columns where column_name = 'w'`),
    ).toEqual([]);
  });

  it('runs files outside a transaction when they cannot run inside one', async () => {
    await write(
      '0002_index.sql',
      '-- Found fast.\n-- no-transaction\ncreate index concurrently on parcel (id);\n',
    );
    expect(await migrate(url, dir)).toEqual(['0001_parcel.sql', '0002_index.sql']);
  });

  it('rejects a file that was edited after it ran', async () => {
    await migrate(url, dir);
    await write('0001_parcel.sql', `${first}-- more`);
    await expect(migrate(url, dir)).rejects.toThrow(
      'Migration 0001_parcel.sql was edited after it ran',
    );
  });

  it('accepts a database to which a newer version only added', async () => {
    await write('0002_weight.sql', '-- They weigh.\nalter table parcel add weight int;\n');
    await migrate(url, dir);
    await rm(join(dir, '0002_weight.sql'));
    expect(await migrate(url, dir)).toEqual([]);
  });

  it('rejects a database from which a newer version took something away', async () => {
    const opening = '-- They have no number.\n-- contract: unused since 0.2.0\n';
    await write('0002_number.sql', `${opening}alter table parcel drop column id;\n`);
    await migrate(url, dir);
    await rm(join(dir, '0002_number.sql'));
    await expect(migrate(url, dir)).rejects.toThrow(
      'A newer version migrated this database (0002_number.sql)',
    );
  });

  it.each([
    ['0001_twice.sql', '-- Why.\nselect 1;\n', '0001_parcel.sql has this number'],
    ['0002-dash.sql', '-- Why.\nselect 1;\n', 'its name must be 0042_some_words.sql'],
    ['0002_silent.sql', 'select 1;\n', 'it must open with a comment'],
  ])('rejects a file %s with %o', async (file, sql, sentence) => {
    await write(file, sql);
    await expect(migrate(url, dir)).rejects.toThrow(sentence);
  });

  it("never derives the app's password from a URL without a password", () => {
    expect(() => appUrl('postgres://admin@db/waybill')).toThrow('DATABASE_URL needs a password');
  });
});

function write(file: string, sql: string): Promise<void> {
  return writeFile(join(dir, file), sql);
}

async function request(target: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: target });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
