import { expect, it } from 'vitest';
import { scanArgs, type ScanValues } from './scan-values.ts';

const filled: ScanValues = {
  barcodes: 'ACM1001\nACM1002',
  code: 'INWARD',
  place: ' syd ',
  when: 'now',
  day: null,
  time: '',
  signedBy: 'Ignored',
  comment: '',
};
const here = { timezone: 'Australia/Sydney', signature: null };

it('sends barcodes and place, and leaves the time to the server', () => {
  expect(scanArgs(filled, here)).toEqual({
    itemids: ['ACM1001', 'ACM1002'],
    scanevent: { code: 'INWARD', locationcode: 'SYD' },
  });
});

it('sends an earlier time in the tenant’s time zone', () => {
  const earlier = { ...filled, when: 'earlier', day: '2026-11-18', time: '09:30' } as const;
  expect(scanArgs(earlier, here).scanevent).toEqual({
    code: 'INWARD',
    locationcode: 'SYD',
    scannedeventdatetime: '2026-11-17T22:30:00.000Z',
  });
});

it('sends the signature and the signer only with a delivery', () => {
  const signature = 'data:image/png;base64,AAAA';
  const delivered = {
    ...filled,
    code: 'DELIVERED',
    signedBy: 'Jo Park',
    comment: 'Gate 2',
  } as const;
  expect(scanArgs(delivered, { ...here, signature }).scanevent).toEqual({
    code: 'DELIVERED',
    locationcode: 'SYD',
    details: { signedBy: 'Jo Park', comment: 'Gate 2', signature },
  });
  expect(scanArgs(filled, { ...here, signature }).scanevent).not.toHaveProperty('details');
});
