import { expect, it } from 'vitest';
import { statementCsv } from './statement-csv.ts';

it('writes every transaction between its balances, safe for spreadsheets', () => {
  const csv = statementCsv(
    {
      openingBalance: -10,
      closingBalance: 100,
      fromDate: '2026-10-31T13:00:00.000Z',
      toDate: '2026-11-17T13:00:00.000Z',
      customer: {
        id: 7,
        code: 'CUS00007',
        displayName: 'Cedar & Co',
        customerName: null,
        companyName: null,
        contactName: null,
        email: null,
      },
      ageing: [],
      unallocatedAmount: 0,
      items: [
        {
          txnType: 'Invoice',
          date: '2026-11-16T13:00:00.000Z',
          referenceNo: 'INV000001',
          description: '=2 pallets, "urgent"',
          charges: 110,
          payments: 0,
          balance: 100,
        },
      ],
    },
    (moment) => moment.slice(0, 10),
  );
  expect(csv).toBe(
    'Date,Type,Reference,Description,Charges,Payments,Balance\r\n' +
      '2026-10-31,Opening balance,,,,,-10.00\r\n' +
      '2026-11-16,Invoice,INV000001,"\'=2 pallets, ""urgent""",110.00,0.00,100.00\r\n' +
      '2026-11-17,Closing balance,,,,,100.00\r\n',
  );
});
