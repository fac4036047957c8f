import type { CsvColumn } from '#platform/csv.ts';

type Placed = {
  readonly address_line1: string | null;
  readonly address_line2: string | null;
  readonly address_line3: string | null;
  readonly suburb: string | null;
  readonly post_code: string | null;
  readonly state_code: string | null;
  readonly country_code: string;
};

/** The columns of a place in the files of customers and addresses. */
export const placeColumns: readonly CsvColumn<Placed>[] = [
  { head: 'addressLine1', cell: (row) => row.address_line1 },
  { head: 'addressLine2', cell: (row) => row.address_line2 },
  { head: 'addressLine3', cell: (row) => row.address_line3 },
  { head: 'suburb', cell: (row) => row.suburb },
  { head: 'postCode', cell: (row) => row.post_code },
  { head: 'stateCode', cell: (row) => row.state_code },
  { head: 'countryCode', cell: (row) => row.country_code },
];
