import type { AddressColumn } from '@waybill/contract/customers/customers/imports';
import { addressTypes } from '@waybill/contract/customers/customers/choices';
import { FrequentAddressToSave } from '@waybill/contract/customers/customers/inputs';
import { addressFields, toAddress } from './domain/book.ts';
import type { AddressFields, AddressRow } from './domain/book-rows.ts';
import { complaintsOf } from '#platform/tables/complaints.ts';
import { gatherRows, type GatheredRows } from '#platform/tables/gather-rows.ts';
import type { ListRow } from '#platform/tables/open-list.ts';
import type { PlaceFaults } from './places-of-rows.ts';
import { isNoPostcode, noPostcode } from './postcode.ts';

type Cells = Readonly<Partial<Record<AddressColumn, string>>>;

type Known = { readonly saved: readonly AddressRow[]; readonly placeFaults: PlaceFaults };

/**
 * Matches the addresses of a file to an address book: by nickname (decisions C-17), else by
 * company, contact and place, so that importing a file twice changes nothing. Fields without a
 * column stay unchanged.
 */
export const gatherAddresses = (
  rows: readonly ListRow[],
  { saved, placeFaults }: Known,
): GatheredRows<AddressFields, AddressRow> =>
  gatherRows<AddressFields, AddressRow>(rows, {
    saved,
    keyOfRow: (row) => keyOf(toAddress(row)),
    keyOfCells: keyOf,
    nameOf: ({ nickname, companyName, addressLine1 }: Cells) =>
      [nickname, companyName, addressLine1].find((each) => (each ?? '') !== '') ?? '',
    read: (cells, old) => {
      const fields = read(cells, old);
      const faults = Array.isArray(fields) ? [] : placeFaults(cells);
      return faults.length > 0 ? faults : fields;
    },
  });

type Keyed = { readonly [K in keyof Cells]?: string | null | undefined };

function keyOf({ nickname, ...rest }: Keyed): string {
  if ((nickname ?? '') !== '') return `nickname ${nickname?.toLowerCase()}`;
  const { companyName, contactName, addressLine1, suburb, postCode } = rest;
  const parts = [companyName, contactName, addressLine1, suburb, postCode];
  return parts.map((part) => (part ?? '').toLowerCase()).join('\n');
}

function read(cells: Cells, saved: AddressRow | undefined) {
  const parsed = FrequentAddressToSave.safeParse({
    ...(saved === undefined ? {} : before(cells, saved)),
    ...cells,
    ...('type' in cells && { type: typeOf(cells.type) }),
  });
  if (!parsed.success) return complaintsOf(parsed.error);
  const fields = addressFields(parsed.data);
  return isNoPostcode(fields) ? [noPostcode] : fields;
}

/** Returns the saved address; its state is cleared if the file gives another place. */
function before(cells: Cells, saved: AddressRow) {
  const { suburb = saved.suburb, postCode = saved.post_code } = cells;
  const isSamePlace =
    suburb.toLowerCase() === saved.suburb.toLowerCase() && postCode === saved.post_code;
  const state = 'stateCode' in cells || !isSamePlace ? null : saved.state;
  return { ...toAddress(saved), state, ...(!isSamePlace && { stateCode: null }) };
}

/** Returns the type in its canonical spelling; null if empty. */
const typeOf = (text = ''): string | null =>
  text === '' ? null : (addressTypes.find((t) => t.toLowerCase() === text.toLowerCase()) ?? text);
