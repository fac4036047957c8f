import { getCarrierServices } from '@waybill/contract/carriers/endpoints';
import { createJob, updateJob } from '@waybill/contract/jobs/endpoints';
import { getAllPackageTypes } from '@waybill/contract/lookups/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { jobReads } from '../../calls.ts';

export const useCreateJob = () => useEndpointMutation(createJob, { refreshes: jobReads });

export const useUpdateJob = () => useEndpointMutation(updateJob, { refreshes: jobReads });

/** Queries the services of the own fleet. */
export const useOwnServices = () =>
  useEndpointQuery(getCarrierServices, { carrierCode: 'OWN', maxResultCount: 1000 });

export const usePackageTypes = () =>
  useEndpointQuery(getAllPackageTypes, {}, { freshFor: 600_000 });
