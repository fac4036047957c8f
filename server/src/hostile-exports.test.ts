import { allEndpoints } from '@waybill/contract/all';
import type { Endpoint } from '@waybill/contract/endpoint';
import { exportBookings } from '@waybill/contract/booking/endpoints';
import {
  getCustomersCsv,
  getFrequentAddressesCsv,
  getProductsCsv,
} from '@waybill/contract/customers/endpoints';
import {
  exportCreditNotes,
  exportInvoices,
  exportPayments,
  exportRemittanceAdvices,
} from '@waybill/contract/finance/endpoints';
import { exportJournals } from '@waybill/contract/finance/journals/endpoints';
import { exportPersonalData, getAuditLogsToCsv } from '@waybill/contract/administration/endpoints';
import { exportComparison } from '@waybill/contract/rates/comparisons/endpoints';
import { exportCoverage } from '@waybill/contract/rates/coverage/endpoints';
import { exportZone as exportNetworkZone } from '@waybill/contract/jobs/endpoints';
import { exportRate, exportZone } from '@waybill/contract/rates/endpoints';
import {
  getDrivers,
  getPreStartChecksCsv,
  submitPreStartCheck,
} from '@waybill/contract/fleet/endpoints';
import { aPreStartCheck } from '@waybill/contract/fleet/examples';
import { exportReconciliationCsv } from '@waybill/contract/reconciliation/endpoints';
import { exportEntities } from '@waybill/contract/records/entities/endpoints';
import { reports } from '@waybill/contract/reports/reports/catalogue';
import { exportReport, runReport } from '@waybill/contract/reports/endpoints';
import { exportLanguageTexts, importLanguageTexts } from '@waybill/contract/tenancy/endpoints';
import { exportLineHauls } from '@waybill/contract/linehaul/endpoints';
import {
  exportItems,
  exportWarehouseConsignments,
  exportWarehouseLocations,
} from '@waybill/contract/warehouse/endpoints';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

/**
 * Whatever text the database contains, no export gives a spreadsheet a formula to run (reliability
 * F-6). New exports must be listed here.
 */
let testApp: TestApp;
let ada: Caller;

const leads = ['=', '+', '-', '@', "'=", "''@"];
const tails = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("http://evil.example","Click")',
  'SUM(1;2),"x"',
  'a\r\nb=2',
  'Łódź\t; ,',
];
const hostile = leads.flatMap((lead) => tails.map((tail) => `${lead}${tail}`));
const isLive = (cell: string): boolean => /^[=+\-@\t\r\n\0]/.test(cell) && !isNumber(cell);
const isNumber = (cell: string): boolean => /^-?\d+(\.\d+)?$/.test(cell);
const isHostile = (cell: string): boolean =>
  hostile.some((text) => cell.includes(text.slice(0, 8)));

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  await ada.call(exportBookings, {});
  const { items } = await ada.call(getDrivers, {});
  const check = aPreStartCheck({ driverid: items[0]?.id ?? '' });
  await ada.call(submitPreStartCheck, { answer: check });
  await multiplyAddresses();
  await makeHostile();
}, 120_000);
afterAll(() => testApp.close());

/** Adds more than a thousand addresses with ten texts each. */
const multiplyAddresses = () =>
  testApp.acme.inTransaction((db) =>
    db.run(sql`
      insert into customers.frequent_address (
        tenant_id, customer_id, created_at, type, name, nickname, company_name, contact_name, email,
        telephone, address_line1, address_line2, suburb, post_code, state_code, country_code
      )
      select a.tenant_id, a.customer_id, a.created_at, a.type, a.name, n::text, 'x', 'x', 'x', 'x',
        'x', 'x', 'x', 'x', 'x', a.country_code
      from (select * from customers.frequent_address order by id limit 1) a,
        generate_series(1, 1200) n
    `),
  );

type TextColumn = { readonly place: string; readonly name: string };

