import {
  approveReconciliation,
  getReconciliationEvidence,
  linkConsignment,
  resolveServices,
  undoServices,
} from '@waybill/contract/reconciliation/endpoints';
import { getBookingsForRecharge, getListedBookings } from '@waybill/contract/booking/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { reads } from '../calls.ts';
import { linkFilter } from './link-filter.ts';

export const useEvidence = (bookingReconciliationId: number) =>
  useEndpointQuery(getReconciliationEvidence, { bookingReconciliationId });

export const useRecharges = (input: ArgsOf<typeof getBookingsForRecharge>) =>
  useEndpointQuery(getBookingsForRecharge, input, { keepPrevious: true });

export const useApprove = () => useEndpointMutation(approveReconciliation, { refreshes: reads });

export const useResolve = () => useEndpointMutation(resolveServices, { refreshes: reads });

export const useUndo = () => useEndpointMutation(undoServices, { refreshes: reads });

export const useLinkConsignment = () => useEndpointMutation(linkConsignment, { refreshes: reads });

/** Queries the newest bookings of a carrier whose number, customer or place contains a text. */
export const useBookingsToLink = (carrierCode: string, text: string) =>
  useEndpointQuery(
    getListedBookings,
    { filter: linkFilter(carrierCode, text), sorting: 'id desc', maxResultCount: 10 },
    { keepPrevious: true },
  );
