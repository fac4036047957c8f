import { notValid, type Complaint } from '@waybill/contract/problem';
import { add, type Minor, multiply, subtract, ZERO } from '@waybill/kernel/money';
import { ratio } from '@waybill/kernel/ratio';

/** A line of an issued invoice and the amount credited so far, tax included. */
export type CreditableLine = {
  readonly id: number;
  readonly amount: Minor;
  readonly tax: Minor;
  readonly credited: Minor;
  readonly creditedTax: Minor;
};

export type RequestedCredit = {
  /** Id of the invoice's line. */
  readonly lineId: number;
  readonly amount: Minor;
};

/** Returns what can still be credited of a line, with the sign of the line. */
export const creditableOf = (line: CreditableLine): Minor => subtract(line.amount, line.credited);

/** The member names that validation errors report. */
type Names = {
  readonly total: string;
  readonly lineAt: (at: number) => string;
  readonly amountAt: (at: number) => string;
  /** A decision may approve nothing of a line; a request must not be 0. */
  readonly takesNothing: boolean;
};

const requestNames: Names = {
  total: 'creditNote.amount',
  lineAt: (at) => `creditNote.details[${at}].invoiceDetailId`,
  amountAt: (at) => `creditNote.details[${at}].amount`,
  takesNothing: false,
};

const decisionNames: Names = {
  total: 'creditNote.approvedAmount',
  lineAt: (at) => `creditNote.details[${at}].id`,
  amountAt: (at) => `creditNote.details[${at}].approvedAmount`,
  takesNothing: true,
};

type Whole = { readonly total: Minor; readonly lines: readonly CreditableLine[] };

/**
 * Checks that a request names each line once, credits at most what can still be credited of it, and
 * adds up.
 * @throws {Problem} NotValid with all errors
 */
export const insistCreditable = (requested: readonly RequestedCredit[], whole: Whole): void =>
  insist(requested, whole, requestNames);

/** Like `insistCreditable`, with the member names of a decision. @throws {Problem} NotValid */
export const insistApprovable = (requested: readonly RequestedCredit[], whole: Whole): void =>
  insist(requested, whole, decisionNames);

function insist(
  requested: readonly RequestedCredit[],
  { total, lines }: Whole,
  names: Names,
): void {
  const errors = requested.flatMap((one, at) =>
    complaintsOf(
      {
        at,
        amount: one.amount,
        line: lines.find(({ id }) => id === one.lineId),
        isRepeated: requested.findIndex(({ lineId }) => lineId === one.lineId) < at,
      },
      names,
    ),
  );
  if (add(...requested.map(({ amount }) => amount)) !== total) {
    errors.push({ message: 'The lines do not add up to the amount', members: [names.total] });
  } else if (total <= 0) {
    errors.push({ message: 'The amount must be above 0', members: [names.total] });
  }
  if (errors.length > 0) throw notValid(...errors);
}

/** The credit at an index of a request or decision. */
type PlacedCredit = {
  readonly at: number;
  readonly amount: Minor;
  readonly line: CreditableLine | undefined;
  /** An earlier entry names the same line. */
  readonly isRepeated: boolean;
};

function complaintsOf({ at, amount, line, isRepeated }: PlacedCredit, names: Names): Complaint[] {
  if (line === undefined) {
    return [{ message: 'This line is not on the invoice', members: [names.lineAt(at)] }];
  }
  if (isRepeated) {
    return [{ message: 'This line is listed twice', members: [names.lineAt(at)] }];
  }
  if (amount === 0 && !names.takesNothing) {
    return [{ message: 'An amount is required', members: [names.amountAt(at)] }];
  }
  const rest = creditableOf(line);
  const isWithin = rest < 0 ? amount >= rest && amount <= 0 : amount >= 0 && amount <= rest;
  if (isWithin) return [];
  const message = 'More than the amount available to credit on this line';
  return [{ message, members: [names.amountAt(at)] }];
}

/**
 * Returns the tax in a credit of a line, in proportion to the line and cumulative over all its
 * credits, so that credits which add up to the line add up to its tax.
 */
export function taxInCredit(line: CreditableLine, amount: Minor): Minor {
  if (line.amount === 0) return ZERO;
  const share = ratio(add(line.credited, amount)).dividedBy(line.amount);
  return subtract(multiply(line.tax, share), line.creditedTax);
}
