import { type Minor, minor, multiply } from '@waybill/kernel/money';
import type { ReadCharge } from '../imports/domain/charge.ts';

/** Freight of a carrier's bill, in grams and cubic millimetres. */
export type Carried = {
  readonly consignmentId: string;
  readonly grams: number;
  readonly cubicMillimetres: number;
  readonly services: readonly {
    readonly code: string;
    readonly name: string;
    readonly carrier: Minor;
  }[];
};

type Bill = readonly Omit<ReadCharge, 'rowNo' | 'part' | 'problem'>[];
type Habit = (bill: Bill, carried: Carried) => Bill;

const isFuel = ({ serviceCode }: { readonly serviceCode: string }) => serviceCode === 'FUEL';
const dearer = (factor: string, which: (charge: Bill[number]) => boolean) => (bill: Bill) =>
  bill.map((charge) =>
    which(charge) ? { ...charge, amount: multiply(charge.amount, factor) } : charge,
  );

/** Changes that carriers make to a bill, used in turn; most bill what they quoted. */
const habits: readonly Habit[] = [
  (bill) =>
    dearer(
      '1.32',
      (charge) => !isFuel(charge),
    )(bill).map((charge) => ({
      ...charge,
      grams: Math.round((charge.grams ?? 0) * 1.4),
    })),
  (bill) => bill,
  (bill) => dearer('1.01', () => true)(bill),
  (bill, carried) =>
    bill.some(isFuel)
      ? dearer('1.45', isFuel)(bill)
      : [...bill, extra(carried, ['FUEL', 'Fuel levy'], 485)],
  (bill) => bill,
  (bill) => dearer('1.25', (charge) => !isFuel(charge))(bill),
  (bill) => bill,
  (bill, carried) => [...bill, extra(carried, ['TAIL', 'Tail lift'], 3500)],
  (bill) => bill,
  (bill) => [...bill, ...bill.slice(0, 1)],
  (bill, carried) => [...bill, extra(carried, ['WAIT', 'Waiting 15 min'], 2200)],
  (bill) => dearer('0.8', (charge) => !isFuel(charge))(bill),
];

function extra(carried: Carried, [code, name]: readonly [string, string], cents: number) {
  return { ...chargeOf(carried), serviceCode: code, serviceName: name, amount: minor(cents) };
}

const chargeOf = ({ consignmentId, grams, cubicMillimetres }: Carried) => ({
  consignmentId,
  grams,
  cubicMillimetres,
});

/** Returns a carrier's bill for carried freight, and for unknown consignments. */
export function demoCharges(
  carried: readonly Carried[],
  unknown: readonly string[],
): readonly ReadCharge[] {
  const bills = carried.map((freight, at) => {
    const quoted = freight.services
      .filter(({ carrier }) => carrier > 0)
      .map(({ code, name, carrier }) => ({
        ...chargeOf(freight),
        serviceCode: code,
        serviceName: name,
        amount: carrier,
      }));
    return (habits[at % habits.length] ?? ((bill: Bill) => bill))(quoted, freight);
  });
  const strange = unknown.map((consignmentId, at) => ({
    ...chargeOf({
      consignmentId,
      grams: 9000 + at * 2500,
      cubicMillimetres: 40_000_000,
      services: [],
    }),
    serviceCode: 'STD',
    serviceName: 'Standard',
    amount: minor(1840 + at * 675),
  }));
  return [...bills.flat(), ...strange].map((charge, at) => ({
    ...charge,
    rowNo: at + 1,
    part: 0,
    problem: null,
  }));
}
