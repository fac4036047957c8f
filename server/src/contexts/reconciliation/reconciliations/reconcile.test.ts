import { getBookingForEdit } from '@waybill/contract/booking/endpoints';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbook } from '#testing/files/workbook.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';
import {
  addExpressBookings,
  importFile,
  invoiceCsv,
  type SampleInvoiceRow,
  linesOf,
  startImport,
} from '../testing/carrier-invoice.ts';
import type * as shapes from '@waybill/contract/reconciliation/reconciliations/shapes';

let testApp: TestApp;
let lena: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  await testApp.acme.inTransaction(async (db) => {
    await addExpressBookings(db, { company: 'Cedar & Co', prefix: 'TXA', count: 60 });
    await addExpressBookings(db, { company: 'Cedar & Co', prefix: 'TXC', count: 1 });
    await db.run(sql`
      update booking.booking set status = 'Cancelled' where consignment_id = 'TXC000001'
    `);
  });
});
afterAll(() => testApp.close());

let used = 0;
/** Returns the next booking without a charge. */
const next = (): string => `TXA${String((used += 1)).padStart(6, '0')}`;
const freight = (consignment: string, amount: number, kilograms = 24): SampleInvoiceRow => [
  consignment,
  'EXP',
  'Test Express',
  kilograms,
  0.06,
  amount,
];
const refusalOf = (work: Promise<unknown>): Promise<Refused> =>
  work.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: unknown) => error as Refused,
  );
const statusOf = async (id: number) =>
  (await lena.call(contract.getReconciliationForApproval, { id })).status;
const approve = (selected: shapes.ReconciliationForApproval, over: object = {}) => {
  const approvedBookings = selected.bookingReconciliations.map((booking) => ({
    id: booking.id,
    approvedServices: booking.bookingReconciliationServices.map(({ id }) => ({ id, ...over })),
  }));
  return lena.call(contract.approveReconciliation, { id: selected.id, approvedBookings });
};

