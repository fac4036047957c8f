import { context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { allocateJob } from './api/allocateJob.ts';
import { confirmJob } from './api/confirmJob.ts';
import { createJob } from './api/createJob.ts';
import { createScanEvent } from './api/createScanEvent.ts';
import { createScanEventForItems } from './api/createScanEventForItems.ts';
import { deleteJob } from './api/deleteJob.ts';
import { getAllocatedJobs } from './api/getAllocatedJobs.ts';
import { getChildJobs } from './api/getChildJobs.ts';
import { getJob } from './api/getJob.ts';
import { getJobs } from './api/getJobs.ts';
import { getJobsWithChildren } from './api/getJobsWithChildren.ts';
import { getJobTypes } from './api/getJobTypes.ts';
import { getLineHaulStatuses } from './api/getLineHaulStatuses.ts';
import { getScanEventImage } from './api/getScanEventImage.ts';
import { getScanEvents } from './api/getScanEvents.ts';
import { getScanEventTypes } from './api/getScanEventTypes.ts';
import { getUnallocatedJobs } from './api/getUnallocatedJobs.ts';
import { setJobPickup } from './api/setJobPickup.ts';
import { unallocateJob } from './api/unallocateJob.ts';
import { unallocateJobs } from './api/unallocateJobs.ts';
import { updateJob } from './api/updateJob.ts';
import { updateScanEvent } from './api/updateScanEvent.ts';
import { bookingCancelled, bookingChanged, bookingManifested } from './hearing.ts';

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
    live: {
      'job.created': 'jobs',
      'job.changed': 'jobs',
      'job.deleted': 'jobs',
      'job.scanned': 'jobs',
      'job.delivered': 'jobs',
    },
  });
