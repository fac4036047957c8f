import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import {
  addBookingNote,
  cancelBooking,
  consolidateBookings,
  createGuestBooking,
  createOrUpdateBooking,
  createOrUpdateGuestBooking,
  deleteBooking,
  downloadDocument,
  downloadGuestDocument,
  exportBookings,
  getBookingForEdit,
  getBookingImport,
  getBookingImports,
  getBookingsForInvoice,
  getBookingsSummary,
  getDangerousGoodsLoad,
  getBookingStatusCount,
  getDocuments,
  getGuestBooking,
  getGuestDocuments,
  getGuestTerms,
  getLabelSettings,
  getListedBookings,
  getOpenManifests,
  getOperationLog,
  getOperationLogs,
  getSentQuotes,
  getSharedQuote,
  importBookings,
  joinDocuments,
  runBulkOperation,
  saveLabelSettings,
  sendQuote,
  takeApart,
  joinLegs,
  splitBooking,
  updateBookingDetails,
  withdrawSentQuotes,
} from '@waybill/contract/booking/endpoints';
import { getCarrierAccountForEdit, getCarrierAccounts } from '@waybill/contract/carriers/endpoints';
import { getGuestTokenizationKey } from '@waybill/contract/finance/endpoints';
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
  deleteListView,
  getListViews,
  moveListView,
  saveListColumns,
  saveListView,
} from '@waybill/contract/identity/endpoints';
import { getAllPackageTypes, searchLocations } from '@waybill/contract/lookups/endpoints';
import {
  createQuote,
  getGuestInsuranceQuotes,
  getInsuranceQuotes,
  getQuotes,
} from '@waybill/contract/pricing/endpoints';
import { useState } from 'react';
import { useClient } from '#client/client-context.tsx';
import {
  type EndpointQueryOptions,
  useEndpointQuery,
  useEndpointMutation,
} from '#client/queries.ts';
import { awaitingNumber, legsAlone } from './lists/booking-filter.ts';

const bookingReads = [
  getListedBookings,
  getBookingForEdit,
  getBookingStatusCount,
  getBookingsSummary,
  getDangerousGoodsLoad,
  getBookingsForInvoice,
  getOpenManifests,
  getOperationLogs,
] as const;

// Reading bookings

export const useBookings = (input: ArgsOf<typeof getListedBookings>, enabled = true) =>
  useEndpointQuery(getListedBookings, input, { keepPrevious: true, enabled });

/** The bookings of a list, asked for once and kept by whoever asks. */
export const useFetchBookings = () => {
  const { call } = useClient();
  return (input: ArgsOf<typeof getListedBookings>) => call(getListedBookings, input);
};

/** How many bookings and legs await the number of a manual carrier. */
export const useAwaitingNumber = (of: OfWhom) => useCounted(awaitingNumber, of);

/** How many legs journeys were split into. */
export const useLegs = (of: OfWhom) => useCounted(legsAlone, of);

type OfWhom = { readonly customerId: number | undefined };

/** How many there are of what carriers carry; none of it is read. */
const useCounted = (filter: string, { customerId }: OfWhom) =>
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

export const useBooking = (id: number, enabled = true) =>
  useEndpointQuery(getBookingForEdit, { Id: id }, { enabled });

export const useStatusCounts = (input: ArgsOf<typeof getBookingStatusCount>) =>
  useEndpointQuery(getBookingStatusCount, input, { keepPrevious: true });

export const useBookingsSummary = (input: ArgsOf<typeof getBookingsSummary>) =>
  useEndpointQuery(getBookingsSummary, input, { keepPrevious: true });

export const useOperationLogs = (bookingId: number) =>
  useEndpointQuery(getOperationLogs, { bookingId, maxResultCount: 100 });

export const useOperationLog = (id: number, enabled: boolean) =>
  useEndpointQuery(getOperationLog, { id }, { enabled });

// What people keep of the list

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

// Changing bookings

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
/** The papers of several tokens as one file. */
export const useJoinDocuments = () => useEndpointMutation(joinDocuments, { refreshes: [] });
export const useCorrectBooking = () =>
  useEndpointMutation(updateBookingDetails, { refreshes: bookingReads });

// Quotes that were kept

export const useSentQuotes = (bookingId: number) => useEndpointQuery(getSentQuotes, { bookingId });
export const useSendQuote = () =>
  useEndpointMutation(sendQuote, { refreshes: [getSentQuotes, ...bookingReads] });
export const useWithdrawSentQuotes = () =>
  useEndpointMutation(withdrawSentQuotes, { refreshes: [getSentQuotes] });
/** A quote as it was sent, for whoever has its link. */
export const useSharedQuote = (quoteToken: string) =>
  useEndpointQuery(getSharedQuote, { quoteToken });

// How pieces are numbered

export const useLabelSettings = () => useEndpointQuery(getLabelSettings, {});
export const useSaveLabelSettings = () =>
  useEndpointMutation(saveLabelSettings, { refreshes: [getLabelSettings] });

// What waits to be handed over

