import { sentence } from '@waybill/contract/sentence';
import {
  accountStatuses,
  businessTypes,
  customerTypes,
  invoicePeriods,
  paymentTermDays,
} from '@waybill/contract/customers/customers/choices';
import type { CustomerColumn } from '@waybill/contract/customers/customers/imports';
import { type CustomerInput, CustomerToSave } from '@waybill/contract/customers/customers/inputs';
import { cellsOf, type Complaint, truthIn } from '#platform/csv-cells.ts';
import { customerFaults } from './domain/customer-to-save.ts';

export type CustomerCells = Readonly<Partial<Record<CustomerColumn, string>>>;

/** Parses a customer from a row of a file; returns the faults of the row by column if invalid. */
export function customerIn(cells: CustomerCells): CustomerInput | readonly Complaint[] {
  const faults: Complaint[] = [];
  const dangerous = truthIn(cellsOf(cells), 'canSendDG', faults);
  const parsed = CustomerToSave.safeParse({
    ...cells,
    ...choicesIn(cells, faults),
    contact: cells.telephone,
    address: cells,
    creditLimit: moneyIn(cells.creditLimit, faults),
    paymentTerms: termsIn(cells.paymentTerms, faults),
    canSendDG: (cells.canSendDG ?? '') === '' ? null : dangerous,
  });
  if (parsed.success && faults.length === 0) {
    faults.push(...customerFaults(parsed.data).map(underColumns));
  }
  if (!parsed.success) faults.push(...parsed.error.issues.map(shapeFault));
  return parsed.success && faults.length === 0 ? parsed.data : faults;
}

/** Maps form fields to list columns whose names differ. */
const columnOf = (field: string): string => (field === 'contact' ? 'telephone' : field);

const shapeFault = (issue: {
  readonly message: string;
  readonly path: readonly PropertyKey[];
}) => ({
  message: issue.message,
  members: [columnOf(String(issue.path.at(-1) ?? ''))],
});

const underColumns = ({ message, members }: Complaint): Complaint => ({
  message,
  members: members.map((member) => columnOf(member.replace(/^customer\./, ''))),
});

const choices = {
  type: customerTypes,
  businessType: businessTypes,
  accountStatus: accountStatuses,
  invoicePeriod: invoicePeriods,
} as const;

/** Parses enum values as users write them: `Pay as you go`, `on hold`. Empty cells are ignored. */
function choicesIn(cells: CustomerCells, faults: Complaint[]) {
  const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const columns = Object.keys(choices) as (keyof typeof choices)[];
  const found = columns.map((column) => {
    const text = cells[column] ?? '';
    const words: readonly string[] = choices[column];
    const word = words.find((each) => plain(each) === plain(text));
    if (text !== '' && word === undefined) {
      faults.push({
        message: sentence('{field} must be one of {choices}', {
          field: column,
          choices: words.join(', '),
        }),
        members: [column],
      });
    }
    return [column, word ?? null];
  });
  return Object.fromEntries(found) as Readonly<Record<keyof typeof choices, string | null>>;
}

/** Parses an amount as in spreadsheets: `25000`, `25,000.00`, `$25,000`. */
function moneyIn(text = '', faults: Complaint[]): number | null {
  if (text === '') return null;
  const bare = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(\.\d{1,2})?$/.exec(text);
  if (bare !== null) return Number(`${bare[1]?.replaceAll(',', '')}${bare[2] ?? ''}`);
  faults.push({
    message: sentence('{field} must be an amount such as {example}', {
      field: 'creditLimit',
      example: '25000.00',
    }),
    members: ['creditLimit'],
  });
  return null;
}

/** Parses payment terms in days: `14`, `14 days`. */
function termsIn(text = '', faults: Complaint[]): number | null {
  if (text === '') return null;
  const days = Number(/^(\d+)\s*(?:days?)?$/i.exec(text)?.[1] ?? Number.NaN);
  const known: readonly number[] = paymentTermDays;
  if (known.includes(days)) return days;
  faults.push({
    message: `paymentTerms must be one of ${paymentTermDays.join(', ')}`,
    members: ['paymentTerms'],
  });
  return null;
}
