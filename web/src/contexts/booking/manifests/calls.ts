import {
  consolidateBookings,
  getOpenManifests,
  takeApart,
} from '@waybill/contract/booking/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { bookingReads } from '../calls.ts';

export const useOpenManifests = (customerId: number | undefined, enabled = true) =>
  useEndpointQuery(getOpenManifests, customerId === undefined ? {} : { customerId }, {
    keepPrevious: true,
    enabled,
  });

export const useTakeApart = () => useEndpointMutation(takeApart, { refreshes: bookingReads });

export const useConsolidate = () =>
  useEndpointMutation(consolidateBookings, { refreshes: bookingReads });
