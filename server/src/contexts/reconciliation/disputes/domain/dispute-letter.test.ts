import { minor } from '@waybill/kernel/money';
import { expect, it } from 'vitest';
import { disputeLetter } from './dispute-letter.ts';

const line = {
  consignmentId: 'ACM000001',
  serviceName: 'Road Express',
  quoted: minor(5000),
  invoiced: minor(6450),
  explanation: '31 kg instead of 24 kg.',
  note: null,
};
const dispute = {
  carrierName: 'Test Express',
  invoice: 'TE-77',
  currency: 'AUD',
  lines: [line],
  count: 1,
  invoiced: minor(6450),
  writer: { name: 'Lena Novák', company: 'Acme Freight Pty Ltd' },
};

const unpaid = 'and do not pay them until they are settled:';

it('a dispute names the invoice, each line with both amounts, and the sender', () => {
  expect(disputeLetter(dispute)).toEqual({
    subject: 'Dispute of your invoice TE-77',
    content: `Dear Test Express,

we dispute 1 line of your invoice TE-77, invoiced at $64.50 before GST, ${unpaid}

ACM000001, Road Express: invoiced $64.50, agreed $50.00. 31 kg instead of 24 kg.

Please send a credit note or tell us why you see it otherwise.

Kind regards,
Lena Novák
Acme Freight Pty Ltd`,
  });
});

it('a dispute of many lines counts those not listed, and includes notes', () => {
  const noted = { ...line, note: 'Scanned at 24 kg' };
  const { content } = disputeLetter({ ...dispute, lines: [noted], count: 12 });
  expect(content).toContain('we dispute 12 lines');
  expect(content).toContain('\n    Scanned at 24 kg\nand 11 more, which we list on request.');
});