describe('importReconciliationCsv', () => {
  it('compares charges with quotes, explains differences [ui-bookings-006] [st-017]', async () => {
    const [one, two, three, four] = [next(), next(), next(), next()];
    const selected = await importFile(
      testApp,
      lena,
      invoiceCsv([
        freight(one, 50.9),
        freight(two, 64.5, 31),
        freight(three, 58),
        [four, 'FUEL', 'Fuel levy', 24, 0.06, 13],
        [four, 'TAIL', 'Tail lift', 24, 0.06, 35],
        freight(one, 50.9),
        freight('TXC000001', 50),
        freight('ELSEWHERE1', 12.3),
        ['', 'EXP', 'Test Express', 1, 1, 5],
      ]),
    );
    expect(selected.status).toBe('ReadyForApproval');
    expect(
      linesOf(selected).map((line) => [
        line.status,
        line.reason,
        line.carrierRechargeTaxExclusiveAmount,
        line.customerRechargeTaxExcluiveAmount,
      ]),
    ).toEqual([
      ['Matched', null, 0.9, 0],
      ['OverCharged', 'Duplicate', 50.9, 0],
      ['OverCharged', 'Weight', 14.5, 17.4],
      ['OverCharged', 'Zone', 8, 9.6],
      ['OverCharged', 'Fuel', 3, 3.6],
      ['NotQuoted', 'Accessorial', 35, 42],
      ['NotBooked', 'Cancelled', 50, 0],
      ['NotBooked', 'Unmatched', 12.3, 0],
    ]);
    expect(selected.totals).toMatchObject({ lines: 8, matched: 1, waiting: 8, invoiced: 334.6 });
    expect(selected.bookingReconciliations[1]).toMatchObject({
      consignmentId: two,
      declaredWeight: 24,
      chargedWeight: 31,
      isWeightStated: true,
      declaredVolume: 0.06,
      companyName: 'Cedar & Co',
    });
  });

  it('returns unparsable rows with the reason (decisions B-37)', async () => {
    const rows = [
      freight(next(), 50),
      freight('=HYPERLINK("x")', 9),
      ['NOWHERE', 'EXP', 'Test Express', 1, 0, 'free'] as const,
    ].map(
      (row) =>
        row.map((cell) =>
          String(cell).includes('"') ? `"${String(cell).replaceAll('"', '""')}"` : cell,
        ) as unknown as SampleInvoiceRow,
    );
    const selected = await importFile(testApp, lena, invoiceCsv(rows));
    const assetId = selected.invalidBookingFileGuid ?? '';
    const { body } = await lena.send(contract.downloadReconciliationCsv, { assetId });
    expect(body.split('\r\n')).toEqual([
      'Row,ConsignmentNo,ServiceCode,ServiceName,ChargedWeight,ChargedVolume,AmountExTax,Reason',
      '2,"\'=HYPERLINK(""X"")",EXP,Test Express,24,0.06,9.00,No booking with this number found.',
      '3,NOWHERE,EXP,Test Express,1,0,0.00,“free” is not an amount.',
      '',
    ]);
    const original = await lena.send(contract.downloadReconciliationCsv, {
      assetId: selected.fileGuid ?? '',
    });
    expect(original.body).toBe(invoiceCsv(rows).toString());
  });

  it('says which carrier has a number, and nothing of weights that the file lacks', async () => {
    const [theirs] = await testApp.acme.rows(
      sql<{ bookingId: number; consignment: string; carrierName: string }>`
        select id as "bookingId", consignment_id as consignment, carrier_name as "carrierName"
        from booking.booking where carrier_code = 'OWN' and consignment_id is not null limit 1
      `,
    );
    const { consignment = '', ...bookedElsewhere } = theirs ?? {};
    const rows = ['ConsignmentNo,AmountExTax', `${consignment},12.30`, `${next()},14.50`];
    const selected = await importFile(testApp, lena, Buffer.from(rows.join('\r\n')));
    expect(selected.unmatched).toMatchObject([
      { consignmentId: consignment, bookedElsewhere, chargedWeight: null, chargedVolume: null },
    ]);
    expect(selected.bookingReconciliations).toMatchObject([
      { chargedWeight: 0, chargedVolume: 0, isWeightStated: false },
    ]);
    const line = linesOf(selected).find(({ reason }) => reason === 'Unmatched');
    expect(line?.explanation).toBe(`Booked with ${theirs?.carrierName}.`);
  });

  it('reads a workbook like CSV', async () => {
    const consignment = next();
    const rows = [
      ['ConsignmentNo', 'ServiceCode', 'AmountExTax', 'ChargedWeight'],
      [consignment, 'EXP', 64.5, 31],
      [],
    ];
    const selected = await importFile(testApp, lena, await workbook(rows), {
      name: 'invoice.xlsx',
      type: 'application/octet-stream',
    });
    expect(linesOf(selected).map(({ status, reason }) => [status, reason])).toEqual([
      ['OverCharged', 'Weight'],
    ]);
  });

  it("remembers the carrier's column mapping", async () => {
    const heads = 'Fracht,Was,Netto';
    const row = (consignment: string) => `${consignment},EXP,50`;
    const bytes = (consignment: string) => Buffer.from(`${heads}\n${row(consignment)}\n`);
    const refused = await refusalOf(startImport(lena, bytes(next())));
    expect(refused.error.validationErrors).toEqual([
      { message: 'Choose the column', members: ['columns.consignmentNo'] },
    ]);
    const columns = { consignmentNo: 'Fracht', serviceCode: 'Was', amountExTax: 'Netto' };
    await importFile(testApp, lena, bytes(next()), { columns });
    const terms = await lena.call(contract.getReconciliationTerms, {});
    expect(terms.carriers.find(({ code }) => code === 'TESTEXP')?.columns).toEqual(columns);
    const again = await importFile(testApp, lena, bytes(next()));
    expect(linesOf(again).map(({ status }) => status)).toEqual(['Matched']);
  });

  it('compares a total per consignment with the whole cost, its charges one by one', async () => {
    const [one, two] = [next(), next()];
    const totals = Buffer.from(`Connote No,Charge Ex\n${one},60\n${two},66\n`);
    const selected = await importFile(testApp, lena, totals);
    expect(
      linesOf(selected).map((line) => [
        line.comparedWith,
        line.carrierQuotedTaxExclusiveAmount,
        line.status,
        line.customerRechargeTaxExcluiveAmount,
      ]),
    ).toEqual([
      ['total', 60, 'Matched', 0],
      ['total', 60, 'OverCharged', 7.2],
    ]);
    const three = next();
    const columns = Buffer.from(
      `Connote No,Charge Ex,Fuel Levy,Tail Lift\n${three},95,10,35\n${next()},60,10,\n`,
    );
    const itemised = await importFile(testApp, lena, columns, { invoiceTotal: 155 });
    expect(
      linesOf(itemised).map((line) => [
        line.comparedWith,
        line.carrierServiceName,
        line.carrierInvoicedTaxExclusiveAmount,
        line.status,
      ]),
    ).toEqual([
      ['charge', 'Test Express', 50, 'Matched'],
      ['charge', 'Fuel Levy', 10, 'Matched'],
      ['charge', 'Tail Lift', 35, 'NotQuoted'],
      ['charge', 'Test Express', 50, 'Matched'],
      ['charge', 'Fuel Levy', 10, 'Matched'],
    ]);
    expect(itemised.progress).toMatchObject({ rowCount: 2, rowsRead: 2, rowsCompared: 2 });
    const twice = Buffer.from(`Connote No,Total,Fuel Levy\n${two},66,10\n`);
    const chosen = { consignmentNo: 'Connote No', amountExTax: 'Total', charges: ['Total'] };
    const refused = await refusalOf(startImport(lena, twice, { columns: chosen }));
    expect(refused.error.validationErrors).toEqual([
      { message: 'The column “Total” is chosen twice', members: ['columns.charges'] },
    ]);
  });

  it('checks the total of the invoice against its lines', async () => {
    const bytes = invoiceCsv([freight(next(), 50), freight(next(), 50.5)]);
    const refused = await refusalOf(startImport(lena, bytes, { invoiceTotal: 100 }));
    expect(refused.error.validationErrors).toMatchObject([
      { message: 'The lines add up to 100.50, not 100.00', members: ['invoiceTotal'] },
    ]);
    expect(await startImport(lena, bytes, { invoiceTotal: 100.5 })).toBeGreaterThan(0);
    await testApp.settle();
  });

  it('accepts a file and an invoice number only once', async () => {
    const bytes = invoiceCsv([freight(next(), 50)]);
    await startImport(lena, bytes, { invoiceNumber: 'TX-77' });
    const sameFile = await refusalOf(startImport(lena, bytes));
    expect([sameFile.status, sameFile.error.message]).toEqual([
      409,
      expect.stringMatching(
        /^This file was already imported by Lena Novák as reconciliation \d+\.$/,
      ),
    ]);
    const other = invoiceCsv([freight(next(), 51)]);
    const sameNumber = await refusalOf(startImport(lena, other, { invoiceNumber: 'tx-77' }));
    expect(sameNumber.error.message).toMatch(/^Invoice tx-77 was already imported/);
    await testApp.settle();
  });

  it('finds charges of earlier invoices', async () => {
    const consignment = next();
    const bill = (amount: number) => invoiceCsv([freight(consignment, amount)]);
    await importFile(testApp, lena, bill(50), { invoiceNumber: 'TX-100' });
    const selected = await importFile(testApp, lena, bill(50.01));
    expect(linesOf(selected).map(({ reason, explanation }) => [reason, explanation])).toEqual([
      ['Duplicate', 'Already charged on invoice TX-100.'],
    ]);
  });

  it('reports errors of a file, a carrier or a column', async () => {
    const upload = (name: string, bytes: Buffer) =>
      lena.call(contract.uploadReconciliationFile, {}, { file: { name, type: 'text/csv', bytes } });
    const messages = async (work: Promise<unknown>) =>
      (await refusalOf(work)).error.validationErrors?.map(({ message }) => message);
    expect(await messages(upload('a.csv', Buffer.from('A,B\n')))).toEqual([
      'The file has heads and no rows.',
    ]);
    expect(await messages(upload('a.csv', Buffer.from('A,a\n1,2\n')))).toEqual([
      'Two columns are named “a”.',
    ]);
    expect((await refusalOf(upload('a.pdf', Buffer.from('%PDF-1.7')))).status).toBe(400);
    expect((await refusalOf(upload('a.xlsx', Buffer.from('PK\u0003\u0004not one')))).status).toBe(
      400,
    );
    const unknown = invoiceCsv([freight(next(), 1)]);
    expect((await refusalOf(startImport(lena, unknown, { carrierCode: 'NOBODY' }))).status).toBe(
      404,
    );
    const columns = { consignmentNo: 'ConsignmentNo', amountExTax: 'Nowhere' };
    expect(await messages(startImport(lena, unknown, { columns }))).toEqual([
      'The file has no column “Nowhere”',
    ]);
  });

  it('fails with a message when no row can be parsed', async () => {
    const bytes = Buffer.from('ConsignmentNo,AmountExTax\n,\nTXA1,free\n');
    const selected = await importFile(testApp, lena, bytes);
    expect([selected.status, selected.problem]).toEqual([
      'Failed',
      'No row of the file could be understood.',
    ]);
  });
});

