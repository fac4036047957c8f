import { lockBookingsToInvoice, lockRechargesToInvoice } from '#contexts/booking/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { InvoiceDetailType } from '@waybill/contract/finance/shapes';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import type { LocalDate } from '@waybill/kernel/local-date';
import { fromDecimal } from '@waybill/kernel/money';
import { partsOf } from '@waybill/kernel/parts';
import { localDateOf } from '@waybill/kernel/time';
import type { BillLine } from '../invoices/domain/bill.ts';
import type { BookingToBill, RechargeToBill } from './domain/bookings-to-bill.ts';
import { undecidedExtras } from './sql/bookings.ts';

type Query = {
  readonly customerIds?: readonly number[] | undefined;
  readonly bookingIds?: readonly number[] | undefined;
  readonly rechargeIds?: readonly number[] | undefined;
  readonly jobChargeIds?: readonly string[] | undefined;
};
/** Called with the number of further bookings that have been read. */
export type OnRead = (bookings: number) => void;
const readAtOnce = 1_000;
type Locked = Awaited<ReturnType<typeof lockBookingsToInvoice>>[number];

/** Locks delivered bookings that are on no invoice and returns each with its quoted lines. */
export async function lockBookingsToBill(
  db: TenantDb,
  { customerIds, bookingIds, rechargeIds, jobChargeIds }: Query,
  { timezone, onRead }: { readonly timezone: string; readonly onRead?: OnRead | undefined },
): Promise<readonly BookingToBill[]> {
  if (bookingIds === undefined && (rechargeIds ?? jobChargeIds) !== undefined) return [];
  const whose = customerIds === undefined ? {} : { customerIds };
  const locked: Locked[] = [];
  if (bookingIds === undefined) locked.push(...(await lockBookingsToInvoice(db, whose)));
  // In parts, in the order of ids, because every transaction locks bookings in that order.
  for (const part of partsOf(bookingIds?.toSorted((a, b) => a - b) ?? [], readAtOnce)) {
    locked.push(...(await lockBookingsToInvoice(db, { ...whose, bookingIds: part })));
    onRead?.(part.length);
  }
  const undecided = await undecidedExtras(
    db,
    locked.map(({ id }) => id),
  );
  return locked.map((booking) => ({
    ...toBill(booking, timezone),
    undecidedIn: undecided.get(booking.id) ?? null,
  }));
}

/** Locks the later charges of carriers that wait for an invoice: the given ones, otherwise all. */
export async function lockRechargesToBill(
  db: TenantDb,
  { customerIds, bookingIds, rechargeIds, jobChargeIds }: Query,
  timezone: string,
): Promise<readonly RechargeToBill[]> {
  const isNamed = bookingIds !== undefined || jobChargeIds !== undefined;
  const named = isNamed ? (rechargeIds ?? []) : rechargeIds;
  if (named?.length === 0) return [];
  const locked = await lockRechargesToInvoice(db, customerIds === undefined ? {} : { customerIds });
  return locked
    .filter(({ id }) => named?.includes(id) ?? true)
    .map((recharge) => ({
      id: recharge.id,
      customerId: recharge.customerId,
      orderNumber: recharge.orderNumber,
      costCenter: recharge.costCenter,
      line: {
        type: 'Recharge',
        referenceNo: recharge.consignmentId,
        description: [`${recharge.fromSuburb} to ${recharge.toSuburb}`, recharge.note]
          .filter((text) => text !== null && text !== '')
          .join(' · '),
        service: recharge.serviceName,
        suppliedOn: localDateOf(recharge.createdAt, timezone),
        quantity: 1,
        bookingId: recharge.bookingId,
        amount: recharge.taxExclusive,
        tax: recharge.tax,
        taxed: recharge.isTaxed,
      },
    }));
}

function toBill(booking: Locked, timezone: string): Omit<BookingToBill, 'undecidedIn'> {
  const { deliveredAt, pricing } = booking;
  const cost = pricing.carrierTotalCostTaxExclusive;
  const supply: Supply = {
    referenceNo: booking.consignmentId,
    description: `${booking.fromSuburb} to ${booking.toSuburb}`,
    suppliedOn: deliveredAt === null ? null : localDateOf(deliveredAt, timezone),
    quantity: 1,
    bookingId: booking.id,
  };
  return {
    id: booking.id,
    customerId: booking.customerId,
    orderNumber: booking.orderNumber,
    costCenter: booking.costCenter,
    referenceNo: booking.consignmentId,
    suppliedOn: supply.suppliedOn,
    lines: linesOf(pricing, supply),
    carrierCost: cost === undefined ? null : fromDecimal(cost),
    lacksProof: booking.isOwnFleet && !booking.hasProofOfDelivery,
    grams: booking.chargeableGrams,
    cubicMillimetres: booking.cubicMillimetres,
    pieces: booking.pieces,
  };
}

type Supply = Pick<BillLine, 'referenceNo' | 'description' | 'quantity' | 'bookingId'> & {
  readonly suppliedOn: LocalDate | null;
};

/** Returns a line per charged service, then insurance. Omits lines whose amounts are 0. */
function linesOf(pricing: PricingDetail, supply: Supply): readonly BillLine[] {
  const services = pricing.serviceDetails.map((service) => ({
    ...supply,
    type: typeOf(service),
    service: service.serviceName,
    amount: fromDecimal(service.taxExclusiveAmount),
    tax: fromDecimal(service.tax),
    taxed: service.isTaxApplied,
  }));
  const insurance = {
    ...supply,
    type: 'Insurance' as const,
    service: 'Transit insurance',
    amount: fromDecimal(pricing.insuranceCostTaxExclusive),
    tax: fromDecimal(pricing.insuranceCostTax),
    taxed: fromDecimal(pricing.insuranceCostTax) !== 0,
  };
  return [...services, insurance].filter((line) => line.amount !== 0 || line.tax !== 0);
}

type Service = PricingDetail['serviceDetails'][number];

/** Fuel is recognised by its name: the API's pricing has no type of service (decisions B-17). */
function typeOf({ isAdditionalService, serviceCode, serviceName }: Service): InvoiceDetailType {
  if (/fuel/i.test(`${serviceCode} ${serviceName}`)) return 'Fuel';
  return isAdditionalService ? 'AdditionalService' : 'Freight';
}
