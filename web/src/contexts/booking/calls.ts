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
import { type AskOptions, useAsk, useSend } from '#client/queries.ts';
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
  useAsk(getListedBookings, input, { keepPrevious: true, enabled });

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
  useAsk(
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
  useAsk(getBookingForEdit, { Id: id }, { enabled });

export const useStatusCounts = (input: ArgsOf<typeof getBookingStatusCount>) =>
  useAsk(getBookingStatusCount, input, { keepPrevious: true });

export const useBookingsSummary = (input: ArgsOf<typeof getBookingsSummary>) =>
  useAsk(getBookingsSummary, input, { keepPrevious: true });

export const useOperationLogs = (bookingId: number) =>
  useAsk(getOperationLogs, { bookingId, maxResultCount: 100 });

export const useOperationLog = (id: number, enabled: boolean) =>
  useAsk(getOperationLog, { id }, { enabled });

// What people keep of the list

export const useListViews = (list: ArgsOf<typeof getListViews>['list']) =>
  useAsk(getListViews, { list }, { freshFor: 30_000 });
export const useSaveListView = () => useSend(saveListView, { refreshes: [getListViews] });
export const useMoveListView = () => useSend(moveListView, { refreshes: [getListViews] });
export const useDeleteListView = () => useSend(deleteListView, { refreshes: [getListViews] });
export const useSaveListColumns = () => useSend(saveListColumns, { refreshes: [getListViews] });

// Changing bookings

export const useSaveBooking = () => useSend(createOrUpdateBooking, { refreshes: bookingReads });
export const useCancelBooking = () => useSend(cancelBooking, { refreshes: bookingReads });
export const useDeleteBooking = () => useSend(deleteBooking, { refreshes: [getListedBookings] });
export const useAddNote = () => useSend(addBookingNote, { refreshes: [getBookingForEdit] });
export const useBulkOperation = () => useSend(runBulkOperation, { refreshes: bookingReads });
/** The papers of several tokens as one file. */
export const useJoinDocuments = () => useSend(joinDocuments, { refreshes: [] });
export const useCorrectBooking = () => useSend(updateBookingDetails, { refreshes: bookingReads });

// Quotes that were kept

export const useSentQuotes = (bookingId: number) => useAsk(getSentQuotes, { bookingId });
export const useSendQuote = () =>
  useSend(sendQuote, { refreshes: [getSentQuotes, ...bookingReads] });
export const useWithdrawSentQuotes = () =>
  useSend(withdrawSentQuotes, { refreshes: [getSentQuotes] });
/** A quote as it was sent, for whoever has its link. */
export const useSharedQuote = (quoteToken: string) => useAsk(getSharedQuote, { quoteToken });

// How pieces are numbered

export const useLabelSettings = () => useAsk(getLabelSettings, {});
export const useSaveLabelSettings = () =>
  useSend(saveLabelSettings, { refreshes: [getLabelSettings] });

// What waits to be handed over

export const useOpenManifests = (customerId: number | undefined, enabled = true) =>
  useAsk(getOpenManifests, customerId === undefined ? {} : { customerId }, {
    keepPrevious: true,
    enabled,
  });
export const useTakeApart = () => useSend(takeApart, { refreshes: bookingReads });
export const useSplitBooking = () => useSend(splitBooking, { refreshes: bookingReads });
export const useJoinLegs = () => useSend(joinLegs, { refreshes: bookingReads });
export const useCarrierAccounts = () =>
  useAsk(getCarrierAccounts, { sorting: 'name', maxResultCount: 500 }, { freshFor: 60_000 });
/** An account with the services of its carrier; nothing while none is chosen. */
export const useAccountServices = (id: number | null) =>
  useAsk(getCarrierAccountForEdit, id === null ? {} : { id }, {
    enabled: id !== null,
    freshFor: 60_000,
  });
export const useConsolidate = () => useSend(consolidateBookings, { refreshes: bookingReads });

// Bookings from a file

export const useImportBookings = () => useSend(importBookings, { refreshes: [getBookingImports] });
export const useBookingImports = () =>
  useAsk(getBookingImports, { maxResultCount: importsShown }, { keepPrevious: true });
const importsShown = 10;

/** An import, asked for again each second while its rows are being booked. */
export const useBookingImport = (importId: string) => {
  const [isDone, setDone] = useState(false);
  const answer = useAsk(getBookingImport, { importId }, isDone ? {} : { every: importPollMs });
  const nowDone = answer.data?.status === 'Done';
  if (nowDone !== isDone) setDone(nowDone);
  return answer;
};
const importPollMs = 1000;

export { downloadDocument, exportBookings, getDocuments };

// Guests

export const useBookAsGuest = () => useSend(createGuestBooking, { refreshes: [getGuestBooking] });
export const useGuestTerms = () => useAsk(getGuestTerms, {});
/** Asks for a challenge of its own: each is good for one card. */
export const useNewChallenge = () => {
  const client = useClient();
  return async () => (await client.call(getGuestTerms, {})).challenge;
};
/** How this tenant takes a guest's card. */
export const useGuestProcessor = () => useAsk(getGuestTokenizationKey, {}, { forever: true });
export const usePayAsGuest = () =>
  useSend(createOrUpdateGuestBooking, { refreshes: [getGuestBooking] });

/** A guest's booking; asked for again now and then while something is still to come of it. */
export const useGuestBooking = (
  { BookingId, Email }: ArgsOf<typeof getGuestBooking>,
  isSettled: (result: ResultOf<typeof getGuestBooking> | undefined) => boolean,
) => {
  const [settled, setSettled] = useState(false);
  const answer = useAsk(
    getGuestBooking,
    { BookingId, Email },
    settled ? {} : { every: guestPollMs },
  );
  const isDone = isSettled(answer.data);
  if (isDone !== settled) setSettled(isDone);
  return answer;
};

/** Guests may read ten times a minute (decisions X-29). */
const guestPollMs = 8000;

export { downloadGuestDocument, getGuestDocuments };

// What a booking is made from

export const useQuoteRequest = () => useSend(createQuote, { refreshes: [] });

/** The quotes of a request, asked for each second until all carriers have answered. */
export const useQuotes = (resourceToken: string | null, isCompleted: boolean) =>
  useAsk(
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
  useAsk(
    getInsuranceQuotes,
    { insuredValue: insuredValue ?? 0, CustomerId: customerId ?? 0 },
    { enabled: insuredValue !== null && insuredValue > 0 && customerId !== null },
  );

/** The same for somebody without an account: the value alone tells the cost. */
export const useGuestInsurance = (insuredValue: number | null, isGuest: boolean) =>
  useAsk(
    getGuestInsuranceQuotes,
    { insuredValue: insuredValue ?? 0 },
    { enabled: isGuest && insuredValue !== null && insuredValue > 0 },
  );

export const useLocations = (search: string) =>
  useAsk(
    searchLocations,
    { search },
    { enabled: search.trim().length > 1, keepPrevious: true, freshFor: 600_000 },
  );

export const usePackageTypes = () => useAsk(getAllPackageTypes, {}, { freshFor: 600_000 });

type OfCustomer = { readonly customerId: number | null; readonly isOwn: boolean };

/** The customer that a question is about: nobody's name for one's own. */
const about = ({ customerId, isOwn }: OfCustomer) =>
  isOwn || customerId === null ? {} : { customerId };
const isKnown = ({ customerId, isOwn }: OfCustomer): boolean => isOwn || customerId !== null;

export const useAddressBook = (customer: OfCustomer, text: string) =>
  useAsk(
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
  useAsk(getAllSettings, about(customer), { enabled: isKnown(customer), freshFor: 60_000 });

export const useCostCenters = (customer: OfCustomer, enabled: boolean) =>
  useAsk(
    getCostCenters,
    { ...about(customer), maxResultCount: 200 },
    { enabled: enabled && isKnown(customer), freshFor: 60_000 },
  );

export const useReferences = (customer: OfCustomer) =>
  useAsk(
    getReferences,
    { ...about(customer), maxResultCount: 100 },
    { enabled: isKnown(customer), freshFor: 60_000 },
  );

export const useProducts = (customer: OfCustomer) =>
  useAsk(
    getProducts,
    { ...about(customer), maxResultCount: 200 },
    { enabled: isKnown(customer), freshFor: 60_000 },
  );

export const useSaveAddress = () =>
  useSend(createOrUpdateFrequentAddress, { refreshes: [getFrequentAddresses] });

/** Customers by a filter: to be found by their name, or to be named by their number. */
export const useCustomers = (input: ArgsOf<typeof getCustomers>, options: AskOptions) =>
  useAsk(getCustomers, input, options);

export const useDangerousLoad = (bookingIds: readonly number[]) =>
  useAsk(getDangerousGoodsLoad, { bookingIds: [...bookingIds] });
