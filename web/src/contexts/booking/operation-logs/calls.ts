import { getOperationLog, getOperationLogs } from '@waybill/contract/booking/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

export const useOperationLogs = (bookingId: number) =>
  useEndpointQuery(getOperationLogs, { bookingId, maxResultCount: 100 });

export const useOperationLog = (id: number, enabled: boolean) =>
  useEndpointQuery(getOperationLog, { id }, { enabled });
