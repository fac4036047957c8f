import { minor, ZERO } from '@waybill/kernel/money';
import { describe, expect, it } from 'vitest';
import { textOfPages } from '#testing/read-pdf.ts';
import { drawStatement, type StatementData } from './statement.ts';

const DRAWN_AT = new Date('2025-11-30T03:00:00Z');
const nobody = { abn: '', lines: [], email: '', phone: '' };

const statement: StatementData = {
  customerNumber: 'C-1042',
  period: '1 Nov to 30 Nov 2025',
  statementDate: '30 Nov 2025',
  seller: { ...nobody, name: 'Acme Freight Pty Ltd', abn: '51 824 753 556' },
  customer: { ...nobody, name: 'Harbour Foods Pty Ltd' },
  moneyStyle: { currency: 'AUD', locale: 'en-AU' },
  opening: minor(-5_000),
  rows: [
    { date: '3 Nov', kind: 'Invoice', reference: 'INV-1', charge: minor(120_550), payment: ZERO },
    { date: '9 Nov', kind: 'Payment', reference: 'PAY-1', charge: ZERO, payment: minor(100_000) },
  ],
  closing: minor(15_550),
  ageing: [
    { name: 'Current', amount: minor(15_550) },
    { name: '1–30 days', amount: ZERO },
  ],
  logo: null,
  paymentDetails: ['Bank of Mascot'],
};

describe('the statement PDF', () => {
  it('runs from the opening to the closing balance', async () => {
    const [page] = await textOfPages(await drawStatement(statement, DRAWN_AT));
    expect(page).toContain(
      'Date Transaction Reference Charges Payments Balance Opening balance −$50.00 ' +
        '3 Nov Invoice INV-1 $1,205.50 $1,155.50 9 Nov Payment PAY-1 $1,000.00 $155.50 ' +
        'Closing balance $155.50 Current $155.50 1–30 days $0.00 How to pay Bank of Mascot',
    );
  });

  it('is not rendered when it does not balance', async () => {
    const wrong = { ...statement, closing: minor(15_551) };
    await expect(drawStatement(wrong, DRAWN_AT)).rejects.toMatchObject({
      name: 'StatementRefusal',
      message: 'The statement ends with 15550, not with 15551.',
    });
  });
});
