import { context, type Handler } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { allocateJob } from './allocation/api/allocateJob.ts';
import { confirmJob } from './jobs/api/confirmJob.ts';
import { createJob } from './jobs/api/createJob.ts';
import { createScanEvent } from './scans/api/createScanEvent.ts';
import { createScanEventForItems } from './scans/api/createScanEventForItems.ts';
import { deleteJob } from './jobs/api/deleteJob.ts';
import { getAllocatedJobs } from './allocation/api/getAllocatedJobs.ts';
import { getChildJobs } from './jobs/api/getChildJobs.ts';
import { getJob } from './jobs/api/getJob.ts';
import { getJobPlaces } from './jobs/api/getJobPlaces.ts';
import { getJobs } from './jobs/api/getJobs.ts';
import { getJobsWithChildren } from './jobs/api/getJobsWithChildren.ts';
import { getJobTypes } from './jobs/api/getJobTypes.ts';
import { getLineHaulStatuses } from './scans/api/getLineHaulStatuses.ts';
import { getScanEventImage } from './scans/api/getScanEventImage.ts';
import { getScanEvents } from './scans/api/getScanEvents.ts';
import { getScanEventTypes } from './scans/api/getScanEventTypes.ts';
import { getUnallocatedJobs } from './allocation/api/getUnallocatedJobs.ts';
import { setJobPickup } from './jobs/api/setJobPickup.ts';
import { unallocateJob } from './allocation/api/unallocateJob.ts';
import { unallocateJobs } from './allocation/api/unallocateJobs.ts';
import { updateJob } from './jobs/api/updateJob.ts';
import { updateScanEvent } from './scans/api/updateScanEvent.ts';
import { decideScanReview } from './scan-reviews/api/decideScanReview.ts';
import { getDriverDangerousGoods } from './dangerous-goods/api/getDriverDangerousGoods.ts';
import { getDriverScanReviews } from './scan-reviews/api/getDriverScanReviews.ts';
import { getScanReviewImage } from './scan-reviews/api/getScanReviewImage.ts';
import { getScanReviews } from './scan-reviews/api/getScanReviews.ts';
import { handOverScan } from './scan-reviews/api/handOverScan.ts';
import { getHeadPorts } from './head-ports/api/getHeadPorts.ts';
import { getHeadPort } from './head-ports/api/getHeadPort.ts';
import { createHeadPort } from './head-ports/api/createHeadPort.ts';
import { updateHeadPort } from './head-ports/api/updateHeadPort.ts';
import { deleteHeadPort } from './head-ports/api/deleteHeadPort.ts';
import { downloadZoneLocations } from './head-ports/api/downloadZoneLocations.ts';
import { uploadZoneLocations } from './head-ports/api/uploadZoneLocations.ts';
import { getZone } from './zones/api/getZone.ts';
import { getZones } from './zones/api/getZones.ts';
import { exportZone } from './zones/api/exportZone.ts';
import { getZoneLocations } from './zones/api/getZoneLocations.ts';
import { importZone } from './zones/api/importZone.ts';
import { createZone } from './zones/api/createZone.ts';
import { updateZone } from './zones/api/updateZone.ts';
import { deleteZone } from './zones/api/deleteZone.ts';
import { createZoneLocation } from './zones/api/createZoneLocation.ts';
import { createZoneLocations } from './zones/api/createZoneLocations.ts';
import { deleteZoneLocation } from './zones/api/deleteZoneLocation.ts';
import { getServingZones } from './zones/api/getServingZones.ts';
import { getZoneOverlaps } from './zones/api/getZoneOverlaps.ts';
import { getMultiStops } from './multi-stop/api/getMultiStops.ts';
import { getMultiStop } from './multi-stop/api/getMultiStop.ts';
import { createMultiStop } from './multi-stop/api/createMultiStop.ts';
import { updateMultiStop } from './multi-stop/api/updateMultiStop.ts';
import { deleteMultiStop } from './multi-stop/api/deleteMultiStop.ts';
import { multiStopAllocateJobs } from './multi-stop/api/multiStopAllocateJobs.ts';
import { multiStopDeallocateJobs } from './multi-stop/api/multiStopDeallocateJobs.ts';
import { multiStopAllocatedJobs } from './multi-stop/api/multiStopAllocatedJobs.ts';
import { zonesChanged } from './zones/hearing.ts';
import { allocateOnBoard } from './board/api/allocateOnBoard.ts';
import { restoreOnBoard } from './board/api/restoreOnBoard.ts';
import { getDriverRun } from './board/api/getDriverRun.ts';
import { getBoard } from './board/api/getBoard.ts';
import { getBoardChanges } from './board/api/getBoardChanges.ts';
import { getBoardDispatchers } from './board/api/getBoardDispatchers.ts';
import { getDriversOnDuty } from './board/api/getDriversOnDuty.ts';
import { getDriverStops } from './board/api/getDriverStops.ts';
import { getJobWarnings } from './board/api/getJobWarnings.ts';
import { noteBoardViewer } from './board/api/noteBoardViewer.ts';
import { addDriverCharge } from './charges/api/addDriverCharge.ts';
import { deleteDriverCharge } from './charges/api/deleteDriverCharge.ts';
import { getDriverRates } from './charges/api/getDriverRates.ts';
import { updateCustomerCharge } from './charges/api/updateCustomerCharge.ts';
import { updateDriverRates } from './charges/api/updateDriverRates.ts';
import { updateJobPrice } from './charges/api/updateJobPrice.ts';
import { getProofRules } from './proof/api/getProofRules.ts';
import { saveProofRules } from './proof/api/saveProofRules.ts';
import { checkPin } from './proof/api/checkPin.ts';
import { getDriverProofDemands } from './proof/api/getDriverProofDemands.ts';
import { getJobProofDemand } from './proof/api/getJobProofDemand.ts';
import { departForStop } from './departures/api/departForStop.ts';
import { getJobPricing } from './pricing/api/getJobPricing.ts';
import { setJobQuote } from './pricing/api/setJobQuote.ts';
import { bookingCancelled, bookingChanged, bookingManifested } from './jobs/hearing.ts';

