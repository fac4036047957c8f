/** The records that `writeCalls` writes, as their lists show them afterwards. */
import { createOrUpdateBooking, getBookings } from '@waybill/contract/booking/endpoints';
import { createOrUpdateCustomer, getCustomers } from '@waybill/contract/customers/endpoints';
import type { Endpoint } from '@waybill/contract/endpoint';
import { createPayment, getPayments } from '@waybill/contract/finance/endpoints';
import { pageSizeMax } from '@waybill/contract/shared/page';
import { createItemScanEvent, getItemScanEvents } from '@waybill/contract/warehouse/endpoints';
import type { SignedIn } from './http-client.ts';
import type { Writers } from './writers.ts';

type Row = Readonly<Record<string, unknown>>;
type Listed = { readonly result: { readonly items: readonly Row[] } };

/** The calls that give a record a name, its list, and the member of a row that has the name. */
export const writtenRecords = [
  { endpoint: createOrUpdateCustomer, list: getCustomers, field: 'companyName' },
  { endpoint: createOrUpdateBooking, list: getBookings, field: 'orderNumber' },
  { endpoint: createPayment, list: getPayments, field: 'note' },
  { endpoint: createItemScanEvent, list: getItemScanEvents, field: 'locationCode' },
] as const;

/** Returns all rows of a list, page by page. */
export async function allRows(
  caller: Pick<SignedIn, 'send'>,
  list: Endpoint,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = { skipCount: rows.length, maxResultCount: pageSizeMax };
    const { body } = await caller.send(list, page);
    const { items } = (JSON.parse(body) as Listed).result;
    rows.push(...items);
    if (items.length < pageSizeMax) return rows;
  }
}

/** Returns the names of writes that a list has, sorted. */
export async function writtenNames(
  caller: Pick<SignedIn, 'send'>,
  { list, field }: (typeof writtenRecords)[number],
): Promise<readonly string[]> {
  const names = (await allRows(caller, list)).map((row) => String(row[field]));
  return names.filter((name) => name.startsWith('W-')).toSorted();
}

/** Returns the names of the writes of a call that were acknowledged, sorted. */
export const acknowledgedNames = ({ done }: Pick<Writers, 'done'>, { path }: Endpoint) =>
  done
    .filter((write) => write.path === path)
    .map(({ name }) => name)
    .toSorted();
