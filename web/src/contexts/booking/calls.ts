import {
  downloadDocument,
  downloadGuestDocument,
  exportBookings,
  getBookingForEdit,
  getBookingsForInvoice,
  getBookingsSummary,
  getBookingStatusCount,
  getDangerousGoodsLoad,
  getDocuments,
  getGuestDocuments,
  getListedBookings,
  getOpenManifests,
  getOperationLogs,
  openDocument,
} from '@waybill/contract/booking/endpoints';
import { searchLocations } from '@waybill/contract/lookups/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

export const bookingReads = [
  getListedBookings,
  getBookingForEdit,
  getBookingStatusCount,
  getBookingsSummary,
  getDangerousGoodsLoad,
  getBookingsForInvoice,
  getOpenManifests,
  getOperationLogs,
] as const;

export type OfWhom = { readonly customerId: number | undefined };

/** Counts the carriers' bookings and legs that match a filter, without reading them. */
export const useCounted = (filter: string, { customerId }: OfWhom) =>
  useEndpointQuery(
    getListedBookings,
    {
      filter,
      byLegs: true,
      maxResultCount: 1,
      ...(customerId === undefined ? {} : { customerId }),
    },
    { keepPrevious: true },
  );

export { downloadDocument, exportBookings, getDocuments, openDocument };

export { downloadGuestDocument, getGuestDocuments };

export const useLocations = (search: string) =>
  useEndpointQuery(
    searchLocations,
    { search },
    { enabled: search.trim().length > 1, keepPrevious: true, freshFor: 600_000 },
  );