/** The endpoints that need only their transaction. */
const withoutServices: readonly Handler[] = [
  addDriverCharge,
  allocateJob,
  confirmJob,
  createJob,
  deleteDriverCharge,
  deleteJob,
  getAllocatedJobs,
  getChildJobs,
  getDriverRates,
  getJob,
  getJobPlaces,
  getJobPricing,
  getProofRules,
  saveProofRules,
  getJobs,
  getJobsWithChildren,
  getJobTypes,
  getLineHaulStatuses,
  getScanEvents,
  getScanEventTypes,
  getScanReviews,
  getDriverDangerousGoods,
  getDriverScanReviews,
  decideScanReview,
  getUnallocatedJobs,
  setJobPickup,
  allocateOnBoard,
  restoreOnBoard,
  getBoard,
  getBoardChanges,
  getBoardDispatchers,
  getDriversOnDuty,
  getDriverStops,
  getJobWarnings,
  noteBoardViewer,
  getDriverRun,
  setJobQuote,
  unallocateJob,
  unallocateJobs,
  updateCustomerCharge,
  updateDriverRates,
  updateJob,
  updateJobPrice,
  updateScanEvent,
  getHeadPorts,
  getHeadPort,
  createHeadPort,
  updateHeadPort,
  deleteHeadPort,
  downloadZoneLocations,
  uploadZoneLocations,
  getZone,
  getZones,
  exportZone,
  getZoneLocations,
  importZone,
  createZone,
  updateZone,
  deleteZone,
  createZoneLocation,
  createZoneLocations,
  deleteZoneLocation,
  getServingZones,
  getZoneOverlaps,
  getMultiStops,
  getMultiStop,
  createMultiStop,
  updateMultiStop,
  deleteMultiStop,
  multiStopAllocateJobs,
  multiStopDeallocateJobs,
  multiStopAllocatedJobs,
];

export const jobs = (services: Pick<Services, 'files' | 'secret'>) =>
  context('jobs', {
    endpoints: [
      ...withoutServices,
      createScanEvent(services),
      createScanEventForItems(services),
      departForStop(services),
      checkPin(services),
      getDriverProofDemands(services),
      getJobProofDemand(services),
      getScanEventImage(services),
      getScanReviewImage(services),
      handOverScan(services),
    ],
    on: {
      'booking.manifested': bookingManifested,
      'booking.cancelled': bookingCancelled,
      'booking.changed': bookingChanged,
      'zones.changed': zonesChanged,
    },
  });
