import type { RctiBlocker } from '@waybill/contract/finance/rcti/lifecycle';
import type { Minor } from '@waybill/kernel/money';
import type { LocalDate } from '@waybill/kernel/local-date';
import { localDateOf } from '@waybill/kernel/time';
import { type Bill, billOf, type BillTaxTerms } from '../invoices/domain/bill.ts';
import type { Party } from '../invoices/domain/party.ts';

/** The recorded details of a contractor. */
export type KnownContractor = {
  readonly name: string;
  readonly abn: string;
  readonly is_gst_registered: boolean;
  readonly agreed_on: LocalDate | null;
};

/** Returns what the law requires before an RCTI can be created (GSTR 2000/10), or null. */
export function rctiBlocker(
  contractor: KnownContractor | null,
  recipient: Party,
): RctiBlocker | null {
  if (contractor === null || contractor.name === '' || contractor.abn === '') return 'NoDetails';
  if (contractor.agreed_on === null) return 'NoAgreement';
  return recipient.name === '' || recipient.abn === '' ? 'NoRecipient' : null;
}

export type RctiLine = {
  readonly charge_id: string;
  readonly job_id: string;
  readonly job_number: string;
  readonly service: string;
  readonly description: string;
  readonly supplied_on: LocalDate;
  readonly tax_exclusive_minor: number;
  readonly tax_minor: number;
  readonly amount_minor: number;
};

export type RctiBill = Pick<Bill, 'taxExclusive' | 'tax' | 'total'> & {
  readonly lines: readonly RctiLine[];
};

/** A closed driver charge. */
type ChargeOfContractor = {
  readonly id: string;
  readonly jobId: string;
  readonly jobNumber: string;
  readonly fromSuburb: string;
  readonly toSuburb: string;
  readonly suppliedAt: Date;
  readonly lines: readonly {
    readonly serviceCode: string;
    readonly hours: string;
    readonly amount: Minor;
    readonly taxed: boolean;
  }[];
};

type Terms = {
  readonly tax: BillTaxTerms;
  readonly timezone: string;
  /** A contractor who is not registered charges no GST, regardless of the charge. */
  readonly isGstRegistered: boolean;
};

/** Bills the charges of one driver line by line, taxed as one supply (decisions X-20). */
export function rctiBill(
  charges: readonly ChargeOfContractor[],
  { tax, timezone, isGstRegistered }: Terms,
): RctiBill {
  const lines = charges.flatMap((charge) => charge.lines.map((line) => ({ charge, line })));
  const bill = billOf(
    lines.map(({ charge, line }) => ({
      type: 'Freight',
      referenceNo: charge.jobNumber,
      description: descriptionOf(charge, line.hours),
      service: line.serviceCode,
      suppliedOn: localDateOf(charge.suppliedAt, timezone),
      quantity: 1,
      bookingId: null,
      amount: line.amount,
      taxed: line.taxed && isGstRegistered,
    })),
    tax,
  );
  const { taxExclusive, tax: taxMinor, total } = bill;
  return {
    taxExclusive,
    tax: taxMinor,
    total,
    lines: bill.lines.map((line, at) => ({
      charge_id: lines[at]?.charge.id ?? '',
      job_id: lines[at]?.charge.jobId ?? '',
      job_number: line.referenceNo,
      service: line.service ?? '',
      description: line.description ?? '',
      supplied_on: line.suppliedOn ?? localDateOf(new Date(0), timezone),
      tax_exclusive_minor: line.amount,
      tax_minor: line.tax,
      amount_minor: line.amount + line.tax,
    })),
  };
}

const descriptionOf = ({ fromSuburb, toSuburb }: ChargeOfContractor, hours: string): string =>
  [`${fromSuburb} to ${toSuburb}`, hours].filter((text) => text !== '').join(' · ');
