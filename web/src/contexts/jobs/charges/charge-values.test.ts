import type { CustomerCharge } from '@waybill/contract/jobs/charges/shapes';
import { expect, it } from 'vitest';
import { chargeArgs, chargeValues, newLine, sameCharge, typedTotal } from './charge-values.ts';

const jobid = '0198a1b2-0000-7000-8000-00000000000a';
const charge: CustomerCharge = {
  jobid,
  chargerate: 95,
  starttime: '07:00',
  endtime: '15:05',
  hours: 8.0833,
  break: 30,
  roundby: 15,
  minimumhours: 0,
  totalhours: 7.75,
  subtotal: 736.25,
  chargebreakdown: [],
  serviceid: 'ROAD',
  isclosed: false,
  parentjobid: null,
  driverid: null,
  vehicleid: null,
  status: 'Open',
  document: null,
};

it('totals what is typed as the server does', () => {
  const values = chargeValues(charge);
  expect(typedTotal(values)).toEqual({ hours: 7.75, total: 736.25 });
  const lines = [{ ...newLine, amount: 18.4 }, newLine];
  expect(typedTotal({ ...values, chargebreakdown: lines }).total).toBe(754.65);
  expect(typedTotal({ ...values, chargerate: Number.NaN }).total).toBe(0);
  const hours = { ...values, starttime: '', endtime: '', hours: 2.1, break: null };
  expect(typedTotal({ ...hours, minimumhours: 4 })).toEqual({ hours: 4, total: 380 });
});

it('shows moments as the hours they came to', () => {
  const moments = { starttime: '2026-11-18T07:00:00Z', endtime: '2026-11-18T15:05:00Z' };
  expect(chargeValues({ ...charge, ...moments })).toMatchObject({
    starttime: '',
    endtime: '',
    hours: 8.0833,
  });
});

it('sends a typed charge open, and a stored one as it is', () => {
  expect(chargeArgs(jobid, chargeValues(null))).toMatchObject({ chargerate: 0, isclosed: false });
  expect(sameCharge(charge, true)).toMatchObject({ serviceid: 'ROAD', break: 30, isclosed: true });
});
