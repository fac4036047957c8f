import type { CarrierClient } from '#contexts/carriers/public.ts';
import type { PaymentSettings } from '#contexts/tenancy/public.ts';
import { daily } from '#platform/background/daily.ts';
import { context, type Handler } from '#platform/context.ts';
import { cancelAtCarrier } from './consigning/cancel-at-carrier.ts';
import type { PrintServices } from './documents/documents.ts';
import { followCarrier } from './consigning/follow-carrier.ts';
import { takePayment } from './guests/take-payment.ts';
import { consignToCarrier } from './consigning/consign-to-carrier.ts';
import { acceptSharedQuote } from './quotes/api/acceptSharedQuote.ts';
import { addBookingNote } from './bookings/api/addBookingNote.ts';
import { cancelBooking } from './bookings/api/cancelBooking.ts';
import { createOrUpdateBatchBooking } from './bookings/api/createOrUpdateBatchBooking.ts';
import { createOrUpdateBooking } from './bookings/api/createOrUpdateBooking.ts';
import { deleteBatchBooking } from './bookings/api/deleteBatchBooking.ts';
import { deleteBooking } from './bookings/api/deleteBooking.ts';
import { downloadDocument } from './documents/api/downloadDocument.ts';
import { exportBookings } from './bookings/api/exportBookings.ts';
import { getBookingConfigurations } from './bookings/api/getBookingConfigurations.ts';
import { getBookingForEdit } from './bookings/api/getBookingForEdit.ts';
import { getBookingImport } from './imports/api/getBookingImport.ts';
import { getBookingImports } from './imports/api/getBookingImports.ts';
import { requestCarrierPrices } from './imports/api/requestCarrierPrices.ts';
import { importBookings } from './imports/api/importBookings.ts';
import { bookImport } from './imports/book-import.ts';
import { getBookings } from './bookings/api/getBookings.ts';
import { getBookingsForInvoice } from './invoicing/api/getBookingsForInvoice.ts';
import { getBookingsForRecharge } from './invoicing/api/getBookingsForRecharge.ts';
import { getBookingsSummary } from './bookings/api/getBookingsSummary.ts';
import { getDangerousGoodsLoad } from './dangerous-goods/api/getDangerousGoodsLoad.ts';
import { getBookingStatusCount } from './bookings/api/getBookingStatusCount.ts';
import { getDocuments } from './documents/api/getDocuments.ts';
import { createGuestBooking } from './guests/api/createGuestBooking.ts';
import { createOrUpdateGuestBooking } from './guests/api/createOrUpdateGuestBooking.ts';
import { downloadGuestDocument } from './guests/api/downloadGuestDocument.ts';
import { getGuestBooking } from './guests/api/getGuestBooking.ts';
import { getGuestTerms } from './guests/api/getGuestTerms.ts';
import { getGuestDocuments } from './guests/api/getGuestDocuments.ts';
import { takeApart } from './manifests/api/takeApart.ts';
import { consolidateBookings } from './manifests/api/consolidateBookings.ts';
import { joinDocuments } from './documents/api/joinDocuments.ts';
import { getLabelSettings } from './documents/api/getLabelSettings.ts';
import { getListedBookings } from './bookings/api/getListedBookings.ts';
import { saveLabelSettings } from './documents/api/saveLabelSettings.ts';
import { openDocument } from './documents/api/openDocument.ts';
import { getOpenManifests } from './manifests/api/getOpenManifests.ts';
import { lodgeManifest } from './manifests/lodge-manifest.ts';
import { getOperationLog } from './operation-logs/api/getOperationLog.ts';
import { getOperationLogs } from './operation-logs/api/getOperationLogs.ts';
import { getSentQuotes } from './quotes/api/getSentQuotes.ts';
import { getSharedBooking } from './tracking/api/getSharedBooking.ts';
import { getSharedQuote } from './quotes/api/getSharedQuote.ts';
import { getReplay } from './replays/api/getReplay.ts';
import { startReplay } from './replays/api/startReplay.ts';
import { replay } from './replays/replaying.ts';
import { getTrackingDetails } from './tracking/api/getTrackingDetails.ts';
import { priceDelivered } from './pricing/api/priceDelivered.ts';
import { quoteDelivered } from './pricing/api/quoteDelivered.ts';
import { runBulkOperation } from './bookings/api/runBulkOperation.ts';
import { decideClaim } from './claims/api/decideClaim.ts';
import { getClaim } from './claims/api/getClaim.ts';
import { getClaims } from './claims/api/getClaims.ts';
import { lodgeClaim } from './claims/api/lodgeClaim.ts';
import { joinLegs } from './legs/api/joinLegs.ts';
import { sendQuote } from './quotes/api/sendQuote.ts';
import { splitBooking } from './legs/api/splitBooking.ts';
import { updateBookingDetails } from './bookings/api/updateBookingDetails.ts';
import { withdrawSentQuotes } from './quotes/api/withdrawSentQuotes.ts';
import { forgetSentQuotes } from './quotes/forget-sent-quotes.ts';

/** The endpoints that need only their transaction. */
const withoutServices: readonly Handler[] = [
  acceptSharedQuote,
  addBookingNote,
  cancelBooking,
  decideClaim,
  getClaim,
  getClaims,
  lodgeClaim,
  getGuestBooking,
  deleteBatchBooking,
  deleteBooking,
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
  getLabelSettings,
  getListedBookings,
  saveLabelSettings,
  getOperationLog,
  getOperationLogs,
  getSentQuotes,
  getSharedBooking,
  getSharedQuote,
  getReplay,
  getTrackingDetails,
  startReplay,
  sendQuote,
  joinLegs,
  updateBookingDetails,
  withdrawSentQuotes,
];

export const booking = (services: PrintServices & PaymentSettings & CarrierClient) =>
  context('booking', {
    endpoints: [
      ...withoutServices,
      createGuestBooking(services),
      createOrUpdateGuestBooking(services),
      downloadGuestDocument(services),
      getGuestTerms(services),
      getGuestDocuments(services),
      createOrUpdateBatchBooking(services),
      createOrUpdateBooking(services),
      priceDelivered(services),
      quoteDelivered(services),
      downloadDocument(services),
      exportBookings(services),
      getDocuments(services),
      consolidateBookings(services),
      takeApart(services),
      joinDocuments(services),
      openDocument(services),
      getOpenManifests(services),
      requestCarrierPrices(services),
      importBookings(services),
      runBulkOperation(services),
      splitBooking(services),
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
      'booking.lodgeManifest': lodgeManifest(services),
    },
  });
