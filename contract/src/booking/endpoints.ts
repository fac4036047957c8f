export * from './guests/endpoints.ts';
export * from './claims/endpoints.ts';
export * from './imports/endpoints.ts';
export * from './replays/endpoints.ts';
export * from './documents/endpoints.ts';
export * from './legs/endpoints.ts';
export * from './manifests/endpoints.ts';
export * from './pricing/endpoints.ts';
export * from './quotes/endpoints.ts';
export {
  getBookings,
  getListedBookings,
  getBookingForEdit,
  getBookingStatusCount,
  getBookingsSummary,
  exportBookings,
  getBookingConfigurations,
  createOrUpdateBooking,
  createOrUpdateBatchBooking,
  cancelBooking,
  addBookingNote,
  deleteBooking,
  deleteBatchBooking,
  runBulkOperation,
} from './bookings/endpoints.ts';
export { getDangerousGoodsLoad } from './dangerous-goods/endpoints.ts';
export { getBookingsForInvoice, getBookingsForRecharge } from './invoicing/endpoints.ts';
export { getOperationLog, getOperationLogs } from './operation-logs/endpoints.ts';
export { getSharedBooking, getTrackingDetails } from './tracking/endpoints.ts';
export { getDocuments, downloadDocument } from './documents/endpoints.ts';
