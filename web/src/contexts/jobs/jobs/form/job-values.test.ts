import { describe, expect, it } from 'vitest';
import { aJob } from '../testing/a-job.ts';
import { itemOf, jobArgs, valuesOf } from './job-values.ts';

const zone = 'Australia/Sydney';

describe('the form of a job', () => {
  it('sends a deadline in the tenant’s time zone, 17:00 where no time was entered', () => {
    const values = valuesOf(undefined, zone);
    const sent = (time: string) => jobArgs({ ...values, day: '2026-11-24', time }, zone, undefined);
    expect([sent('09:30').deadline, sent('').deadline]).toEqual([
      '2026-11-23T22:30:00.000Z',
      '2026-11-24T06:00:00.000Z',
    ]);
  });

  it('keeps what it does not show of a changed job, and the units of its freight', () => {
    const job = aJob({
      manifestno: 'M00000001',
      reference: { PO: '77' },
      deadline: '2026-11-24T06:00:00.000Z',
      items: [
        {
          id: aJob().id,
          packagetype: 'Crate',
          description: null,
          quantity: 2,
          length: { value: 1.2, unit: 'm' },
          width: { value: 1, unit: 'm' },
          height: { value: 1, unit: 'm' },
          weight: { value: 300, unit: 'lb' },
          articlenumbers: [],
        },
      ],
    });
    const sent = jobArgs(valuesOf(job, zone), zone, job);
    expect(sent).toMatchObject({
      customerid: job.customerid,
      manifestno: 'M00000001',
      reference: { PO: '77' },
      deadline: job.deadline,
      items: [
        { quantity: 2, length: { value: 1.2, unit: 'm' }, weight: { value: 300, unit: 'lb' } },
      ],
    });
  });

  it('sends no size that was not entered', () => {
    const values = valuesOf(undefined, zone);
    const item = { ...itemOf(), packagetype: 'Carton', weight: 12 };
    const filled = { ...values, job: { ...values.job, items: [item] } };
    expect(jobArgs(filled, zone, undefined).items).toEqual([
      {
        packagetype: 'Carton',
        description: '',
        quantity: 1,
        length: null,
        width: null,
        height: null,
        weight: { value: 12, unit: 'kg' },
      },
    ]);
  });
});
