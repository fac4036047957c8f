import {
  discardBackgroundTask,
  getBackgroundTasks,
  retryBackgroundTask,
} from '@waybill/contract/administration/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useBackgroundTasks = (query: ArgsOf<typeof getBackgroundTasks>, every: number) =>
  useEndpointQuery(getBackgroundTasks, query, { keepPrevious: true, every });

const refreshes = [getBackgroundTasks];

export const useRetryTask = () => useEndpointMutation(retryBackgroundTask, { refreshes });

export const useDiscardTask = () => useEndpointMutation(discardBackgroundTask, { refreshes });