describe('the tolerance of a carrier account', () => {
  it('applies once saved, separately above, below and for fuel', async () => {
    const terms = await lena.call(contract.getReconciliationTerms, {});
    const express = terms.accounts.find(({ code }) => code === 'TEXP');
    const usual = { amount: 1, percent: 2 };
    expect(express).toMatchObject({
      isOwn: false,
      tolerance: { above: usual, below: usual, fuelAbove: usual, fuelBelow: usual },
    });
    const carrierAccountId = express?.carrierAccountId ?? 0;
    const tolerance = {
      above: { amount: 10, percent: 0 },
      below: usual,
      fuelAbove: { amount: 0, percent: 0 },
      fuelBelow: usual,
    };
    await lena.call(contract.saveReconciliationTolerance, { carrierAccountId, tolerance });
    const consignment = next();
    const bytes = invoiceCsv([
      freight(consignment, 60),
      [consignment, 'FUEL', 'Fuel', 24, 0.06, 10.01],
    ]);
    const selected = await importFile(testApp, lena, bytes);
    expect(linesOf(selected).map(({ status }) => status)).toEqual(['Matched', 'OverCharged']);
    const back = { above: usual, below: usual, fuelAbove: usual, fuelBelow: usual };
    await lena.call(contract.saveReconciliationTolerance, { carrierAccountId, tolerance: back });
  });
});

