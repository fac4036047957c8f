import { minor, multiply, percentOf, type Minor } from '@waybill/kernel/money';

/** The bases of a contractor's pay. */
export const driverRateBases = ['Hour', 'Kilometre', 'Stop', 'Percentage'] as const;
export type DriverRateBasis = (typeof driverRateBases)[number];

/** A rate of a contractor: money per unit in hundredths, or hundredths of a per cent. */
export type AgreedRate = { readonly basis: DriverRateBasis; readonly rate: number };

/** The work of a job, in the units of the rates. */
export type WorkDone = {
  readonly kilometres: number;
  readonly stops: number;
  /** The customer's price before tax. */
  readonly sell: Minor;
};

export type PayLine = { readonly servicecode: string; readonly amount: Minor };

const codes: Readonly<Record<Exclude<DriverRateBasis, 'Hour'>, string>> = {
  Kilometre: 'KM',
  Stop: 'STOP',
  Percentage: 'PERCENT',
};

/**
 * Returns the lines that a contractor's rates add to a charge; lines of zero are omitted. The
 * hourly rate is no line: it is the rate of the charge itself.
 */
export function payLines(rates: readonly AgreedRate[], work: WorkDone): readonly PayLine[] {
  return rates.flatMap(({ basis, rate }) => {
    if (basis === 'Hour') return [];
    const amount = amountBy(basis, rate, work);
    return amount === 0 ? [] : [{ servicecode: codes[basis], amount }];
  });
}

function amountBy(
  basis: Exclude<DriverRateBasis, 'Hour'>,
  rate: number,
  { kilometres, stops, sell }: WorkDone,
): Minor {
  if (basis === 'Kilometre') return multiply(minor(rate), String(kilometres));
  if (basis === 'Stop') return multiply(minor(rate), stops);
  return percentOf(sell, String(rate / 100));
}
