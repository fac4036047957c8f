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
import { bookingCancelled, bookingChanged, bookingManifested } from './jobs/hearing.ts';

export const jobs = (services: Pick<Services, 'files'>) =>
  context('jobs', {
    endpoints: [
      allocateJob,
      confirmJob,
      createJob,
      createScanEvent(services),
      createScanEventForItems(services),
      deleteJob,
      getAllocatedJobs,
      getChildJobs,
      getJob,
      getJobs,
      getJobsWithChildren,
      getJobTypes,
      getLineHaulStatuses,
      getScanEventImage(services),
      getScanEvents,
      getScanEventTypes,
      getUnallocatedJobs,
      setJobPickup,
      unallocateJob,
      unallocateJobs,
      updateJob,
      updateScanEvent,
    ],
    on: {
      'booking.manifested': bookingManifested,
      'booking.cancelled': bookingCancelled,
      'booking.changed': bookingChanged,
    },
  });