describe('linkconsignment', () => {
  const linkTo = async (number: string) => {
    const [booked] = await testApp.acme.rows(
      sql<{ id: number }>`select id from booking.booking where consignment_id = ${number}`,
    );
    return booked?.id ?? 0;
  };

  it('compares an unknown consignment with the booking it is linked to', async () => {
    const number = next();
    const selected = await importFile(testApp, lena, invoiceCsv([freight('MISREAD-1', 64.5, 31)]));
    const bookingReconciliationId = selected.unmatched[0]?.id ?? 0;
    const bookingId = await linkTo(number);
    await lena.call(contract.linkConsignment, { bookingReconciliationId, bookingId });
    const after = await lena.call(contract.getReconciliationForApproval, { id: selected.id });
    expect(after.bookingReconciliations).toMatchObject([
      { bookingId, consignmentId: 'MISREAD-1', declaredWeight: 24 },
    ]);
    expect(linesOf(after)).toMatchObject([
      { comparedWith: 'total', status: 'OverCharged', carrierQuotedTaxExclusiveAmount: 60 },
    ]);
    expect(after.totals).toMatchObject({ quoted: 60, lines: 1, waiting: 1 });
    const again = await importFile(testApp, lena, invoiceCsv([freight(number, 64.5, 31)]));
    expect(linesOf(again).map(({ reason }) => reason)).toEqual(['Duplicate']);
  });

  it('refuses a second link, a decided line, another carrier and a charged booking', async () => {
    const [one, two] = [next(), next()];
    const rows = [freight('MISREAD-2', 50), freight(one, 50), freight('MISREAD-3', 50)];
    const selected = await importFile(testApp, lena, invoiceCsv(rows));
    const [first = 0, second = 0] = selected.unmatched.map(({ id }) => id);
    const link = async (bookingReconciliationId: number, bookingId: number) =>
      (await refusalOf(lena.call(contract.linkConsignment, { bookingReconciliationId, bookingId })))
        .error.message;
    expect(await link(first, await linkTo(one))).toBe(
      'This invoice already charges the booking under another consignment number.',
    );
    const [own] = await testApp.acme.rows(
      sql<{ id: number }>`select id from booking.booking where carrier_code = 'OWN' limit 1`,
    );
    expect(await link(first, own?.id ?? 0)).toBe('The booking was booked with another carrier.');
    const bookingId = await linkTo(two);
    const at = { bookingReconciliationId: first, bookingId };
    const raced = await Promise.allSettled([
      lena.call(contract.linkConsignment, at),
      lena.call(contract.linkConsignment, { bookingReconciliationId: second, bookingId }),
    ]);
    expect(raced.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await link(first, bookingId)).toMatch(/already/);
  });
});

