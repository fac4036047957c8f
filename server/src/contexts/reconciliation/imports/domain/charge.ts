import { type Message, sentence } from '@waybill/contract/sentence';
import {
  type ColumnsOfFile,
  type InvoiceColumn,
  isTotalHead,
} from '@waybill/contract/reconciliation/imports/columns';
import { add, type Minor, subtract, ZERO } from '@waybill/kernel/money';
import { amountOf, quantityOf } from './amounts.ts';

/**
 * A charge of a carrier's invoice, in grams and cubic millimetres; null if the row has no value.
 */
export type CarrierCharge = {
  readonly rowNo: number;
  /** The index of the charge in its row, from 0: rows with several charge columns have several. */
  readonly part: number;
  /** In upper case. */
  readonly consignmentId: string;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly grams: number | null;
  readonly cubicMillimetres: number | null;
  readonly amount: Minor;
};

/** A charge, and an error of its row as a sentence, or null. */
export type ReadCharge = CarrierCharge & { readonly problem: Message | null };

type Row = {
  readonly rowNo: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly problem: Message | null;
};

const textMax = 200;

/** Returns the charges of a row; an unreadable one retains its text and has a problem. */
export function chargesOf(
  row: Row,
  columns: ColumnsOfFile,
  currency: string,
): readonly ReadCharge[] {
  const main = chargeOf(row, columns, currency);
  const heads = columns.charges ?? [];
  if (heads.length === 0 || main.problem !== null) return [main];
  const texts = heads.map((head) => [head, (row.cells[head] ?? '').trim()] as const);
  const extras: { readonly head: string; readonly amount: Minor }[] = [];
  for (const [head, text] of texts) {
    const amount = text === '' ? ZERO : amountOf(text, currency);
    if (amount === null)
      return [{ ...main, problem: sentence('“{cell}” is not an amount.', { cell: text }) }];
    if (amount !== ZERO) extras.push({ head, amount });
  }
  if (extras.length === 0) return [main];
  const isTotal = isTotalHead(columns.amountExTax ?? '');
  const charged = add(...extras.map(({ amount }) => amount));
  const freight = isTotal ? subtract(main.amount, charged) : main.amount;
  return [
    ...(freight === ZERO ? [] : [{ ...main, amount: freight }]),
    ...extras.map(({ head, amount }) => ({
      ...main,
      serviceCode: '',
      serviceName: head.slice(0, textMax),
      amount,
    })),
  ].map((charge, part) => ({ ...charge, part }));
}

function chargeOf(
  { rowNo, cells, problem }: Row,
  columns: ColumnsOfFile,
  currency: string,
): ReadCharge {
  const cell = (column: InvoiceColumn): string => {
    const head = columns[column];
    return head === undefined ? '' : (cells[head] ?? '').trim();
  };
  const read = {
    rowNo,
    part: 0,
    consignmentId: cell('consignmentNo').toUpperCase().slice(0, textMax),
    serviceCode: cell('serviceCode').slice(0, textMax),
    serviceName: cell('serviceName').slice(0, textMax),
    grams: quantityOf(cell('chargedWeight'), 1000),
    cubicMillimetres: quantityOf(cell('chargedVolume'), 1e9),
    amount: amountOf(cell('amountExTax'), currency),
  };
  return { ...read, amount: read.amount ?? ZERO, problem: problem ?? faultOf(read, cell) };
}

type Read = Omit<CarrierCharge, 'amount'> & { readonly amount: Minor | null };

function faultOf(read: Read, cell: (column: InvoiceColumn) => string): Message | null {
  if (read.consignmentId === '') return 'The row has no consignment number.';
  if (read.amount === null)
    return sentence('“{cell}” is not an amount.', { cell: cell('amountExTax') });
  if (read.grams === null && cell('chargedWeight') !== '') {
    return sentence('“{cell}” is not a weight.', { cell: cell('chargedWeight') });
  }
  if (read.cubicMillimetres === null && cell('chargedVolume') !== '') {
    return sentence('“{cell}” is not a volume.', { cell: cell('chargedVolume') });
  }
  return null;
}