/** Writes hostile text wherever the database accepts it, since any of it could be user input. */
async function makeHostile(): Promise<void> {
  const columns = await testApp.acme.rows<TextColumn>(sql`
    select format('%I.%I', c.table_schema, c.table_name) as place, c.column_name as name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.data_type = 'text' and c.is_generated = 'NEVER'
      and c.table_schema in (
        'booking', 'customers', 'finance', 'jobs', 'linehaul', 'rates', 'reconciliation', 'records',
        'warehouse'
      )
      and c.column_name
        !~ '(status|type|kind|token|hash|secret|unit|method|format|currency|name_key)'
  `);
  for (const { place, name } of columns) {
    await testApp.acme
      .inTransaction(async (db) => {
        const column = sql.id(name);
        const table = sql.raw(place);
        await db.run(sql`
          update ${table} set ${column} = (${hostile}::text[])[
            1 + (hashtext(ctid::text || ${name}) & 65535) % ${hostile.length}::integer]
          where ${column} is not null
        `);
      })
      // Text that the database refuses cannot be user input.
      .catch(() => {});
  }
  await testApp.acme.inTransaction((db) =>
    db.run(sql`
      update booking.booking set
        from_address = from_address || jsonb_build_object('companyName', ${hostile[0]}::text),
        to_address = to_address || jsonb_build_object('suburb', ${hostile[7]}::text),
        reference = '[{"key": "=1", "value": "+2"}]'
    `),
  );
  await testApp.acme.inTransaction((db) =>
    db.run(sql`
      update records.entity_record set data = (
        select jsonb_object_agg(key, case jsonb_typeof(value)
          when 'string' then to_jsonb(${hostile[3]}::text) else value end)
        from jsonb_each(data)
      )
    `),
  );
}

const year = { Period: 'Last12Months' };
const codes = { receivable: '=1', revenue: '+2', tax: '-3', bank: '@4' };
const dates = { fromDate: '2026-01-01', toDate: '2026-12-31' };

/** Returns the file of an export that returns a token. */
const fileOf = async (endpoint: Endpoint, input: object): Promise<string> =>
  (await bytesOf(endpoint, input)).toString('utf8');

async function bytesOf(endpoint: Endpoint, input: object): Promise<Buffer> {
  await ada.call(endpoint, input as never);
  const [row] = await testApp.acme.rows<{ id: string }>(sql`
    select id from platform.stored_file order by created_at desc, ctid desc limit 1
  `);
  return (await testApp.files.get(`${testApp.acme.id}/${row?.id}`)) ?? Buffer.alloc(0);
}