describe('ApproveReconciliation', () => {
  it(
    '[ui-bookings-003] [ui-bookings-007] [st-017] [st-018] ' +
      'approves the recharge, updates the booking, and shows the user',
    async () => {
      const selected = await importFile(testApp, lena, invoiceCsv([freight(next(), 64.5, 31)]));
      await approve(selected);
      const after = await lena.call(contract.getReconciliationForApproval, { id: selected.id });
      expect([after.status, after.totals.recharged]).toEqual(['Approved', 5.4]);
      expect(linesOf(after)).toMatchObject([
        {
          status: 'Approved',
          approvedAmount: 5.4,
          resolution: 'PassedOn',
          approvedBy: 'Lena Novák',
        },
      ]);
      const Id = selected.bookingReconciliations[0]?.bookingId ?? 0;
      const { booking } = await lena.call(getBookingForEdit, { Id });
      expect(booking.rechargeDetail).toMatchObject({ totalCost: 5.94, totalCostTaxExclusive: 5.4 });
      const oto = await testApp.acme.as('oto');
      const theirs = (await oto.call(getBookingForEdit, { Id })).booking.rechargeDetail;
      expect(theirs?.serviceDetails[0]?.note).toBe('Carried as 31 kg; declared 24 kg.');
      expect(JSON.stringify(theirs)).not.toMatch(/carrier[A-Z]|4\.5/);
    },
  );

  it('accepts another amount only with an override and a note (decisions B-38)', async () => {
    const selected = await importFile(testApp, lena, invoiceCsv([freight(next(), 64.5, 31)]));
    const faults = async (over: object) =>
      (await refusalOf(approve(selected, over))).error.validationErrors;
    const at = 'approvedBookings[0].approvedServices[0]';
    expect(await faults({ approvedAmount: 5 })).toMatchObject([
      { message: 'Approve 5.40, or override it with a note.', members: [`${at}.approvedAmount`] },
    ]);
    expect(await faults({ approvedAmount: 5, override: true })).toEqual([
      { message: 'A note is required to override the amount.', members: [`${at}.note`] },
    ]);
    expect(await faults({ approvedAmount: -1 })).toMatchObject([
      { message: 'A recharge must be 0 or more' },
    ]);
    await approve(selected, { approvedAmount: 5, override: true, note: 'Goodwill' });
    const after = await lena.call(contract.getReconciliationForApproval, { id: selected.id });
    expect(linesOf(after)).toMatchObject([{ approvedAmount: 5, note: 'Goodwill' }]);
  });

  it('rejects a line of another invoice, an unknown line, and an approved line', async () => {
    const [one, two] = [next(), next()];
    const first = await importFile(testApp, lena, invoiceCsv([freight(one, 64.5)]));
    const second = await importFile(testApp, lena, invoiceCsv([freight(two, 64.5)]));
    expect((await refusalOf(approve({ ...second, id: first.id }))).status).toBe(404);
    await approve(first);
    const refused = await refusalOf(approve(first));
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'Lena Novák approved this line on Nov 18, 2026, 9:30 AM.',
    ]);
  });

  it('approves all lines within tolerance, and the invoice once all are approved', async () => {
    const rows = [freight(next(), 50), freight(next(), 50.5), freight(next(), 70)];
    const selected = await importFile(testApp, lena, invoiceCsv(rows));
    await lena.call(contract.approveReconciliation, { id: selected.id, allMatched: true });
    expect(await statusOf(selected.id)).toBe('PartiallyApproved');
    const { bookingReconciliations } = await lena.call(contract.getReconciliationForApproval, {
      id: selected.id,
      view: 'open',
    });
    await approve({ ...selected, bookingReconciliations });
    expect(await statusOf(selected.id)).toBe('Approved');
  });
});

