import { customerCard, type CustomerCard } from '#contexts/customers/public.ts';
import { staysToCharge, type StayOfItem } from '#contexts/warehouse/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { StorageCharge } from '@waybill/contract/finance/storage/endpoints';
import { priceOf, stepsOf } from '@waybill/contract/finance/fees/tiers';
import { type LocalDate } from '@waybill/kernel/local-date';
import { toDecimal } from '@waybill/kernel/money';
import { ratio } from '@waybill/kernel/ratio';
import type { FeeToCharge } from '../fees/domain.ts';
import { storageFeesOfDay } from '../fees/save-fee.ts';
import { palletDayHundredths, storedDays, type StoredDays } from './domain.ts';

export type StorageToCharge = {
  readonly customer: CustomerCard;
  readonly fromDate: LocalDate;
  readonly toDate: LocalDate;
  readonly stored: readonly StoredDays[];
  readonly palletDayHundredths: number;
  /** Null if no fee of type Storage applies to the customer. */
  readonly fee: FeeToCharge | null;
};

type Query = {
  readonly customerId: number | null;
  readonly toDate: LocalDate;
  readonly timezone: string;
};

/** Returns the customers' storage that is not invoiced yet, last day included. */
export async function storageToCharge(
  db: TenantDb,
  { customerId, toDate, timezone }: Query,
): Promise<readonly StorageToCharge[]> {
  const stays = await staysToCharge(db, { customerId, toDate, timezone });
  const feesFor = await storageFeesOfDay(db, toDate);
  const charges: StorageToCharge[] = [];
  for (const [id, ofCustomer] of Map.groupBy(stays, (stay) => stay.customer_id)) {
    const customer = await customerCard(db, id);
    const [first] = ofCustomer;
    if (customer === undefined || first === undefined) continue;
    const fromDate = first.due_date;
    const stored = storedDays(ofCustomer.map(stayOf), { fromDate, toDate });
    const [fee = null] = feesFor({ id, type: customer.type }, 'Adhoc');
    const hundredths = palletDayHundredths(stored);
    charges.push({ customer, fromDate, toDate, stored, palletDayHundredths: hundredths, fee });
  }
  return charges;
}

const stayOf = (row: StayOfItem) => ({
  itemGuid: row.item_id,
  itemId: row.barcode,
  description: row.description,
  palletHundredths: row.pallet_hundredths,
  firstDate: row.first_date,
  lastDate: row.last_date,
});

/** Before tax: the fee's tiers applied to the pallet days. */
export const storagePrice = ({ fee, palletDayHundredths: hundredths }: StorageToCharge) =>
  fee === null ? null : priceOf(fee.tariff, ratio(hundredths).dividedBy(100));

/** The precision of rates and of pallet days. */
const decimals = 4;

/** Returns what the amount of a charge consists of, for readers and for the invoice's text. */
export function ratesOf({
  fee,
  palletDayHundredths: hundredths,
}: StorageToCharge): Pick<StorageCharge, 'basic' | 'rates' | 'isMinimum'> {
  if (fee === null) return { basic: 0, rates: [], isMinimum: false };
  const quantity = ratio(hundredths).dividedBy(100);
  const { basic, slices } = stepsOf(fee.tariff, quantity);
  const exact = priceOf({ ...fee.tariff, minimum: null }, quantity);
  return {
    basic: basic.toDecimal(decimals),
    rates: slices.map((slice) => ({
      palletDays: slice.quantity.toDecimal(decimals),
      rate: slice.rate.toDecimal(decimals),
    })),
    isMinimum: exact < priceOf(fee.tariff, quantity),
  };
}

/** Maps a charge with every item and its days, so that readers can verify the sum. */
export function toStorageCharge(charge: StorageToCharge): StorageCharge {
  const amount = storagePrice(charge);
  return {
    customerId: charge.customer.id,
    customerName: charge.customer.displayName,
    fromDate: charge.fromDate,
    toDate: charge.toDate,
    palletDays: charge.palletDayHundredths / 100,
    feeName: charge.fee?.name ?? null,
    amount: amount === null ? null : toDecimal(amount),
    ...ratesOf(charge),
    items: charge.stored.map(({ palletHundredths, ...item }) => ({
      ...item,
      palletSpaces: palletHundredths / 100,
      palletDays: (palletHundredths * item.days) / 100,
    })),
  };
}
