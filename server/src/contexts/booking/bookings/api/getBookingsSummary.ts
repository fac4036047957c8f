import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { minor, toDecimal } from '@waybill/kernel/money';
import { bookingSums } from '../lists.ts';

export const getBookingsSummary = handle(contract.getBookingsSummary, async ({ input, db }) => {
  const sums = await bookingSums(db, input);
  return {
    totalBookings: sums.bookings,
    totalItems: sums.item_lines,
    totalBookingItems: sums.pieces,
    totalBookingWeight: sums.grams / 1000,
    totalBookingCubic: Number(sums.cubic_millimetres) / 1e9,
    totalFreightCost: toDecimal(minor(sums.freight_minor)),
    totalInsuranceCost: toDecimal(minor(sums.insurance_minor)),
    totalAdditionalCost: toDecimal(
      minor(sums.total_minor - sums.freight_minor - sums.insurance_minor),
    ),
    totalCost: toDecimal(minor(sums.total_minor)),
  };
});
