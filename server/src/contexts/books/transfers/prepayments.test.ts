import { minor } from '@waybill/kernel/money';
import { describe, expect, it } from 'vitest';
import { planMoney } from './prepayments.ts';

const allocation = (id: number, cents: number, some: object = {}) => ({
  id,
  amount_minor: minor(cents),
  is_released: false,
  is_known: false,
  ...some,
});
const prepaid = (id: number, cents: number) => ({ id, left_minor: minor(cents) });
const planned = (some: Partial<Parameters<typeof planMoney>[0]>) => {
  const money = { unallocated: minor(0), allocations: [], prepayments: [], ...some };
  const { draws, free } = planMoney(money);
  return { draws: [...draws], free };
};

describe('the money of a payment in the program', () => {
  it('is free as far as it is neither allocated nor in a prepayment', () => {
    expect(planned({ unallocated: minor(500) }).free).toBe(500);
    const some = { unallocated: minor(500), prepayments: [prepaid(1, 300)] };
    expect(planned(some).free).toBe(200);
    expect(planned({ ...some, prepayments: [prepaid(1, 800)] }).free).toBe(0);
  });

  it('of credit is never free', () => {
    expect(planned({ unallocated: null }).free).toBe(0);
  });

  it('is drawn from the smallest prepayment that suffices, and free once drawn no more', () => {
    const prepayments = [prepaid(1, 900), prepaid(2, 300), prepaid(3, 100)];
    const allocations = [allocation(11, 200), allocation(12, 100), allocation(13, 150)];
    expect(planned({ unallocated: minor(850), allocations, prepayments })).toEqual({
      draws: [
        [11, 2],
        [12, 2],
        [13, 1],
      ],
      free: 0,
    });
  });

  it('comes from the bank where no prepayment suffices', () => {
    const some = { allocations: [allocation(11, 400)], prepayments: [prepaid(1, 300)] };
    expect(planned(some)).toEqual({ draws: [], free: 0 });
  });

  it('is not drawn for allocations that the program has, or that were released', () => {
    const allocations = [
      allocation(11, 100, { is_known: true }),
      allocation(12, 100, { is_released: true }),
    ];
    expect(planned({ allocations, prepayments: [prepaid(1, 300)] }).draws).toEqual([]);
  });
});