/** Returns all tables of an archive, concatenated. */
async function tablesOf(endpoint: Endpoint, input: object): Promise<string> {
  const files = Object.entries(unzipSync(await bytesOf(endpoint, input)));
  return files
    .filter(([name]) => name.endsWith('.csv'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\r\n');
}

const textOf = async (endpoint: Endpoint, input: object): Promise<string> => {
  const reply = await ada.send(endpoint, input as never);
  expect(reply.status).toBe(200);
  return reply.body;
};
const idOf = async (table: string): Promise<unknown> => {
  const [row] = await testApp.acme.rows<{ id: unknown }>(
    sql`select id from ${sql.raw(table)} order by id limit 1`,
  );
  return row?.id;
};
const card = async () => ({ rateCardId: await idOf('rates.card') });

type Export = readonly [name: string, endpoint: Endpoint, text: () => Promise<string>];

const exports: readonly Export[] = [
  ['bookings', exportBookings, () => fileOf(exportBookings, {})],
  ['invoices', exportInvoices, () => fileOf(exportInvoices, {})],
  ['payments', exportPayments, () => fileOf(exportPayments, {})],
  ['credit notes', exportCreditNotes, () => fileOf(exportCreditNotes, {})],
  ['remittance advices', exportRemittanceAdvices, () => fileOf(exportRemittanceAdvices, {})],
  ['journals for Xero', exportJournals, () => journal('Xero')],
  ['journals for MYOB', exportJournals, () => journal('MYOB')],
  ['pre-start checks', getPreStartChecksCsv, () => fileOf(getPreStartChecksCsv, {})],
  ['customers', getCustomersCsv, () => fileOf(getCustomersCsv, {})],
  ['addresses', getFrequentAddressesCsv, () => fileOf(getFrequentAddressesCsv, {})],
  ['products', getProductsCsv, () => fileOf(getProductsCsv, {})],
  ['items of the warehouse', exportItems, () => fileOf(exportItems, {})],
  ['locations', exportWarehouseLocations, () => fileOf(exportWarehouseLocations, {})],
  [
    'stored consignments',
    exportWarehouseConsignments,
    () => fileOf(exportWarehouseConsignments, {}),
  ],
  ['line hauls', exportLineHauls, () => fileOf(exportLineHauls, {})],
  ['own types', exportEntities, async () => fileOf(exportEntities, { type: await ownType() })],
  [
    'reconciliations',
    exportReconciliationCsv,
    async () =>
      fileOf(exportReconciliationCsv, { id: await idOf('reconciliation.reconciliation') }),
  ],
  ['zones', exportZone, async () => textOf(exportZone, await card())],
  ['zones of head ports', exportNetworkZone, () => textOf(exportNetworkZone, {})],
  ['rates', exportRate, async () => textOf(exportRate, await card())],
  [
    'places in no zone',
    exportCoverage,
    async () =>
      textOf(exportCoverage, { ...(await card()), day: '2026-11-20', report: 'uncovered' }),
  ],
  [
    'what changes between cards',
    exportComparison,
    async () =>
      textOf(exportComparison, {
        ...(await card()),
        otherRateCardId: await idOf('rates.card'),
        day: '2026-11-20',
      }),
  ],
  ['texts', exportLanguageTexts, () => textOf(exportLanguageTexts, languages)],
  ['the audit log', getAuditLogsToCsv, () => textOf(getAuditLogsToCsv, {})],
  [
    'what is kept about a person',
    exportPersonalData,
    async () =>
      tablesOf(exportPersonalData, { subject: 'User', userId: await idOf('identity."user"') }),
  ],
  ...reports.map(({ id, name, parameters }): Export => {
    const request = parameters.some((parameter) => parameter.name === 'Period') ? year : {};
    return [`the report ${name}`, runReport, () => textOf(runReport, { id, ...request })];
  }),
];
const languages = { targetLanguageName: 'de' };
const journal = (format: 'Xero' | 'MYOB') => fileOf(exportJournals, { ...dates, format, ...codes });
async function ownType(): Promise<string> {
  const [row] = await testApp.acme.rows<{ type: string }>(
    sql`select type from records.entity_record order by type limit 1`,
  );
  return row?.type ?? '';
}

const cellsOf = (text: string): string[] => Papa.parse<string[]>(text).data.flat();

it.each(exports)('exports no formula in %s', async (_, __, requestedText) => {
  const cells = cellsOf(await requestedText());
  expect(cells.length).toBeGreaterThan(5);
  expect(cells.filter(isLive)).toEqual([]);
});

const deliveries = {
  reportId: reports.find(({ name }) => name === 'InFullOnTime')?.id,
  parameters: { ...year, By: 'Customer' },
};
const workbooks: readonly (readonly [string, Endpoint, object])[] = [
  ['a report', exportReport, { ...deliveries, format: 'Excel' }],
  ['line hauls', exportLineHauls, { format: 'xlsx' }],
];

it.each(workbooks)('writes hostile text into the workbook of %s as text', async (_, ...call) => {
  const files = Object.entries(unzipSync(await bytesOf(...call)));
  const xml = files
    .map(([name, bytes]) => (name.endsWith('.xml') ? strFromU8(bytes) : ''))
    .join('');
  expect(xml).toMatch(/<t[^>]*>[=+@-]/);
  expect(xml).not.toMatch(/<f[ >]/);
});

it('covers ten thousand hostile cells', async () => {
  const cells = cellsOf(await fileOf(getFrequentAddressesCsv, {}));
  expect(cells.filter(isHostile).length).toBeGreaterThan(10_000);
});

it('covers every export of the contract', () => {
  const named = new Set([...exports, ...workbooks].map(([, endpoint]) => endpoint));
  const unnamed = Object.values(allEndpoints)
    .flatMap((context) => Object.entries(context))
    .filter(([name]) => /^export|^get\w+Csv$/.test(name))
    .filter(([, endpoint]) => !named.has(endpoint));
  expect(unnamed.map(([name]) => name)).toEqual([]);
});

it('imports its own file of hostile texts and exports the same again', async () => {
  const known = Papa.parse<string[]>(await textOf(exportLanguageTexts, languages)).data;
  const keys = known.slice(1).flatMap(([key = '']) => (key === '' ? [] : [key]));
  const rows = hostile.map((text, at) => [keys[at] ?? '', '', text]);
  const file = Papa.unparse([['key', 'baseValue', 'targetValue'], ...rows]);
  const load = (text: string) =>
    ada.call(importLanguageTexts, languages, {
      file: { name: 'texts.csv', type: 'text/csv', bytes: Buffer.from(text) },
    });
  await load(file);
  // The first import trims whitespace around the demo data's own texts.
  await load(await textOf(exportLanguageTexts, languages));
  const once = await textOf(exportLanguageTexts, languages);
  expect(cellsOf(once).filter(isHostile).length).toBeGreaterThan(20);
  await load(once);
  expect(await textOf(exportLanguageTexts, languages)).toBe(once);
});
