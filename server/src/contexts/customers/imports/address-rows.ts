import type { AddressColumn } from '@waybill/contract/customers/imports';
import { addressTypes } from '@waybill/contract/customers/choices';
import { FrequentAddressToSave } from '@waybill/contract/customers/inputs';
import { addressFields, addressOnWire } from '../domain/book.ts';
import type { AddressFields, AddressRow } from '../domain/book-rows.ts';
import { complaintsOf } from '#platform/tables/complaints.ts';
import { gatherRows, type Gathered } from '#platform/tables/gather-rows.ts';
import type { ListRow } from '#platform/tables/open-list.ts';
import { isNoPostcode, noPostcode } from './postcode.ts';

type Cells = Readonly<Partial<Record<AddressColumn, string>>>;

/**
 * Addresses of a file for a book. One is known by its nickname (decisions C-17); without one, by its
 * company, contact and place, so that a file brought twice changes nothing. What the file has no
 * column for stays as it is.
 */
export const gatherAddresses = (
  rows: readonly ListRow[],
  kept: readonly AddressRow[],
): Gathered<AddressFields, AddressRow> =>
  gatherRows<AddressFields, AddressRow>(rows, {
    kept,
    keyOfRow: (row) => keyOf(addressOnWire(row)),
    keyOfCells: keyOf,
    nameOf: ({ nickname, companyName, addressLine1 }: Cells) =>
      [nickname, companyName, addressLine1].find((each) => (each ?? '') !== '') ?? '',
    read,
  });

type Keyed = { readonly [K in keyof Cells]?: string | null | undefined };

function keyOf({ nickname, ...rest }: Keyed): string {
  if ((nickname ?? '') !== '') return `nickname ${nickname?.toLowerCase()}`;
  const { companyName, contactName, addressLine1, suburb, postCode } = rest;
  const parts = [companyName, contactName, addressLine1, suburb, postCode];
  return parts.map((part) => (part ?? '').toLowerCase()).join('\n');
}

function read(cells: Cells, kept: AddressRow | undefined) {
  const asked = FrequentAddressToSave.safeParse({
    ...(kept === undefined ? {} : before(cells, kept)),
    ...cells,
    ...('type' in cells && { type: typeOf(cells.type) }),
  });
  if (!asked.success) return complaintsOf(asked.error);
  const fields = addressFields(asked.data);
  return isNoPostcode(fields) ? [noPostcode] : fields;
}

/** The address as it is kept; its state goes when the file brings another place. */
function before(cells: Cells, kept: AddressRow) {
  const { suburb = kept.suburb, postCode = kept.post_code } = cells;
  const isSamePlace =
    suburb.toLowerCase() === kept.suburb.toLowerCase() && postCode === kept.post_code;
  const state = 'stateCode' in cells || !isSamePlace ? null : kept.state;
  return { ...addressOnWire(kept), state, ...(!isSamePlace && { stateCode: null }) };
}

/** The kind as it is spelled; an empty one is nothing. */
const typeOf = (text = ''): string | null =>
  text === '' ? null : (addressTypes.find((t) => t.toLowerCase() === text.toLowerCase()) ?? text);
