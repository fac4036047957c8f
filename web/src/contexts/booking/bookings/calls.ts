import {
  addBookingNote,
  cancelBooking,
  createOrUpdateBooking,
  deleteBooking,
  getBookingForEdit,
  getBookingsSummary,
  getBookingStatusCount,
  getListedBookings,
  runBulkOperation,
  updateBookingDetails,
} from '@waybill/contract/booking/endpoints';
import {
  createOrUpdateFrequentAddress,
  getAllSettings,
  getCostCenters,
  getCustomers,
  getFrequentAddresses,
  getProducts,
  getReferences,
} from '@waybill/contract/customers/endpoints';
import {
  createQuote,
  getGuestInsuranceQuotes,
  getInsuranceQuotes,
  getQuotes,
} from '@waybill/contract/pricing/endpoints';
import {
  deleteListView,
  getListViews,
  moveListView,
  saveListColumns,
  saveListView,
} from '@waybill/contract/identity/endpoints';
import { getAllPackageTypes } from '@waybill/contract/lookups/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  type EndpointQueryOptions,
  useEndpointMutation,
  useEndpointQuery,
} from '#client/queries.ts';
import { useClient } from '#client/client-context.tsx';
import { bookingReads, type OfWhom, useCounted } from '../calls.ts';
import { awaitingNumber } from './list/booking-filter.ts';

export const useBookings = (input: ArgsOf<typeof getListedBookings>, enabled = true) =>
  useEndpointQuery(getListedBookings, input, { keepPrevious: true, enabled });

/** Returns a function that fetches the bookings of a list without caching them. */
export const useFetchBookings = () => {
  const { call } = useClient();
  return (input: ArgsOf<typeof getListedBookings>) => call(getListedBookings, input);
};

/** Queries how many bookings and legs lack the number of a manual carrier. */
export const useAwaitingNumber = (of: OfWhom) => useCounted(awaitingNumber, of);

export const useBooking = (id: number, enabled = true) =>
  useEndpointQuery(getBookingForEdit, { Id: id }, { enabled });

export const useStatusCounts = (input: ArgsOf<typeof getBookingStatusCount>) =>
  useEndpointQuery(getBookingStatusCount, input, { keepPrevious: true });

export const useBookingsSummary = (input: ArgsOf<typeof getBookingsSummary>) =>
  useEndpointQuery(getBookingsSummary, input, { keepPrevious: true });

export const useListViews = (list: ArgsOf<typeof getListViews>['list']) =>
  useEndpointQuery(getListViews, { list }, { freshFor: 30_000 });

export const useSaveListView = () =>
  useEndpointMutation(saveListView, { refreshes: [getListViews] });

export const useMoveListView = () =>
  useEndpointMutation(moveListView, { refreshes: [getListViews] });

export const useDeleteListView = () =>
  useEndpointMutation(deleteListView, { refreshes: [getListViews] });

export const useSaveListColumns = () =>
  useEndpointMutation(saveListColumns, { refreshes: [getListViews] });

export const useSaveBooking = () =>
  useEndpointMutation(createOrUpdateBooking, { refreshes: bookingReads });

export const useCancelBooking = () =>
  useEndpointMutation(cancelBooking, { refreshes: bookingReads });

export const useDeleteBooking = () =>
  useEndpointMutation(deleteBooking, { refreshes: [getListedBookings] });

export const useAddNote = () =>
  useEndpointMutation(addBookingNote, { refreshes: [getBookingForEdit] });

export const useBulkOperation = () =>
  useEndpointMutation(runBulkOperation, { refreshes: bookingReads });

export const useCorrectBooking = () =>
  useEndpointMutation(updateBookingDetails, { refreshes: bookingReads });

export const useQuoteRequest = () => useEndpointMutation(createQuote, { refreshes: [] });

/** Queries the quotes of a request, each second until all carriers have responded. */
export const useQuotes = (resourceToken: string | null, isCompleted: boolean) =>
  useEndpointQuery(
    getQuotes,
    { resourceToken: resourceToken ?? '' },
    {
      enabled: resourceToken !== null,
      onReturn: false,
      ...(isCompleted ? {} : { every: quotePollMs }),
    },
  );

/** The polling interval of quotes (decisions B-25). */
const quotePollMs = 1000;

export const useInsuranceQuotes = (insuredValue: number | null, customerId: number | null) =>
  useEndpointQuery(
    getInsuranceQuotes,
    { insuredValue: insuredValue ?? 0, CustomerId: customerId ?? 0 },
    { enabled: insuredValue !== null && insuredValue > 0 && customerId !== null },
  );

/** The same for a guest: the cost depends only on the value. */
export const useGuestInsurance = (insuredValue: number | null, isGuest: boolean) =>
  useEndpointQuery(
    getGuestInsuranceQuotes,
    { insuredValue: insuredValue ?? 0 },
    { enabled: isGuest && insuredValue !== null && insuredValue > 0 },
  );

export const usePackageTypes = () =>
  useEndpointQuery(getAllPackageTypes, {}, { freshFor: 600_000 });

type OfCustomer = { readonly customerId: number | null; readonly isOwn: boolean };

/** Returns the customer of a query: none for the caller's own. */
const about = ({ customerId, isOwn }: OfCustomer) =>
  isOwn || customerId === null ? {} : { customerId };

const isKnown = ({ customerId, isOwn }: OfCustomer): boolean => isOwn || customerId !== null;

export const useAddressBook = (customer: OfCustomer, text: string) =>
  useEndpointQuery(
    getFrequentAddresses,
    {
      ...about(customer),
      sorting: 'isDefault desc, nickname asc',
      maxResultCount: 20,
      ...(text === '' ? {} : { filter: text }),
    },
    { enabled: isKnown(customer), keepPrevious: true, freshFor: 60_000 },
  );

export const useCustomerSettings = (customer: OfCustomer) =>
  useEndpointQuery(getAllSettings, about(customer), {
    enabled: isKnown(customer),
    freshFor: 60_000,
  });

export const useCostCenters = (customer: OfCustomer, enabled: boolean) =>
  useEndpointQuery(
    getCostCenters,
    { ...about(customer), maxResultCount: 200 },
    { enabled: enabled && isKnown(customer), freshFor: 60_000 },
  );

export const useReferences = (customer: OfCustomer) =>
  useEndpointQuery(
    getReferences,
    { ...about(customer), maxResultCount: 100 },
    { enabled: isKnown(customer), freshFor: 60_000 },
  );

export const useProducts = (customer: OfCustomer) =>
  useEndpointQuery(
    getProducts,
    { ...about(customer), maxResultCount: 200 },
    { enabled: isKnown(customer), freshFor: 60_000 },
  );

export const useSaveAddress = () =>
  useEndpointMutation(createOrUpdateFrequentAddress, { refreshes: [getFrequentAddresses] });

/** Queries customers by a filter: to search by name, or to look up names by id. */
export const useCustomers = (input: ArgsOf<typeof getCustomers>, options: EndpointQueryOptions) =>
  useEndpointQuery(getCustomers, input, options);
