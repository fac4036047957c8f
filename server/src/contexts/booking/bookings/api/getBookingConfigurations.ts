import { handle } from '#platform/context.ts';
import { bookingOperations } from '@waybill/contract/booking/operation-logs/operations';
import * as contract from '@waybill/contract/booking/endpoints';
import { allCarriers } from '#contexts/carriers/public.ts';

export const getBookingConfigurations = handle(contract.getBookingConfigurations, async () => ({
  carrierSettings: allCarriers.map((carrier) => ({
    carrierCode: carrier.code,
    operations: Object.fromEntries(
      bookingOperations.map((name) => [name, carrier.operations.includes(name)]),
    ),
  })),
}));
