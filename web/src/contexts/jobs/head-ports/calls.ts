import {
  createHeadPort,
  deleteHeadPort,
  getHeadPort,
  getHeadPorts,
  getServingZones,
  getZones,
  updateHeadPort,
} from '@waybill/contract/jobs/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const headPortReads = [getHeadPorts, getHeadPort, getZones, getServingZones] as const;

export const useHeadPorts = (query: ArgsOf<typeof getHeadPorts>) =>
  useEndpointQuery(getHeadPorts, query, { keepPrevious: true });

/** Queries all head ports by code, as options. */
export const useAllHeadPorts = () =>
  useEndpointQuery(getHeadPorts, { sorting: 'code', maxResultCount: 1000 });

export const useCreateHeadPort = () =>
  useEndpointMutation(createHeadPort, { refreshes: headPortReads });

export const useUpdateHeadPort = () =>
  useEndpointMutation(updateHeadPort, { refreshes: headPortReads });

export const useDeleteHeadPort = () =>
  useEndpointMutation(deleteHeadPort, { refreshes: headPortReads });
