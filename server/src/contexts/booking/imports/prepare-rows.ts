import { sentence } from '@waybill/contract/sentence';
import type { BookingFileColumn } from '@waybill/contract/booking/imports/shapes';
import { bookingProblems } from '@waybill/contract/booking/problems';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { Problem } from '@waybill/contract/problem';
import {
  requiredReferences,
  type CustomerCard,
  customerCard,
  customersCalled,
} from '#contexts/customers/public.ts';
import { placeFaultOf } from '#contexts/lookups/public.ts';
import { customFieldsOf, customInCells, type CustomFields } from '#contexts/records/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { type Complaint, cellsOf, numberIn, truthIn, unitsIn } from '#platform/csv-cells.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { isStaff } from '#platform/http/actor.ts';
import { remembered } from '#platform/remembered.ts';
import type { ListRow, OpenList } from '#platform/tables/open-list.ts';
import { bookingInCells, textFaults, type WantedBooking } from './domain/booking-cells.ts';

/** The booking to write for a row, and the service it names, if any. */
export type RowToBook = {
  readonly booking: BookingWrite;
  readonly account: string;
  readonly service: string;
};

/** A row of a file, with its booking or the reasons for its rejection. */
export type PreparedRow = {
  readonly index: number;
  readonly line: number;
  /** The receiver, to identify the row. */
  readonly name: string;
  /** The cells as in the file, by header. */
  readonly cells: Readonly<Record<string, string>>;
  readonly customer: string | null;
  readonly wanted: RowToBook;
  readonly complaints: readonly Complaint[];
  /** The row whose booking contains this row's items. */
  readonly with?: number;
};

type ForWhom = { readonly actor: Actor; readonly customerId: number | undefined };

/**
 * Converts the rows of a file to bookings. Customers are matched by their names in the file; the
 * pickup is the address in the file or the customer's own.
 * @throws {Problem} CustomerUnknown if the given customer is not visible to the caller.
 */
export async function prepareRows(
  db: TenantDb,
  list: OpenList,
  { actor, customerId }: ForWhom,
): Promise<readonly PreparedRow[]> {
  const { timezone } = await settingsOf(db);
  const usual = await customerFor(db, actor.customerId ?? customerId);
  const custom = await customFieldsOf(db, 'booking-fields');
  const read = list.rows.map((row) => readRow(row, timezone, custom));
  const named = isStaff(actor) ? read.map(({ wanted }) => wanted.customer) : [];
  const called = await customersCalled(
    db,
    named.filter((name) => name !== ''),
  );
  const referenceOf = remembered((customer: CustomerCard) => referenceName(db, customer));
  const prepared: PreparedRow[] = [];
  for (const [at, { wanted, complaints }] of read.entries()) {
    const row = list.rows[at];
    if (row === undefined) continue;
    const name = isStaff(actor) ? wanted.customer : '';
    const customer = name === '' ? usual : called.get(name.toLowerCase());
    const reference = customer === undefined ? '' : await referenceOf(customer);
    const faults = [...complaints, ...(await placeFaults(db, wanted.booking))];
    prepared.push({
      index: row.index,
      line: row.line,
      name: receiverOf(wanted.booking),
      cells: list.table.rows[at]?.cells ?? {},
      customer: customer?.displayName ?? (name || null),
      wanted: completed(wanted, customer, reference),
      complaints: customer === undefined ? [...faults, unknownCustomer(name)] : faults,
    });
  }
  return prepared;
}

const placeColumns = [
  ['fromAddress', ['fromPostCode', 'fromSuburb']],
  ['toAddress', ['toPostCode', 'toSuburb']],
] as const satisfies readonly (readonly [string, readonly BookingFileColumn[]])[];

/** Returns suburbs and postcodes of a row that do not exist, before any price is requested. */
async function placeFaults(db: TenantDb, booking: BookingWrite): Promise<readonly Complaint[]> {
  const complaints: Complaint[] = [];
  for (const [end, columns] of placeColumns) {
    const { countryCode, suburb, postCode } = booking[end] ?? {};
    const place = {
      countryCode: countryCode || 'AU',
      suburb: suburb ?? '',
      postCode: postCode ?? '',
    };
    const message = await placeFaultOf(db, place);
    if (message !== undefined) complaints.push({ message, members: columns });
  }
  return complaints;
}

async function customerFor(db: TenantDb, id: number | undefined) {
  if (id === undefined) return undefined;
  const customer = await customerCard(db, id);
  if (customer === undefined) throw new Problem(bookingProblems.CustomerUnknown);
  return customer;
}

function readRow(row: ListRow, timezone: string, custom: CustomFields | undefined) {
  const complaints: Complaint[] =
    row.problem === null ? [] : [{ message: row.problem, members: [] }];
  const cell = cellsOf(row.cells);
  const units = unitsIn(cell, 'units', complaints);
  const customFields = customInCells(custom, row.cells);
  const read = bookingInCells(
    {
      text: (column) => cell(column),
      number: (column) => numberIn(cell, column, complaints),
      truth: (column) => truthIn(cell, column, complaints),
      units: { length: units.length ?? 'cm', weight: units.weight ?? 'kg' },
      complain: (complaint) => complaints.push(complaint),
    },
    timezone,
  );
  const wanted = {
    ...read,
    booking: { ...read.booking, ...(customFields && { customFields }) },
  };
  return { wanted, complaints: [...complaints, ...textFaults(wanted.booking)] };
}

const receiverOf = ({ toAddress }: BookingWrite): string =>
  toAddress?.companyName || toAddress?.contactName || '';

const unknownCustomer = (name: string): Complaint => ({
  message:
    name === '' ? 'Customer is required' : sentence('There is no customer {code}', { code: name }),
  members: ['customer' satisfies BookingFileColumn],
});

/** Returns the name of the reference that holds the file's reference in a customer's bookings. */
async function referenceName(db: TenantDb, customer: CustomerCard): Promise<string> {
  const [required] = await requiredReferences(db, customer);
  return required?.name ?? 'Reference';
}

function completed(
  { booking, account, service, hasSender, reference }: WantedBooking,
  customer: CustomerCard | undefined,
  referenceName: string,
): RowToBook {
  return {
    account,
    service,
    booking: {
      ...booking,
      ...(customer === undefined ? {} : { customer: { id: customer.id } }),
      ...(hasSender || customer === undefined ? {} : { fromAddress: addressOf(customer) }),
      reference: reference === '' ? [] : [{ key: referenceName, value: reference }],
    },
  };
}

const addressOf = ({ address, ...customer }: CustomerCard): BookingWrite['fromAddress'] => ({
  companyName: customer.companyName,
  contactName: customer.contactName,
  telephone: customer.telephone,
  email: customer.email,
  type: 'Business',
  ...address,
});
