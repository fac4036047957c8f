import fc from 'fast-check';
import { add, minor, subtract } from '@waybill/kernel/money';
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
  const { parts, free } = planMoney(money);
  return { parts: [...parts], free };
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
      parts: [
        [11, { prepaymentId: 2, draws: [] }],
        [12, { prepaymentId: 2, draws: [] }],
        [13, { prepaymentId: 1, draws: [] }],
      ],
      free: 0,
    });
  });

  it('is drawn from several prepayments where none suffices, the fewest that do', () => {
    const prepayments = [prepaid(1, 100), prepaid(2, 300), prepaid(3, 250)];
    expect(planned({ allocations: [allocation(11, 500)], prepayments }).parts).toEqual([
      [11, { prepaymentId: 3, draws: [{ prepaymentId: 2, amount: 300 }] }],
    ]);
  });

  it('comes from the bank as far as all prepayments do not suffice', () => {
    const some = { allocations: [allocation(11, 400)], prepayments: [prepaid(1, 300)] };
    expect(planned(some)).toEqual({
      parts: [[11, { prepaymentId: null, draws: [{ prepaymentId: 1, amount: 300 }] }]],
      free: 0,
    });
    expect(planned({ allocations: [allocation(11, 400)] }).parts).toEqual([
      [11, { prepaymentId: null, draws: [] }],
    ]);
  });

  it('is not drawn for allocations that the program has, or that were released', () => {
    const allocations = [
      allocation(11, 100, { is_known: true }),
      allocation(12, 100, { is_released: true }),
    ];
    expect(planned({ allocations, prepayments: [prepaid(1, 300)] }).parts).toEqual([]);
  });
});

type Part = ReturnType<typeof planMoney>['parts'] extends ReadonlyMap<number, infer P> ? P : never;

/** Money of one payment, as the program has it after any changes here. */
function play(total: number, steps: readonly (readonly [number, number])[]) {
  const held: { id: number; amount: number; part: Part }[] = [];
  const prepayments: { id: number; amount: number }[] = [];
  const leftOf = ({ id, amount }: (typeof prepayments)[number]) =>
    held.reduce((rest, one) => rest - drawnFrom(one, id), amount);
  let nextId = 1;
  let isEven = true;
  for (const [share, released] of [[0, 0] as const, ...steps]) {
    // Several changes may be followed together.
    held.splice(0, released % (held.length + 1));
    const unallocated = total - held.reduce((sum, { amount }) => sum + amount, 0);
    const amount = Math.floor((unallocated * share) / 100);
    const id = (nextId += 1);
    const { parts, free } = planMoney({
      unallocated: minor(unallocated - amount),
      allocations: [
        ...held.map((one) => allocation(one.id, one.amount, { is_known: true })),
        ...(amount > 0 ? [allocation(id, amount)] : []),
      ],
      prepayments: prepayments.map((one) => prepaid(one.id, leftOf(one))),
    });
    const part = parts.get(id);
    if (part !== undefined) held.push({ id, amount, part });
    if (free > 0) prepayments.push({ id: (nextId += 1), amount: free });
    const left = prepayments.map(leftOf);
    const banked = held.reduce((sum, one) => sum + bankPartOf(one), 0);
    isEven &&=
      left.every((rest) => rest >= 0) &&
      held.every((one) => bankPartOf(one) >= 0) &&
      left.reduce((sum, rest) => sum + rest, 0) === unallocated - amount &&
      banked + prepayments.reduce((sum, one) => sum + one.amount, 0) === total;
  }
  return isEven;
}

type Held = { readonly amount: number; readonly part: Part };

/** What the transfer of an allocation settles itself. */
const restOf = ({ amount, part: { draws } }: Held): number =>
  subtract(minor(amount), add(...draws.map((draw) => draw.amount)));

const bankPartOf = (one: Held): number => (one.part.prepaymentId === null ? restOf(one) : 0);

const drawnFrom = (one: Held, id: number): number =>
  (one.part.prepaymentId === id ? restOf(one) : 0) +
  one.part.draws.reduce((sum, draw) => sum + (draw.prepaymentId === id ? draw.amount : 0), 0);

describe('whatever is allocated and released', () => {
  it('the program has the money of the payment to the cent, and none of it twice', () => {
    const step = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.nat(5));
    const steps = fc.array(step, { maxLength: 12 });
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, steps, (total, changes) => {
        expect(play(total, changes)).toBe(true);
      }),
    );
  });
});
