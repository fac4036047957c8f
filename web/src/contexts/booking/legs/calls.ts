import { getCarrierAccountForEdit, getCarrierAccounts } from '@waybill/contract/carriers/endpoints';
import { joinLegs, splitBooking } from '@waybill/contract/booking/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { bookingReads, type OfWhom, useCounted } from '../calls.ts';
import { legsAlone } from '../bookings/list/booking-filter.ts';

/** Queries the number of legs of split journeys. */
export const useLegs = (of: OfWhom) => useCounted(legsAlone, of);

export const useSplitBooking = () => useEndpointMutation(splitBooking, { refreshes: bookingReads });

export const useJoinLegs = () => useEndpointMutation(joinLegs, { refreshes: bookingReads });

export const useCarrierAccounts = () =>
  useEndpointQuery(
    getCarrierAccounts,
    { sorting: 'name', maxResultCount: 500 },
    { freshFor: 60_000 },
  );

/** Queries an account with its carrier's services; disabled while none is chosen. */
export const useAccountServices = (id: number | null) =>
  useEndpointQuery(getCarrierAccountForEdit, id === null ? {} : { id }, {
    enabled: id !== null,
    freshFor: 60_000,
  });
