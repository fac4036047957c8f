import { context } from '#platform/context.ts';
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
import { addDriverCharge } from './charges/api/addDriverCharge.ts';
import { deleteDriverCharge } from './charges/api/deleteDriverCharge.ts';
import { getDriverRates } from './charges/api/getDriverRates.ts';
import { updateCustomerCharge } from './charges/api/updateCustomerCharge.ts';
import { updateDriverRates } from './charges/api/updateDriverRates.ts';
import { updateJobPrice } from './charges/api/updateJobPrice.ts';
import { getJobPricing } from './pricing/api/getJobPricing.ts';
import { setJobQuote } from './pricing/api/setJobQuote.ts';
import { bookingCancelled, bookingChanged, bookingManifested } from './jobs/hearing.ts';

export const jobs = (services: Pick<Services, 'files'>) =>
  context('jobs', {
    endpoints: [
      addDriverCharge,
      allocateJob,
      confirmJob,
      createJob,
      createScanEvent(services),
      createScanEventForItems(services),
      deleteDriverCharge,
      deleteJob,
      getAllocatedJobs,
      getChildJobs,
      getDriverRates,
      getJob,
      getJobPricing,
      getJobs,
      getJobsWithChildren,
      getJobTypes,
      getLineHaulStatuses,
      getScanEventImage(services),
      getScanEvents,
      getScanEventTypes,
      getUnallocatedJobs,
      setJobPickup,
      setJobQuote,
      unallocateJob,
      unallocateJobs,
      updateCustomerCharge,
      updateDriverRates,
      updateJob,
      updateJobPrice,
      updateScanEvent,
    ],
    on: {
      'booking.manifested': bookingManifested,
      'booking.cancelled': bookingCancelled,
      'booking.changed': bookingChanged,
    },
    live: {
      'job.created': 'jobs',
      'job.changed': 'jobs',
      'job.deleted': 'jobs',
      'job.scanned': 'jobs',
      'job.delivered': 'jobs',
    },
  });