describe('resolveservices', () => {
  it('requires a note to absorb, dispute or reject lines, but not to pass them on', async () => {
    const rows = [64.5, 65, 66, 67].map((amount) => freight(next(), amount));
    const selected = await importFile(testApp, lena, invoiceCsv(rows));
    const ids = linesOf(selected).map(({ id }) => id);
    const resolve = (
      at: number,
      resolution: 'Absorbed' | 'Disputed' | 'Duplicate' | 'PassedOn',
      note = 'Why',
    ) => lena.call(contract.resolveServices, { serviceIds: [ids[at] ?? 0], resolution, note });
    expect((await refusalOf(resolve(0, 'Absorbed', ''))).error.validationErrors).toEqual([
      { message: 'A note is required', members: ['note'] },
    ]);
    await resolve(0, 'Absorbed');
    await resolve(1, 'Disputed');
    await resolve(2, 'Duplicate');
    await resolve(3, 'PassedOn', '');
    const after = await lena.call(contract.getReconciliationForApproval, { id: selected.id });
    expect(after.status).toBe('PartiallyApproved');
    expect(
      linesOf(after).map((line) => [line.status, line.resolution, line.approvedAmount]),
    ).toEqual([
      ['Approved', 'Absorbed', 0],
      ['OverCharged', 'Disputed', null],
      ['OverCharged', 'Duplicate', null],
      ['Approved', 'PassedOn', 8.4],
    ]);
    await resolve(1, 'Absorbed');
    expect(await statusOf(selected.id)).toBe('Approved');
  });

  it('resolves all undecided lines with a given reason', async () => {
    const rows = [freight(next(), 64.5, 31), freight(next(), 65, 32), freight(next(), 70)];
    const selected = await importFile(testApp, lena, invoiceCsv(rows));
    const allOf = { id: selected.id, reason: 'Weight' as const };
    const response = await lena.call(contract.resolveServices, { allOf, resolution: 'PassedOn' });
    expect(response).toEqual({ resolved: 2 });
    const after = await lena.call(contract.getReconciliationForApproval, { id: selected.id });
    expect(after.summary.map(({ reason, lines, waiting }) => [reason, lines, waiting])).toEqual([
      ['Weight', 2, 0],
      ['Zone', 1, 1],
    ]);
  });

  it('reports that a line without a booking cannot be passed on', async () => {
    const selected = await importFile(testApp, lena, invoiceCsv([freight('NOT-OURS', 9.99)]));
    const serviceIds = linesOf(selected).map(({ id }) => id);
    const refused = await refusalOf(
      lena.call(contract.resolveServices, { serviceIds, resolution: 'PassedOn' }),
    );
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'There is no customer to pass this on to.',
    ]);
  });
});

describe('DeleteReconciliations', () => {
  it('deletes an invoice until a line is approved [ui-bookings-004] [st-017]', async () => {
    const bytes = invoiceCsv([freight(next(), 64.5)]);
    const first = await importFile(testApp, lena, bytes);
    await lena.call(contract.deleteReconciliations, { id: first.id });
    expect(
      (await refusalOf(lena.call(contract.getReconciliationForApproval, { id: first.id }))).status,
    ).toBe(404);
    const gone = await lena.send(contract.downloadReconciliationCsv, { assetId: first.fileGuid });
    expect(gone.status).toBe(404);
    const again = await importFile(testApp, lena, bytes);
    await approve(again);
    const refused = await refusalOf(lena.call(contract.deleteReconciliations, { id: again.id }));
    expect([refused.status, refused.error.message]).toEqual([
      409,
      "An invoice with approved lines can't be deleted.",
    ]);
  });
});

describe('exportCsv', () => {
  it('exports lines with outcomes, and no formulas [ui-bookings-005] [st-017]', async () => {
    const consignment = next();
    const name = '"=cmd|\' /C calc\'!A1"';
    const bytes = invoiceCsv([[consignment, 'TAIL', name, 24, 0.06, 35]]);
    const selected = await importFile(testApp, lena, bytes);
    await approve(selected, { approvedAmount: 0, override: true, note: '+61 2 5550 1234' });
    const { fileToken, fileName } = await lena.call(contract.exportReconciliationCsv, {
      id: selected.id,
    });
    expect(fileName).toBe('Reconciled test-express.csv');
    const { body } = await lena.send(contract.downloadReconciliationCsv, { assetId: fileToken });
    const [, line = ''] = body.split('\r\n');
    expect(line).toContain(
      `${consignment},TAIL,'=cmd|' /C calc'!A1,24,24,charge,0.00,35.00,35.00,35.00,Approved`,
    );
    expect(line).toContain("Absorbed,'+61 2 5550 1234,Lena Novák");
  });
});

