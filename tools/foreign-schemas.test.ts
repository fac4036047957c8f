import { describe, expect, it } from 'vitest';
import {
  createdBy,
  foreignSchemaComplaints,
  sqlTextsOf,
  straySqlComplaints,
} from './foreign-schemas.ts';
import { filesOfRepository, textOf } from './repository.ts';

const files = filesOfRepository();
const created = createdBy(
  files.filter((file) => /^database\/migrations\/.*\.sql$/.test(file)).map(textOf),
);
const ofContexts = files.filter(
  (file) => /^server\/src\/contexts\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file),
);

describe('every file of a context', () => {
  it('names tables of its own schema and what others publish', () => {
    const complaints = ofContexts.flatMap((file) =>
      foreignSchemaComplaints(file, textOf(file), created),
    );
    expect(complaints).toEqual([]);
  });

  it('keeps its SQL in sql, lists, seed and demo', () => {
    expect(ofContexts.flatMap((file) => straySqlComplaints(file, textOf(file)))).toEqual([]);
  });
});

describe('schemas', () => {
  it('are read from the migrations', () => {
    expect(created.schemas).toContain('dangerous_goods');
    expect(created.objects).toContain('booking.booking');
  });
});

describe('a foreign schema', () => {
  it.each([
    ['api', 'bookings/api/getBooking.ts', 'sql`select 1 from finance.invoice`'],
    ['a domain', 'bookings/domain.ts', 'const text = `delete from finance.invoice where ${x}`;'],
    ['demo data', 'demo/bookings.ts', "run('insert into finance.invoice (id) values (1)')"],
    ['an event handler', 'handlers.ts', 'sql`join finance.invoice i on true`'],
    ['a nested fragment', 'sql.ts', 'sql`${a ? sql`using finance.invoice` : b}`'],
    ['a list of tables', 'sql.ts', 'sql`select 1 from booking.leg l, finance.invoice i`'],
    ['sql.table', 'sql.ts', "sql.table('finance.invoice')"],
  ])('in %s is refused with what to do', (_, file, source) => {
    const path = `server/src/contexts/booking/${file}`;
    expect(foreignSchemaComplaints(path, source, created)).toEqual([
      `${path}:1 names finance.invoice, a table of another context: call a function of its ` +
        'public.ts, or let a migration publish a view or function in finance_public.',
    ]);
  });

  it('is refused where a function of it is called', () => {
    const source = 'sql`select identity.forget_sign_ins(1)`';
    const complaints = foreignSchemaComplaints('server/src/contexts/jobs/sql.ts', source, created);
    expect(complaints).toEqual([expect.stringContaining('names identity.forget_sign_ins')]);
  });

  it.each([
    ['a published view', 'sql`select 1 from finance_public.invoice`'],
    ['the platform', 'sql`select platform.tenant_id()`'],
    ['an alias that is spelled as a schema', 'sql`select finance.id from booking.leg finance`'],
    ['a member of an object', 'const id = booking.booking.id'],
    ['a sentence', "const text = 'Read it from finance. Invoice it.'"],
  ])('is not seen in %s', (_, source) => {
    const file = 'server/src/contexts/booking/sql.ts';
    expect(foreignSchemaComplaints(file, source, created)).toEqual([]);
  });
});

describe('SQL of a context', () => {
  it('outside of its files for SQL is refused with what to do', () => {
    const file = 'server/src/contexts/jobs/jobs/api/getJob.ts';
    expect(straySqlComplaints(file, 'db.one(sql<Map<string, A<B>>>`select 1`)')).toEqual([
      `${file}:1 holds SQL: move the statement into a function of sql.ts beside it.`,
    ]);
  });

  it('is found with its line', () => {
    expect(sqlTextsOf('x.ts', '\nconst a = sql`select ${b} from c`;')).toEqual([
      { line: 2, text: 'select ? from c', isTagged: true },
    ]);
  });
});
