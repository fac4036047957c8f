import type { CarrierClient } from '#contexts/carriers/public.ts';
import type { PaymentSettings } from '#contexts/tenancy/public.ts';
import { daily } from '#platform/background/daily.ts';
import { context } from '#platform/context.ts';
import { cancelAtCarrier } from './acts/cancel-at-carrier.ts';
import type { PrintServices } from './acts/documents.ts';
import { followCarrier } from './acts/follow-carrier.ts';
import { takePayment } from './acts/take-payment.ts';
import { consignToCarrier } from './acts/consign-to-carrier.ts';
import { addBookingNote } from './api/addBookingNote.ts';
import { cancelBooking } from './api/cancelBooking.ts';
import { createOrUpdateBatchBooking } from './api/createOrUpdateBatchBooking.ts';
import { createOrUpdateBooking } from './api/createOrUpdateBooking.ts';
import { deleteBatchBooking } from './api/deleteBatchBooking.ts';
import { deleteBooking } from './api/deleteBooking.ts';
import { downloadDocument } from './api/downloadDocument.ts';
import { exportBookings } from './api/exportBookings.ts';
import { getBookingConfigurations } from './api/getBookingConfigurations.ts';
import { getBookingForEdit } from './api/getBookingForEdit.ts';
import { getBookingImport } from './api/getBookingImport.ts';
import { getBookingImports } from './api/getBookingImports.ts';
import { importBookings } from './api/importBookings.ts';
import { bookImport } from './imports/book-import.ts';
import { getBookings } from './api/getBookings.ts';
import { getBookingsForInvoice } from './api/getBookingsForInvoice.ts';
import { getBookingsForRecharge } from './api/getBookingsForRecharge.ts';
import { getBookingsSummary } from './api/getBookingsSummary.ts';
import { getDangerousGoodsLoad } from './api/getDangerousGoodsLoad.ts';
import { getBookingStatusCount } from './api/getBookingStatusCount.ts';
import { getDocuments } from './api/getDocuments.ts';
import { createGuestBooking } from './api/createGuestBooking.ts';
import { createOrUpdateGuestBooking } from './api/createOrUpdateGuestBooking.ts';
import { downloadGuestDocument } from './api/downloadGuestDocument.ts';
import { getGuestBooking } from './api/getGuestBooking.ts';
import { getGuestTerms } from './api/getGuestTerms.ts';
import { getGuestDocuments } from './api/getGuestDocuments.ts';
import { takeApart } from './api/takeApart.ts';
import { consolidateBookings } from './api/consolidateBookings.ts';
import { joinDocuments } from './api/joinDocuments.ts';
import { getLabelSettings } from './api/getLabelSettings.ts';
import { getListedBookings } from './api/getListedBookings.ts';
import { saveLabelSettings } from './api/saveLabelSettings.ts';
import { getOpenManifests } from './api/getOpenManifests.ts';
import { getOperationLog } from './api/getOperationLog.ts';
import { getOperationLogs } from './api/getOperationLogs.ts';
import { getSentQuotes } from './api/getSentQuotes.ts';
import { getSharedBooking } from './api/getSharedBooking.ts';
import { getSharedQuote } from './api/getSharedQuote.ts';
import { getReplay } from './api/getReplay.ts';
import { startReplay } from './api/startReplay.ts';
import { replay } from './replaying.ts';
import { getTrackingDetails } from './api/getTrackingDetails.ts';
import { priceDelivered } from './api/priceDelivered.ts';
import { quoteDelivered } from './api/quoteDelivered.ts';
import { runBulkOperation } from './api/runBulkOperation.ts';
import { joinLegs } from './api/joinLegs.ts';
import { sendQuote } from './api/sendQuote.ts';
import { splitBooking } from './api/splitBooking.ts';
import { updateBookingDetails } from './api/updateBookingDetails.ts';
import { withdrawSentQuotes } from './api/withdrawSentQuotes.ts';
import { forgetSentQuotes } from './acts/forget-sent-quotes.ts';

export const booking = (services: PrintServices & PaymentSettings & CarrierClient) =>
  context('booking', {
    endpoints: [
      addBookingNote,
      cancelBooking,
      createGuestBooking(services),
      createOrUpdateGuestBooking(services),
      downloadGuestDocument(services),
      getGuestBooking,
      getGuestTerms(services),
      getGuestDocuments(services),
      createOrUpdateBatchBooking(services),
      createOrUpdateBooking(services),
      priceDelivered(services),
      quoteDelivered(services),
      deleteBatchBooking,
      deleteBooking,
      downloadDocument(services),
      exportBookings(services),
      getBookingConfigurations,
      getBookingForEdit,
      getBookingImport,
      getBookingImports,
      getBookings,
      getBookingsForInvoice,
      getBookingsForRecharge,
      getBookingsSummary,
      getBookingStatusCount,
      getDangerousGoodsLoad,
      getDocuments(services),
      consolidateBookings(services),
      takeApart(services),
      joinDocuments(services),
      getLabelSettings,
      getListedBookings,
      saveLabelSettings,
      getOpenManifests(services),
      getOperationLog,
      getOperationLogs,
      getSentQuotes,
      getSharedBooking,
      getSharedQuote,
      getReplay,
      getTrackingDetails,
      importBookings(services),
      startReplay,
      runBulkOperation(services),
      sendQuote,
      splitBooking(services),
      joinLegs,
      updateBookingDetails,
      withdrawSentQuotes,
    ],
    daily: { 'booking.forgetSentQuotes': daily('03:40', forgetSentQuotes) },
    tasks: {
      'booking.takePayment': takePayment(services),
      'booking.bookImport': bookImport(services),
      'booking.replay': replay,
    },
    callsOut: {
      'booking.tellCarrier': consignToCarrier(services),
      'booking.cancelAtCarrier': cancelAtCarrier(services),
      'booking.followCarrier': followCarrier(services),
    },
    live: {
      'booking.created': 'booking',
      'booking.changed': 'booking',
      'booking.deleted': 'booking',
      'booking.statusChanged': 'booking',
      'booking.manifested': 'booking',
      'booking.imported': 'booking',
    },
  });
