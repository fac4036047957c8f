import { useQueryClient } from '@tanstack/react-query';
import {
  getAllocatedJobs,
  getChildJobs,
  getJob,
  getJobPlaces,
  getJobs,
  getScanEvents,
  getUnallocatedJobs,
} from '@waybill/contract/jobs/endpoints';
import { refreshAfter } from '#client/live.ts';

export const jobReads = [
  getJobs,
  getJob,
  getJobPlaces,
  getChildJobs,
  getUnallocatedJobs,
  getAllocatedJobs,
  getScanEvents,
] as const;

/**
 * Returns the function that reads again what shows jobs that the user has just moved, as their own
 * events do, which may be late.
 */
export function useAfterMove(): (jobIds: readonly string[]) => void {
  const queries = useQueryClient();
  return (jobIds) => {
    for (const id of jobIds) refreshAfter(queries, { topic: 'jobs', id });
  };
}
