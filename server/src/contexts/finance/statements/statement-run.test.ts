import * as contract from '@waybill/contract/finance/endpoints';
import { sql } from 'kysely';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FinanceDesk, complaints, financeDesk } from '#testing/finance/desk.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let lena: Caller;
let ada: Caller;
let desk: FinanceDesk;
/** The newest event before a test. */
let lastEvent: number;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  ada = await testApp.acme.as('ada');
  desk = financeDesk(testApp.acme, lena);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.settle();
  const [newest] = await testApp.acme.rows<{ id: number }>(
    sql`select coalesce(max(id), 0) as id from platform.event`,
  );
  lastEvent = newest?.id ?? 0;
});

type Args = Parameters<typeof startAs>[1];
const startAs = (
  who: Caller,
  args: { delivery: 'Email' | 'Pdf'; toDate?: string; fromDate?: string },
) => who.call(contract.startStatementRun, args);
const start = (args: Args) => startAs(lena, args);
const runOf = (statementRunId: string) => lena.call(contract.getStatementRun, { statementRunId });
const workOf = (toDate: string) => lena.call(contract.getStatementWork, { toDate });
const readied = () =>
  testApp.acme.rows<{ customer_id: number }>(sql`
    select (payload ->> 'customerId')::bigint as customer_id from platform.event
    where name = 'statement.ready' and id > ${lastEvent} order by 1
  `);
const bytesOf = async (fileToken: string): Promise<Uint8Array> => {
  const reply = await testApp.app.server.inject({
    url: `${contract.downloadDocument.path}?fileToken=${fileToken}`,
    headers: { host: testApp.acme.host, authorization: `Bearer ${lena.token}` },
  });
  return reply.rawPayload;
};
const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'not refused',
    (refused: unknown) => refused instanceof Refused && [refused.status, refused.error.message],
  );
const toDate = '2026-11-18';

describe('statements for all customers', () => {
  it('are for those with a balance or a transaction up to the chosen day', async () => {
    const customerId = await desk.addCustomer();
    await desk.bill(customerId, 100, '2026-11-16');
    expect((await workOf('2026-11-15')).customerIds).not.toContain(customerId);
    expect(await workOf('2026-11-16')).toMatchObject({
      fromDate: '2026-11-01',
      toDate: '2026-11-16',
      statementRunId: null,
    });
    expect((await workOf('2026-11-16')).customerIds).toContain(customerId);
    expect((await workOf('2026-12-31')).customerIds).toContain(customerId);
  });

  it('are e-mailed once each in the background, and say who got none and why', async () => {
    const silent = await desk.addCustomer();
    await desk.bill(silent, 100, '2026-11-16');
    const { customerIds } = await workOf(toDate);
    const begun = await start({ delivery: 'Email', toDate });
    expect(begun).toMatchObject({
      status: 'Running',
      creatorName: 'Lena Novák',
      progress: { customers: customerIds.length, done: 0 },
    });
    expect((await workOf(toDate)).statementRunId).toBe(begun.id);
    await testApp.settle();
    const done = await runOf(begun.id);
    expect(done).toMatchObject({
      status: 'Done',
      progress: { customers: customerIds.length, done: customerIds.length },
      statements: customerIds.length - done.leftOut.length,
      file: null,
      problem: null,
    });
    expect(done.leftOut).toContainEqual({
      customerId: silent,
      customerName: 'Testing & Sons',
      message: 'This customer has no e-mail address. Add one to its details.',
    });
    const result = (await readied()).map((row) => row.customer_id);
    const left = new Set(done.leftOut.map((one) => one.customerId));
    expect(result).toEqual(customerIds.filter((id) => !left.has(id)));
  });

  it('are one archive of PDFs, to be fetched within the hour', async () => {
    const { customerIds } = await workOf(toDate);
    const { id } = await start({ delivery: 'Pdf', toDate });
    await testApp.settle();
    const { file, statements, status } = await runOf(id);
    expect([status, statements]).toEqual(['Done', customerIds.length]);
    expect(file?.fileName).toBe('Statements 2026-11-18.zip');
    const names = Object.keys(unzipSync(await bytesOf(file?.fileToken ?? '')));
    expect(names).toHaveLength(customerIds.length);
    expect(names.every((name) => name.endsWith('.pdf'))).toBe(true);
    const before = testApp.clock.now;
    testApp.clock.now = new Date(before.getTime() + 61 * 60_000);
    expect((await runOf(id)).file).toBe(null);
    testApp.clock.now = before;
  }, 60_000);

  it('are made once where two ask at the same time, and keep others waiting', async () => {
    const wanted = { delivery: 'Email' as const, toDate };
    const begun = await Promise.all([start(wanted), start(wanted), startAs(ada, wanted)]);
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect(await refusalOf(startAs(ada, { delivery: 'Pdf', toDate }))).toEqual([
      409,
      'Statements are already being created. Wait until they are done, then start again.',
    ]);
    const id = begun[0]?.id ?? '';
    await testApp.acme.inTransaction((db) =>
      db.run(sql`select platform.enqueue('finance.makeStatements',
        ${JSON.stringify({ id })}::jsonb, null, null, null)`),
    );
    await Promise.all([testApp.settle(), testApp.settle()]);
    const result = (await readied()).map((row) => row.customer_id);
    expect(result).toEqual([...new Set(result)]);
    expect((await runOf(id)).statements).toBe(result.length);
  });

  it('go on where a server left them, and are given up after three tries in vain', async () => {
    const { id } = await start({ delivery: 'Email', toDate });
    await testApp.acme.rows(sql`
      update finance.statement_run
      set customers_done = cardinality(customer_ids) - 1, statements = 5
      where id = ${id}
    `);
    await testApp.settle();
    expect((await readied()).length).toBeLessThanOrEqual(1);
    expect((await runOf(id)).status).toBe('Done');
    const other = await start({ delivery: 'Email', toDate });
    await testApp.acme.rows(sql`update finance.statement_run set tries = 3 where id = ${other.id}`);
    await testApp.settle();
    expect(await runOf(other.id)).toMatchObject({
      status: 'Failed',
      problem:
        'Something went wrong on our side and no statements were created. Please start again.',
    });
  });

  it('refuse a period without statements, too many and dates that are none', async () => {
    expect(await refusalOf(start({ delivery: 'Pdf', toDate: '2001-01-31' }))).toEqual([
      409,
      'No customer has a balance or a transaction in this period.',
    ]);
    expect(await complaints(start({ delivery: 'Pdf', toDate: 'soon' }))).toEqual(['toDate']);
    expect(await complaints(start({ delivery: 'Pdf', toDate, fromDate: '2026-11-19' }))).toEqual([
      'fromDate',
    ]);
  });

  it('are for those who make invoices, and of their own tenant', async () => {
    const { id } = await start({ delivery: 'Email', toDate });
    await testApp.settle();
    const oto = await testApp.acme.as('oto');
    const cleo = await testApp.acme.as('cleo');
    expect(await complaints(startAs(oto, { delivery: 'Email' }))).toBe(403);
    expect(await complaints(startAs(cleo, { delivery: 'Email' }))).toBe(403);
    expect(await complaints(oto.call(contract.getStatementWork, {}))).toBe(403);
    const ines = await testApp.borealis.as('ines');
    expect(await complaints(ines.call(contract.getStatementRun, { statementRunId: id }))).toBe(404);
  });
});