export const useOpenManifests = (customerId: number | undefined, enabled = true) =>
  useEndpointQuery(getOpenManifests, customerId === undefined ? {} : { customerId }, {
    keepPrevious: true,
    enabled,
  });
export const useTakeApart = () => useEndpointMutation(takeApart, { refreshes: bookingReads });
export const useSplitBooking = () => useEndpointMutation(splitBooking, { refreshes: bookingReads });
export const useJoinLegs = () => useEndpointMutation(joinLegs, { refreshes: bookingReads });
export const useCarrierAccounts = () =>
  useEndpointQuery(
    getCarrierAccounts,
    { sorting: 'name', maxResultCount: 500 },
    { freshFor: 60_000 },
  );
/** An account with the services of its carrier; nothing while none is chosen. */
export const useAccountServices = (id: number | null) =>
  useEndpointQuery(getCarrierAccountForEdit, id === null ? {} : { id }, {
    enabled: id !== null,
    freshFor: 60_000,
  });
export const useConsolidate = () =>
  useEndpointMutation(consolidateBookings, { refreshes: bookingReads });

// Bookings from a file

export const useImportBookings = () =>
  useEndpointMutation(importBookings, { refreshes: [getBookingImports] });
export const useBookingImports = () =>
  useEndpointQuery(getBookingImports, { maxResultCount: importsMax }, { keepPrevious: true });
const importsMax = 10;

/** An import, asked for again each second while its rows are being booked. */
export const useBookingImport = (importId: string) => {
  const [isDone, setDone] = useState(false);
  const query = useEndpointQuery(
    getBookingImport,
    { importId },
    isDone ? {} : { every: importPollMs },
  );
  const nowDone = query.data?.status === 'Done';
  if (nowDone !== isDone) setDone(nowDone);
  return query;
};
const importPollMs = 1000;

export { downloadDocument, exportBookings, getDocuments };

// Guests

export const useBookAsGuest = () =>
  useEndpointMutation(createGuestBooking, { refreshes: [getGuestBooking] });
export const useGuestTerms = () => useEndpointQuery(getGuestTerms, {});
/** Asks for a challenge of its own: each is good for one card. */
export const useNewChallenge = () => {
  const client = useClient();
  return async () => (await client.call(getGuestTerms, {})).challenge;
};
/** How this tenant takes a guest's card. */
export const useGuestProcessor = () =>
  useEndpointQuery(getGuestTokenizationKey, {}, { forever: true });
export const usePayAsGuest = () =>
  useEndpointMutation(createOrUpdateGuestBooking, { refreshes: [getGuestBooking] });

/** A guest's booking; asked for again now and then while something is still to come of it. */
export const useGuestBooking = (
  { BookingId, Email }: ArgsOf<typeof getGuestBooking>,
  isSettled: (result: ResultOf<typeof getGuestBooking> | undefined) => boolean,
) => {
  const [settled, setSettled] = useState(false);
  const query = useEndpointQuery(
    getGuestBooking,
    { BookingId, Email },
    settled ? {} : { every: guestPollMs },
  );
  const isDone = isSettled(query.data);
  if (isDone !== settled) setSettled(isDone);
  return query;
};

/** Guests may read ten times a minute (decisions X-29). */
const guestPollMs = 8000;

export { downloadGuestDocument, getGuestDocuments };

// What a booking is made from

export const useQuoteRequest = () => useEndpointMutation(createQuote, { refreshes: [] });

/** The quotes of a request, asked for each second until all carriers have answered. */
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

/** Quotes are polled each second (decisions B-25). */
const quotePollMs = 1000;

export const useInsuranceQuotes = (insuredValue: number | null, customerId: number | null) =>
  useEndpointQuery(
    getInsuranceQuotes,
    { insuredValue: insuredValue ?? 0, CustomerId: customerId ?? 0 },
    { enabled: insuredValue !== null && insuredValue > 0 && customerId !== null },
  );

/** The same for somebody without an account: the value alone tells the cost. */
export const useGuestInsurance = (insuredValue: number | null, isGuest: boolean) =>
  useEndpointQuery(
    getGuestInsuranceQuotes,
    { insuredValue: insuredValue ?? 0 },
    { enabled: isGuest && insuredValue !== null && insuredValue > 0 },
  );

export const useLocations = (search: string) =>
  useEndpointQuery(
    searchLocations,
    { search },
    { enabled: search.trim().length > 1, keepPrevious: true, freshFor: 600_000 },
  );

export const usePackageTypes = () =>
  useEndpointQuery(getAllPackageTypes, {}, { freshFor: 600_000 });

type OfCustomer = { readonly customerId: number | null; readonly isOwn: boolean };

/** The customer that a question is about: nobody's name for one's own. */
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

/** Customers by a filter: to be found by their name, or to be named by their number. */
export const useCustomers = (input: ArgsOf<typeof getCustomers>, options: EndpointQueryOptions) =>
  useEndpointQuery(getCustomers, input, options);

export const useDangerousLoad = (bookingIds: readonly number[]) =>
  useEndpointQuery(getDangerousGoodsLoad, { bookingIds: [...bookingIds] });