describe('GetReconciliations', () => {
  it('lists invoices newest first, filtered by file, carrier and status', async () => {
    const selected = await importFile(testApp, lena, invoiceCsv([freight(next(), 50)]), {
      name: 'december.csv',
      invoiceNumber: 'TX-LIST',
    });
    const { items } = await lena.call(contract.getReconciliations, { filter: 'december' });
    expect(items).toMatchObject([
      {
        id: selected.id,
        carrier: 'TESTEXP',
        fileName: 'december.csv',
        invoiceNumber: 'TX-LIST',
        progress: { rowCount: 1, rowsRead: 1, rowsCompared: 1 },
        bookingReconciliations: [],
      },
    ]);
    const filter = "status eq 'Approved'";
    const { items: approved } = await lena.call(contract.getReconciliations, { filter });
    expect(new Set(approved.map(({ status }) => status))).toEqual(new Set(['Approved']));
  });

  it('requires the reconciliation permission; customers see no carrier invoices', async () => {
    for (const name of ['oto', 'wes']) {
      const reply = await (await testApp.acme.as(name)).send(contract.getReconciliations, {});
      expect(reply.status).toBe(403);
    }
    const bea = await testApp.borealis.as('bea');
    expect((await bea.call(contract.getReconciliations, {})).items).toEqual([]);
  });
});

describe('GetReconciliationForApproval', () => {
  it('returns a page of the consignments in a view', async () => {
    const rows = [freight(next(), 64.5, 31), freight(next(), 50), freight(next(), 70)];
    const { id } = await importFile(testApp, lena, invoiceCsv(rows));
    const look = async (query: object) => {
      const selected = await lena.call(contract.getReconciliationForApproval, { id, ...query });
      return [selected.totalCount, selected.bookingReconciliations.map((one) => one.consignmentId)];
    };
    const [weight, matched, zone] = rows.map(([consignment]) => consignment);
    expect(await look({ view: 'Weight' })).toEqual([1, [weight]]);
    expect(await look({ view: 'open' })).toEqual([2, [weight, zone]]);
    expect(await look({ view: 'Matched' })).toEqual([1, [matched]]);
    expect(await look({ maxResultCount: 1, skipCount: 2 })).toEqual([3, [zone]]);
    expect(await look({ consignment: zone?.toLowerCase() })).toEqual([1, [zone]]);
  });
});

describe('GetReconciliationEvidence', () => {
  it('returns declared, scanned and charged values together', async () => {
    const consignment = next();
    const { bookingReconciliations } = await importFile(
      testApp,
      lena,
      invoiceCsv([freight(consignment, 64.5, 31), [consignment, 'FUEL', 'Fuel', 31, 0.06, 12.9]]),
    );
    const [booking] = bookingReconciliations;
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        insert into booking.tracking (
          tenant_id, booking_id, customer_id, status, code, at, received_at, details, moved
        ) values (
          ${testApp.acme.id}, ${booking?.bookingId}, ${booking?.customerId}, 'AtDepot', 'DEPOT',
          '2026-11-11T00:00:00Z', '2026-11-11T00:00:00Z',
          '[{"key": "weight", "value": "30.5 kg"}]', true
        )
      `),
    );
    const bookingReconciliationId = booking?.id ?? 0;
    const evidence = await lena.call(contract.getReconciliationEvidence, {
      bookingReconciliationId,
    });
    expect(evidence).toMatchObject({
      declared: { weight: 24, volume: 0.06, pieces: 2, from: 'Alexandria 2015', to: 'Ayr 4807' },
      scanned: {
        weight: 30.5,
        volume: null,
        events: [{ status: 'AtDepot', detail: 'weight: 30.5 kg' }],
      },
      charged: {
        weight: 31,
        rows: [
          { row: 1, amount: 64.5 },
          { row: 2, amount: 12.9 },
        ],
      },
    });
  });
});
