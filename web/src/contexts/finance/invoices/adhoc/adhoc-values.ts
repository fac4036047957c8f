import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import { frequencies, type incoterms } from '@waybill/contract/finance/invoices/adhoc-invoice';
import type { generateAdhocInvoice, getBillingOverview } from '@waybill/contract/finance/endpoints';
import {
  add,
  fromDecimal,
  taxOnEachLine,
  taxOnTotal,
  toDecimal,
  ZERO,
} from '@waybill/kernel/money';
import { percent } from '@waybill/kernel/ratio';

export type LineValues = {
  readonly packageType: string;
  readonly description: string;
  readonly quantity: number | null;
  /** For the whole line, excluding tax. */
  readonly amount: number | null;
  readonly isTaxable: boolean;
};

export type AdhocValues = {
  readonly customerid: number | null;
  readonly customerguid: string | null;
  readonly invoiceDate: string | null;
  readonly dueDate: string | null;
  readonly serviceDate: string | null;
  readonly frequency: (typeof frequencies)[number] | null;
  readonly description: string;
  readonly service: string;
  readonly commodity: string;
  readonly transitTime: string;
  readonly incoterm: (typeof incoterms)[number] | null;
  readonly customsEntries: string;
  readonly grossWeight: number | null;
  readonly netWeight: number | null;
  readonly volume: number | null;
  readonly chargeable: number | null;
  readonly note: string;
  readonly items: readonly LineValues[];
};

export const emptyLine: LineValues = {
  packageType: 'Service',
  description: '',
  quantity: 1,
  amount: null,
  isTaxable: true,
};

export const emptyInvoice = (today: string): AdhocValues => ({
  customerid: null,
  customerguid: null,
  invoiceDate: today,
  dueDate: null,
  serviceDate: null,
  frequency: frequencies[0],
  description: '',
  service: '',
  commodity: '',
  transitTime: '',
  incoterm: null,
  customsEntries: '',
  grossWeight: null,
  netWeight: null,
  volume: null,
  chargeable: null,
  note: '',
  items: [emptyLine],
});

/** Converts validated form values to the request; blank values are omitted. */
export function adhocArgs(values: AdhocValues): ArgsOf<typeof generateAdhocInvoice> {
  const { customerid, customerguid: _, items, customsEntries, frequency, ...header } = values;
  const entries = customsEntries.split(/[\n,;]+/).map((entry) => entry.trim());
  return {
    customerId: customerid ?? 0,
    adhocInvoice: {
      ...filled(header),
      frequency: frequency ?? 'Once',
      customsEntries: entries.filter((entry) => entry !== ''),
      items: items.map((line) => ({
        packageType: line.packageType,
        quantity: line.quantity ?? 1,
        pricingDetails: [
          {
            amount: line.amount ?? 0,
            isTaxable: line.isTaxable,
            ...filled({ description: line.description }),
          },
        ],
      })),
    },
  };
}

export type TaxTermsData = ResultOf<typeof getBillingOverview>['taxTerms'];
type LineToTax = Pick<LineValues, 'amount' | 'isTaxable'>;

/** Computes the invoice's totals as the server will; incomplete lines count as zero. */
export function totalsOf(items: readonly LineToTax[], { gstPercent, gstRule }: TaxTermsData) {
  const lines = items.map(({ amount, isTaxable }) => ({
    amount: fromDecimal(Number.isFinite(amount) ? (amount ?? 0) : 0),
    taxed: isTaxable,
  }));
  const taxOf = gstRule === 'TotalInvoice' ? taxOnTotal : taxOnEachLine;
  const taxExclusive = add(ZERO, ...lines.map(({ amount }) => amount));
  const { tax } = taxOf(lines, percent(gstPercent));
  return {
    taxExclusive: toDecimal(taxExclusive),
    tax: toDecimal(tax),
    total: toDecimal(add(taxExclusive, tax)),
  };
}

type Filled<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** Omits null and blank values. */
function filled<T extends Readonly<Record<string, string | number | null>>>(values: T): Filled<T> {
  const saved = Object.entries(values).filter(
    ([, value]) => value !== null && !(typeof value === 'string' && value.trim() === ''),
  );
  // The entries are those of `values`, less the empty ones.
  return Object.fromEntries(saved) as Filled<T>;
}
